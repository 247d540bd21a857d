from keepwise_client import Keepwise, ProblemError
from keepwise_client.models import Scorecard

with Keepwise("http://127.0.0.1:8000") as keepwise:
    scores = keepwise.score(dice=[3, 3, 3, 6, 6])
    print("full_house", scores.points and scores.points["full_house"])

    card = Scorecard(points={"sixes": 24})
    advice = keepwise.advise(dice=[1, 3, 3, 4, 6], rolls_left=2, scorecard=card)
    print(advice.explanation)

    try:
        keepwise.advise(dice=[1, 3, 3, 4, 6], rolls_left=9)
    except ProblemError as problem:
        for error in problem.errors:
            print(error.pointer, error.detail)
