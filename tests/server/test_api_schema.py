"""schemathesis: whatever fits the schema, or does not, gets an answer that the schema describes."""

from __future__ import annotations

from typing import Any

import pytest
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings

from tests.server.running import Seeded
from zweikampf.server.edge import games, routes
from zweikampf.server.edge.extension import extensions

RIGHT, WRONG = "POSITIVE", "NEGATIVE"
ROUTERS = (routes.router, games.router, *(each.router for each in extensions()))
ROUTES = [each for router in ROUTERS for each in router.routes if isinstance(each, APIRoute)]
# A call without parameters and body cannot be wrong.
CALLS = sorted(
    (
        (route.path, method, mode)
        for route in ROUTES
        for method in route.methods or ()
        for mode in ((RIGHT, WRONG) if "{" in route.path or route.body_field else (RIGHT,))
    ),
    key=str,
)


@pytest.fixture(scope="module")
def api(shared: Seeded) -> Any:
    # Not above: loading it takes half a second, and every test process reads this file.
    import schemathesis

    found = schemathesis.openapi.from_url(f"{shared.url}/api/openapi.json")
    # What is longer than any body may be is refused, too, with a status that is not in its list.
    rejection = found.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "413"]
    return found


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize(("path", "method", "mode"), CALLS)
def test_calls_are_answered_as_the_schema_says(api: Any, path: str, method: str, mode: str) -> None:
    from schemathesis import GenerationMode
    from schemathesis.specs.openapi.checks import positive_data_acceptance, unsupported_method

    operation = api[path][method]

    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=GenerationMode[mode]))
    def call(case: Any) -> None:
        # Every address outside the API is a page of the client: methods are for REST alone. And
        # which games and options there are is known to the games, not to the schema.
        case.call_and_validate(excluded_checks=[unsupported_method, positive_data_acceptance])

    call()
