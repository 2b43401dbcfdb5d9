"""Everything that travels between the server and a browser or bot; docs/wire.md describes it.

``common`` holds what several messages share, ``rest`` the bodies of REST calls, ``client_frames``
and ``server_frames`` what goes over a socket. ``schema`` writes all of them as one JSON schema,
from which the TypeScript types are generated.
"""
