"""Limits of nginx's disk space and memory, compared with the volumes in compose and Kubernetes."""

import re
from itertools import pairwise
from typing import Any, Final

import yaml

from api.http.body import BODY_LIMIT, LARGE_BODY_LIMIT
from api.http.limits import LIMITS
from tests.deploy.sizes import in_bytes
from tests.servers import NGINX_CONF, ROOT

CONF: Final = NGINX_CONF.read_text()
# Connection limits for all clients, by a path of their location.
ZONES: Final = {"/v1/score/batch": "all_streams", "/v1/games/review": "all_large", "/v1/tables/yahtzee": "all_files"}
# nginx checks the size of its cache every ten seconds.
CACHE_OVERRUN: Final = 2


def locations() -> dict[str, str]:
    """Return the settings of the location for each path in `ZONES`."""
    parts = re.split(r"^ {8}location ", CONF.split("listen 8081;")[0], flags=re.MULTILINE)[1:]
    patterns = [(re.match(r"~ (\S+) {", part), part) for part in parts]
    return {path: next(part for pattern, part in patterns if pattern and re.search(pattern[1], path)) for path in ZONES}


def one_size(name: str, text: str) -> int:
    [found] = re.findall(rf"^\s*{name} (\d+[km]);", text, re.MULTILINE)
    return in_bytes(found)


def places(zone: str) -> int:
    [found] = re.findall(rf"limit_conn {zone} (\d+);", CONF)
    return int(found)


def greatest_stored() -> int:
    """Return the most bytes that nginx can store below /tmp, for any number of clients."""
    [cache] = re.findall(r" max_size=(\d+m) ", CONF)
    stored = CACHE_OVERRUN * in_bytes(cache)
    for path, text in locations().items():
        # Requests for files have no body that would be buffered on disk.
        body = one_size("client_max_body_size", text) if "client_max_body_size" in text else 0
        stored += places(ZONES[path]) * (body + one_size("proxy_max_temp_file_size", text))
    return stored


def compose(service: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())["services"][service]
    return found


def tmpfs(service: str) -> int:
    [mounted] = compose(service)["tmpfs"]
    return in_bytes(mounted.removeprefix("/tmp:size="))  # noqa: S108 - in a container


def empty_dir(name: str) -> int:
    deployment = yaml.safe_load((ROOT / "deploy" / "kubernetes" / "base" / "deployment.yaml").read_text())
    volumes = {each["name"]: each for each in deployment["spec"]["template"]["spec"]["volumes"]}
    return in_bytes(volumes[name]["emptyDir"]["sizeLimit"])


def test_files_of_nginx_fit_their_volumes() -> None:
    assert 0.8 * tmpfs("nginx") < greatest_stored() <= tmpfs("nginx")
    # Exceeding the limit evicts the whole pod, hence the margin.
    assert 2 * greatest_stored() <= empty_dir("nginx-tmp")


def test_streams_fit_the_temporary_volume() -> None:
    streams = places("all_streams") * LIMITS.stream_bytes
    for room in (tmpfs("api"), empty_dir("api-tmp")):
        assert streams < room


def test_files_in_memory_leave_memory_for_the_program() -> None:
    for service, own in (("nginx", 256 << 20), ("api", 1 << 30)):
        assert tmpfs(service) + own <= in_bytes(compose(service)["mem_limit"])


def test_process_limits_suffice() -> None:
    [nginx] = re.findall(r"^worker_processes (\d+);", CONF, re.MULTILINE)
    # The master, and two processes for the cache.
    assert int(nginx) + 3 <= compose("nginx")["pids_limit"]
    # Threads count too: a worker has four and some internal ones.
    assert compose("api")["pids_limit"] >= 16 * 16


def test_unlimited_bodies_are_not_buffered_on_disk() -> None:
    server = CONF.split("    server {")[1].split("location /")[0]
    http = CONF.split("    server {")[0]
    assert "proxy_max_temp_file_size 0;" in server
    assert one_size("client_max_body_size", http) == one_size("client_body_buffer_size", http) == BODY_LIMIT


def test_an_ordinary_answer_is_buffered_as_a_whole() -> None:
    large = locations()["/v1/games/review"]
    assert one_size("client_max_body_size", large) == LARGE_BODY_LIMIT
    assert one_size("proxy_max_temp_file_size", large) == LIMITS.answer_bytes


def test_limits_and_locations_match_the_same_paths() -> None:
    """The maps that limit requests and the locations that serve them have the same patterns."""
    served = dict(zip(ZONES, [text.split(" {")[0].removeprefix("~ ") for text in locations().values()], strict=True))
    maps = dict(re.findall(r'map \$uri \$keepwise_(\w+) {\s*default "";\s*"~(\S+)" ', CONF))
    assert maps["large_path"] == served["/v1/games/review"]
    assert maps["file"] == served["/v1/tables/yahtzee"]
    # All requests as large as streams are limited as such: the location has no path that the map lacks.
    names = re.findall(r"[a-z]+(?:/[a-z]+)?(?=[|)])", served["/v1/score/batch"])
    assert len(names) == 4
    for name in names:
        assert re.search(maps["large_path"], f"/v1/{name}/batch")
    first, second = (CONF.index(f"location ~ {served[path]}") for path in ("/v1/score/batch", "/v1/games/review"))
    assert all(earlier < later for earlier, later in pairwise((first, second))), "the first that matches serves"
