"""deploy/compose.yaml, parsed and compared with the files it refers to, without a Docker engine."""

import json
import os
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any
from urllib.parse import urlsplit

import jsonschema
import pytest
import yaml

from tests.deploy.sizes import in_bytes
from tests.servers import NGINX_CONF, ROOT, Gunicorn, free_port

COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
DOCKERFILE = (ROOT / "Dockerfile").read_text()
STAGES = {stage.split("\n")[0]: stage for stage in re.split(r"^FROM \S+ AS ", DOCKERFILE, flags=re.MULTILINE)[1:]}

TEXTS = {"type": "array", "items": {"type": "string"}}
# The part of the Compose specification that the file uses, to detect misspelled keys.
SCHEMA: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "name": {"type": "string"},
        "services": {
            "additionalProperties": {
                "type": "object",
                "additionalProperties": False,
                "required": ["image"],
                "properties": {
                    "image": {"type": "string"},
                    "build": {
                        "type": "object",
                        "additionalProperties": False,
                        "properties": {
                            "context": {"type": "string"},
                            "target": {"type": "string"},
                            "args": {"additionalProperties": {"type": "string"}},
                        },
                    },
                    "user": {"type": "string"},
                    "command": TEXTS,
                    "depends_on": {
                        "additionalProperties": {
                            "type": "object",
                            "additionalProperties": False,
                            "properties": {"condition": {"const": "service_healthy"}},
                        }
                    },
                    "environment": {"additionalProperties": {"type": "string"}},
                    "ports": TEXTS,
                    "networks": TEXTS,
                    "volumes": TEXTS,
                    "read_only": {"type": "boolean"},
                    "tmpfs": {"type": "array", "items": {"type": "string", "pattern": r"^/\w+:size=\d+[mg]$"}},
                    "mem_limit": {"type": "string", "pattern": r"^\d+[mg]$"},
                    "pids_limit": {"type": "integer", "minimum": 1},
                    "cap_drop": TEXTS,
                    "security_opt": TEXTS,
                    "restart": {"enum": ["no", "always", "on-failure", "unless-stopped"]},
                    "healthcheck": {
                        "type": "object",
                        "additionalProperties": False,
                        "required": ["test", "interval", "timeout", "retries", "start_period"],
                        "properties": {
                            "test": TEXTS,
                            "interval": {"pattern": r"^\d+s$"},
                            "timeout": {"pattern": r"^\d+s$"},
                            "start_period": {"pattern": r"^\d+s$"},
                            "retries": {"type": "integer"},
                        },
                    },
                    "logging": {
                        "type": "object",
                        "additionalProperties": False,
                        "required": ["driver", "options"],
                        "properties": {
                            "driver": {"const": "json-file"},
                            "options": {
                                "type": "object",
                                "additionalProperties": False,
                                "required": ["max-size", "max-file"],
                                # Docker requires strings.
                                "properties": {
                                    "max-size": {"type": "string", "pattern": r"^\d+m$"},
                                    "max-file": {"type": "string", "pattern": r"^\d+$"},
                                },
                            },
                        },
                    },
                    "stop_signal": {"pattern": "^SIG[A-Z]+$"},
                    "stop_grace_period": {"pattern": r"^\d+s$"},
                },
            }
        },
        "networks": {"additionalProperties": {"properties": {"internal": {"type": "boolean"}}}},
        "volumes": {"additionalProperties": {"additionalProperties": False}},
    },
}


def test_it_has_only_known_keys() -> None:
    jsonschema.validate(COMPOSE, SCHEMA)
    for service in COMPOSE["services"].values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("depends_on", {})) <= set(COMPOSE["services"])


