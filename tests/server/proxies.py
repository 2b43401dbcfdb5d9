"""Real nginx and Caddy in front of a real server, with the configurations of docs/operating."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.typing import Origin

from tests.patience import PATIENCE
from tests.server.calling import PATIENT
from tests.server.client import OPEN
from zweikampf.online.line import Line

DOCS = Path(__file__).parents[2] / "docs" / "operating"
NAME = "cards.example.org"
UPSTREAM = "127.0.0.1:8000"


@dataclass
class Proxy:
    """``http`` and ``https`` are its ports on the loopback."""

    http: int
    https: int
    certificate: Path

    @property
    def public(self) -> str:
        return f"https://{NAME}:{self.https}"

    def context(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    def line(self, address: str = "127.0.0.1") -> ssl.SSLSocket:
        """A bare connection, on which a test sends what it likes."""
        plain = socket.create_connection(
            ("127.0.0.1", self.https), PATIENCE, source_address=(address, 0)
        )
        line = self.context().wrap_socket(plain, server_hostname=NAME)
        OPEN.append(line)
        return line

    def person(self, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """A person with a browser, who calls from this address."""
        transport = _Named(httpx.HTTPTransport(verify=self.context(), local_address=address))
        client = httpx.Client(
            base_url=f"https://127.0.0.1:{self.https}",
            transport=transport,
            headers={"Host": f"{NAME}:{self.https}", "Origin": self.public, **headers},
            timeout=PATIENCE,
        )
        OPEN.append(client)
        return client

    def socket(self, path: str, cookie: str, address: str = "127.0.0.1") -> Line:
        plain = socket.create_connection(
            ("127.0.0.1", self.https), PATIENCE, source_address=(address, 0)
        )
        opened = Line(
            f"wss://{NAME}:{self.https}{path}",
            sock=plain,
            ssl=self.context(),
            origin=Origin(self.public),
            additional_headers={"Cookie": cookie} if cookie else {},
            **PATIENT,
        )
        OPEN.append(opened)
        return opened.open()


class _Named(httpx.BaseTransport):
    """TLS for the name of the site, though the connection goes to the loopback."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self._inner = inner

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return self._inner.handle_request(request)

    def close(self) -> None:
        self._inner.close()


@contextmanager
def nginx(folder: Path, upstream: str, **changes: str) -> Iterator[Proxy]:
    program = _program("nginx")
    proxy = _prepared(folder)
    site = _changed(
        "nginx.conf",
        {
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen 127.0.0.1:{proxy.http};",
            "listen 443 ssl": f"listen 127.0.0.1:{proxy.https} ssl",
            f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(proxy.certificate),
            f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(folder / "key.pem"),
            UPSTREAM: upstream,
            **changes,
        },
    )
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = (
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr error;"
        f"events {{}} http {{ access_log off; {paths}\n{site}\n}}"
    )
    (folder / "nginx.conf").write_text(around)
    command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    with _running(command, proxy, {}):
        yield proxy


@contextmanager
def caddy(folder: Path, upstream: str, **changes: str) -> Iterator[Proxy]:
    program = _program("caddy")
    proxy = _prepared(folder)
    keys = f"tls {proxy.certificate} {folder}/key.pem"
    ports = f"http_port {proxy.http}\n\thttps_port {proxy.https}"
    site = _changed(
        "Caddyfile",
        {
            "{\n\tservers {": f"{{\n\tadmin off\n\t{ports}\n\tservers {{",
            f"{NAME} {{": f"{NAME} {{\n\tbind 127.0.0.1\n\t{keys}",
            UPSTREAM: upstream,
            **changes,
        },
    )
    (folder / "Caddyfile").write_text(site)
    command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with _running(command, proxy, homes):
        yield proxy


Front = Callable[..., Any]
FRONTS: dict[str, Front] = {"nginx": nginx, "caddy": caddy}


def _program(name: str) -> str:
    found = shutil.which(name, path=os.environ.get("PATH", "") + os.pathsep + "/usr/sbin")
    if found is None:
        assert not os.environ.get("CI"), f"CI needs {name}: apt-get install nginx-light caddy"
        pytest.skip(f"{name} is not installed, and could not be; see the Makefile")
    return found


def _changed(name: str, changes: dict[str, str]) -> str:
    """A configuration of the documentation with what differs here."""
    text = (DOCS / name).read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{name} has no {old!r} any more"
        text = text.replace(old, new)
    return text


def write_certificate(folder: Path) -> None:
    """For ``NAME``: certificate.pem, and its key in key.pem."""
    options = f"""req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2
        -subj /CN={NAME} -addext subjectAltName=DNS:{NAME} -keyout key.pem -out certificate.pem"""
    command = [_program("openssl"), *options.split()]
    subprocess.run(command, cwd=folder, check=True, stderr=subprocess.DEVNULL)


def _prepared(folder: Path) -> Proxy:
    folder.mkdir(parents=True, exist_ok=True)
    write_certificate(folder)
    with free_port() as one, free_port() as two:
        ports = one.getsockname()[1], two.getsockname()[1]
    return Proxy(*ports, folder / "certificate.pem")


def free_port() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


@contextmanager
def _running(command: list[str], proxy: Proxy, environment: dict[str, str]) -> Iterator[None]:
    log = proxy.certificate.with_name("log")
    with log.open("w") as written:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stderr=written)
    try:
        _wait_for(process, proxy, log)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(process: subprocess.Popen[bytes], proxy: Proxy, log: Path) -> None:
    """Neither says when it is ready, so it is asked until it answers."""
    while True:
        try:
            proxy.line().close()
            return
        except OSError:
            pass
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
            pytest.fail(log.read_text())
