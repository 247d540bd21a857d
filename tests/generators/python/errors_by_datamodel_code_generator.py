"""What models of datamodel-code-generator say of a request that is wrong, and of services that refuse."""

import json
import sys

import httpx
from keepwise_models import AdviceRequest, ProblemDocument

for address in sys.argv[1:]:
    # The model takes no die that shows 7, so it is asked to take what it is given.
    question = AdviceRequest.model_construct(dice=[1, 2, 3, 4, 7], rolls_left=9)
    response = httpx.post(f"{address}/v1/advice", json=question.model_dump(mode="json", exclude_unset=True))
    problem = ProblemDocument.model_validate(response.json())
    pointers = [error.pointer for error in problem.errors]
    print(json.dumps([problem.status, problem.type, pointers, response.headers.get("Retry-After")]))