def test_only_nginx_is_reachable_and_file_systems_are_read_only() -> None:
    assert [name for name, service in COMPOSE["services"].items() if "ports" in service] == ["nginx"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    for name, service in COMPOSE["services"].items():
        assert service["networks"] == (["inside", "outside"] if name == "nginx" else ["inside"])
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    # Users other than root are stated where containers run as such.
    for service in COMPOSE["services"].values():
        assert "build" in service or service["user"].split(":")[0] not in ("0", "root")
    assert all(re.search(r"^USER [1-9]\d*$", STAGES[name], re.MULTILINE) for name in ("serve", "solver"))


def test_volumes_are_declared_and_where_the_image_has_a_folder_for_them() -> None:
    mounted = [volume for service in COMPOSE["services"].values() for volume in service.get("volumes", ())]
    named = [volume.split(":") for volume in mounted if not volume.startswith(".")]
    assert {name for name, _ in named} == set(COMPOSE["volumes"])
    # A new volume gets the owner of the image's folder.
    for name in ("serve", "solver"):
        assert "install --directory --owner=keepwise strategy_tables/tables/solved" in STAGES[name]
    assert {folder for _, folder in named} == {"/app/strategy_tables/tables/solved", "/data"}


def test_solvers_and_servers_have_one_queue_that_holds_their_tables() -> None:
    services = COMPOSE["services"]
    api, solver = services["api"], services["solver"]
    assert solver["build"]["target"] == "solver"
    assert api["environment"]["SOLVE_ON_DEMAND"] == "1"
    for name in ("QUEUE", "SOLVED_TABLES_MB"):
        assert api["environment"][name] == solver["environment"][name]
    assert urlsplit(api["environment"]["QUEUE"]).hostname in services
    command = services["queue"]["command"]
    memory = in_bytes(command[command.index("--maxmemory") + 1].removesuffix("b"))
    tables = int(api["environment"]["SOLVED_TABLES_MB"]) << 20
    assert 1.2 * tables <= memory
    assert 1.5 * memory <= in_bytes(services["queue"]["mem_limit"])
    assert command[command.index("--maxmemory-policy") + 1] == "noeviction"


def test_compose_and_nginx_are_consistent() -> None:
    conf = NGINX_CONF.read_text()
    [port] = re.findall(r"^ +PORT=(\d+)", DOCKERFILE, re.MULTILINE)
    assert set(re.findall(r"^\s*server (\S+?) ", conf, re.MULTILINE)) == {f"api:{port}"}
    nginx = COMPOSE["services"]["nginx"]
    source, target, mode = nginx["volumes"][0].split(":")
    assert (ROOT / "deploy" / source).resolve() == NGINX_CONF
    assert (target, mode) == ("/etc/nginx/nginx.conf", "ro")
    listened, operators = re.findall(r"^\s*listen (\d+);", conf, re.MULTILINE)
    assert len(nginx["ports"]) == 1
    assert nginx["ports"][0].endswith(f":{listened}")
    assert nginx["healthcheck"]["test"][-1] == f"http://127.0.0.1:{operators}/healthz"
    assert (ROOT / "deploy" / COMPOSE["services"]["api"]["build"]["context"] / "Dockerfile").resolve().is_file()


def test_nginx_waits_for_the_health_check_of_the_image() -> None:
    waited_for = COMPOSE["services"]["nginx"]["depends_on"]
    assert set(waited_for) == {"api"}
    check = COMPOSE["services"]["api"]["healthcheck"]["test"]
    assert check[0] == "CMD"
    [of_image] = re.findall(r"^HEALTHCHECK .*\n +CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    assert check[1:] == json.loads(of_image), "an image in Docker's format says the same"


class Draining(BaseHTTPRequestHandler):
    """The answers of a server during a graceful shutdown, as tests/deploy/test_faults.py observes them."""

    def do_GET(self) -> None:
        self.send_response(503 if self.path == "/readyz" else 200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.slow
def test_the_check_detects_whether_a_server_is_ready(one_worker: Gunicorn) -> None:
    _, program, *arguments = COMPOSE["services"]["api"]["healthcheck"]["test"]
    assert program == "python"

    def is_well(port: int) -> bool:
        environ = {**os.environ, "PORT": str(port)}
        return subprocess.run([sys.executable, *arguments], env=environ, stderr=subprocess.DEVNULL).returncode == 0

    assert is_well(one_worker.port)
    with HTTPServer(("127.0.0.1", 0), Draining) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        assert not is_well(server.server_port)
        server.shutdown()
    assert not is_well(free_port())


def test_gunicorn_is_configured_behind_nginx() -> None:
    assert COMPOSE["services"]["api"]["environment"]["BEHIND_PROXY"] == "1"
    assert "BEHIND_PROXY" not in DOCKERFILE, "by itself the image has nothing in front"


def test_the_size_of_logs_is_limited() -> None:
    for service in COMPOSE["services"].values():
        options = service["logging"]["options"]
        assert int(options["max-size"].removesuffix("m")) * int(options["max-file"]) <= 100


def test_every_external_image_has_an_exact_tag() -> None:
    for service in COMPOSE["services"].values():
        assert "build" in service or re.fullmatch(r".+:\d+\.\d+\.\d+(-\w+)?", service["image"])
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert bases
    for base in bases:
        assert base == "base" or re.fullmatch(r".+:\d+\.\d+\.\d+(-\w+)*", base)
