"""Errors of an invalid request and of services that refuse, with the Python client."""

import json
import sys

from keepwise_client import NO_RETRIES, Keepwise, ProblemError

for address in sys.argv[1:]:
    with Keepwise(address, retries=NO_RETRIES) as keepwise:
        try:
            # By query string, since the model of the body would reject it.
            keepwise.advise_by_query(dice="12347", rolls_left=9)
        except ProblemError as problem:
            pointers = [error.pointer for error in problem.errors]
            wait = None if problem.retry_after is None else f"{problem.retry_after:.0f}"
            print(json.dumps([problem.status, problem.type, pointers, wait]))
