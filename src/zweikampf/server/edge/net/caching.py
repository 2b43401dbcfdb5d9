"""Answers that browsers may keep: a tag tells them whether their copy is still current, and what
never changes need not be requested again."""

from __future__ import annotations

import gzip
import hashlib

from starlette.datastructures import Headers
from starlette.responses import Response

# A week, not a year: what retention removes must disappear from other people's caches too.
FOR_EVER = "public, max-age=604800, immutable"
ASK_AGAIN = "private, no-cache"
INSTALLED = "public, no-cache"  # the same for everyone, and changes with what is installed


def packed_answer(
    headers: Headers,
    content: bytes,
    media_type: str,
    *,
    tag: str = "",
    disposition: str = "",
    cache: str = FOR_EVER,
) -> Response:
    """Something that is kept compressed; it is sent as it is where possible.
    ``tag`` is for what is made of stored things; the content is then not read for nothing."""
    tag = tag or tag_of(content)
    kept = {"Cache-Control": cache, "Vary": "Accept-Encoding", "ETag": tag}
    if is_known(headers, tag):
        return Response(status_code=304, headers=kept)
    if disposition:
        kept["Content-Disposition"] = disposition
    if takes_gzip(headers):
        kept["Content-Encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, headers=kept, media_type=media_type)


def private_answer(headers: Headers, content: bytes) -> Response:
    """Something that differs by asker and seldom changes."""
    kept = {"Cache-Control": ASK_AGAIN, "Vary": "Cookie", "ETag": tag_of(content)}
    if is_known(headers, kept["ETag"]):
        return Response(status_code=304, headers=kept)
    return Response(content, headers=kept, media_type="application/json")


def public_answer(headers: Headers, content: bytes, media_type: str) -> Response:
    """Something that is the same for everyone and changes with what is installed."""
    kept = {"Cache-Control": INSTALLED, "ETag": tag_of(content)}
    if is_known(headers, kept["ETag"]):
        return Response(status_code=304, headers=kept)
    return Response(content, headers=kept, media_type=media_type)


def tag_of(*contents: bytes) -> str:
    """Weak: the same content may be sent with or without compression."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(content)
    return f'W/"{digest.hexdigest()[:32]}"'


def is_known(headers: Headers, tag: str) -> bool:
    known = [each.strip() for each in headers.get("if-none-match", "").split(",")]
    return "*" in known or tag.removeprefix("W/") in {each.removeprefix("W/") for each in known}


def takes_gzip(headers: Headers) -> bool:
    for each in headers.get("accept-encoding", "").lower().split(","):
        coding, _, weight = each.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
