"""Errors of an invalid request and of services that refuse, with models of datamodel-code-generator."""

import json
import sys

import httpx
from keepwise_models import AdviceRequest, ProblemDocument

for address in sys.argv[1:]:
    # The model rejects a die that shows 7, so it is built without validation.
    question = AdviceRequest.model_construct(dice=[1, 2, 3, 4, 7], rolls_left=9)
    response = httpx.post(f"{address}/v1/advice", json=question.model_dump(mode="json", exclude_unset=True))
    problem = ProblemDocument.model_validate(response.json())
    pointers = [error.pointer for error in problem.errors]
    print(json.dumps([problem.status, problem.type, pointers, response.headers.get("Retry-After")]))
