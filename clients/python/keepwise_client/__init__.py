"""A client of Keepwise: exact scoring, checking and advice for dice games of the Yahtzee family.

`Keepwise` and `AsyncKeepwise` have a method for every operation of the service. Their arguments and results are the
models of `keepwise_client.models`. All errors are a `KeepwiseError`; refusals of the service are a `ProblemError`.
"""

from keepwise_client.client import AsyncKeepwise, Keepwise
from keepwise_client.errors import (
    ConnectionFailedError,
    InvalidArgumentsError,
    KeepwiseError,
    ProblemError,
    TimedOutError,
    UnreadableAnswerError,
)
from keepwise_client.offline import OfflineAdvice, OfflineScores, OfflineTable
from keepwise_client.retries import NO_RETRIES, Retries
from keepwise_client.rolls import draw_values, verify_roll
from keepwise_client.version import __version__

__all__ = [
    "NO_RETRIES",
    "AsyncKeepwise",
    "ConnectionFailedError",
    "InvalidArgumentsError",
    "Keepwise",
    "KeepwiseError",
    "OfflineAdvice",
    "OfflineScores",
    "OfflineTable",
    "ProblemError",
    "Retries",
    "TimedOutError",
    "UnreadableAnswerError",
    "__version__",
    "draw_values",
    "verify_roll",
]
