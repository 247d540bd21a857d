"""The collection of requests that is committed."""

from clients.contract import read_contract
from clients.make_collection import COLLECTION, collection


def test_it_is_what_the_contract_makes() -> None:
    assert COLLECTION.read_text(encoding="utf-8") == collection(read_contract()), 'run "make clients"'
