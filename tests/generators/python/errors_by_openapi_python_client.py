"""Errors of an invalid request and of services that refuse, with a client of openapi-python-client."""

import json
import sys

from keepwise_api import Client
from keepwise_api.api.advice import advise
from keepwise_api.models import AdviceRequest, ProblemDocument

for address in sys.argv[1:]:
    question = AdviceRequest(dice=[1, 2, 3, 4, 7], rolls_left=9)
    with Client(address) as client:
        response = advise.sync_detailed(client=client, body=question)
    problem = response.parsed
    assert isinstance(problem, ProblemDocument), problem
    pointers = [error.pointer for error in problem.errors]
    print(json.dumps([problem.status, problem.type_, pointers, response.headers.get("Retry-After")]))
