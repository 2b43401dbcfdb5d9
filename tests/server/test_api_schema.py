"""schemathesis: whatever fits the schema, or does not, gets an answer that the schema describes."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance, unsupported_method

from tests.server.running import Running
from zweikampf.server.routes import router

OPERATIONS = sorted(
    (route.path, method)  # type: ignore[attr-defined]
    for route in router.routes
    for method in route.methods  # type: ignore[attr-defined]
)


RIGHT, WRONG = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
# A call without parameters cannot be wrong.
CALLS = [
    (path, method, mode)
    for path, method in OPERATIONS
    for mode in ((RIGHT, WRONG) if "{" in path or method == "POST" else (RIGHT,))
]


@pytest.fixture(scope="module")
def api(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


@pytest.mark.parametrize(("path", "method", "mode"), CALLS)
def test_calls_are_answered_as_the_schema_says(
    api: Any, path: str, method: str, mode: schemathesis.GenerationMode
) -> None:
    operation = api[path][method]

    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Any) -> None:
        # Every address outside the API is a page of the client: methods are for REST alone. And
        # which games and options there are is known to the games, not to the schema.
        case.call_and_validate(excluded_checks=[unsupported_method, positive_data_acceptance])

    call()
