"""Everything that travels between the server and a browser or bot; docs/wire.md tells the story.

``common`` holds what several messages share, ``rest`` the bodies of REST calls, ``asked`` the
frames that a client sends, ``told`` the frames that it receives. ``schema`` writes all of them as
one JSON schema, from which the TypeScript types are made.
"""
