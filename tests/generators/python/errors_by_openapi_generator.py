"""Errors of an invalid request and of services that refuse, with a client of openapi-generator."""

import json
import sys
from typing import cast

from keepwise_generated import AdviceApi, AdviceRequest, ApiClient, ApiException, Configuration, ProblemDocument

for address in sys.argv[1:]:
    question = AdviceRequest(dice=[1, 2, 3, 4, 6], rolls_left=2)
    # The models reject a die that shows 7, unless a copy is not validated.
    wrong = question.model_copy(update={"dice": [1, 2, 3, 4, 7], "rolls_left": 9})
    with ApiClient(Configuration(host=address)) as client:
        try:
            AdviceApi(client).advise(wrong)
        except ApiException as error:
            problem = cast(ProblemDocument, error.data)
            pointers = [each.pointer for each in problem.errors]
            wait = (error.headers or {}).get("Retry-After")
            print(json.dumps([problem.status, problem.type, pointers, wait]))
