"""The identification of clients."""

import pytest

from api.http.client import client_of

ADDRESS = "192.0.2.7"


def named(name: str) -> str:
    return client_of({"HTTP_X_KEEPWISE_CLIENT": name, "REMOTE_ADDR": ADDRESS})


@pytest.mark.parametrize("name", ["198.51.100.9", "2001:db8:0:7::/64", "a_b-c", "f" * 64])
def test_a_proxys_name_takes_precedence_over_the_address(name: str) -> None:
    assert named(name) == name


@pytest.mark.parametrize(
    "name",
    ["", " ", "f" * 65, "198.51.100.9, 198.51.100.10", "198.51.100.9\n", "<b>", "g", "../x", "١٢", "a b", "é"],
)
def test_an_unsafe_name_is_ignored(name: str) -> None:
    assert named(name) == ADDRESS


def test_the_address_is_used_without_a_name() -> None:
    assert client_of({"REMOTE_ADDR": ADDRESS}) == ADDRESS
    assert client_of({"REMOTE_ADDR": ""}) == client_of({"REMOTE_ADDR": None}) == client_of({}) == ""


@pytest.mark.parametrize(
    ("environ", "name"),
    [
        ({"REMOTE_ADDR": "192.0.2.1"}, "192.0.2.1"),
        ({"REMOTE_ADDR": "2001:db8:0:7:1:2:3:4"}, "2001:db8:0:7::/64"),
        ({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_KEEPWISE_CLIENT": "2001:db8:0:7::9"}, "2001:db8:0:7::/64"),
        ({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_KEEPWISE_CLIENT": "::ffff:192.0.2.1"}, "192.0.2.1"),
        ({"REMOTE_ADDR": "127.0.0.1", "HTTP_X_KEEPWISE_CLIENT": "a b"}, "127.0.0.1"),
    ],
)
def test_an_ipv6_network_is_one_client(environ: dict[str, str], name: str) -> None:
    assert client_of(environ) == name
