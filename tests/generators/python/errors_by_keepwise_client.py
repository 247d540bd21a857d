"""What the package for Python says of a request that is wrong, and of services that refuse."""

import json
import sys

from keepwise_client import NO_RETRIES, Keepwise, ProblemError

for address in sys.argv[1:]:
    with Keepwise(address, retries=NO_RETRIES) as keepwise:
        try:
            # On the query string, which takes what a body in Python would not.
            keepwise.advise_by_query(dice="12347", rolls_left=9)
        except ProblemError as problem:
            pointers = [error.pointer for error in problem.errors]
            wait = None if problem.retry_after is None else f"{problem.retry_after:.0f}"
            print(json.dumps([problem.status, problem.type, pointers, wait]))
