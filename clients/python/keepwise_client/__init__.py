"""A client of Keepwise: exact scoring, checking and advice for dice games of the Yahtzee family.

`Keepwise` and `AsyncKeepwise` have a method for every operation of the service. Their arguments and results are the
models of `keepwise_client.models`; refusals of the service are raised as `ProblemError`.
"""

from keepwise_client.client import AsyncKeepwise, Keepwise
from keepwise_client.problems import ProblemError
from keepwise_client.retries import NO_RETRIES, Retries
from keepwise_client.version import __version__

__all__ = ["NO_RETRIES", "AsyncKeepwise", "Keepwise", "ProblemError", "Retries", "__version__"]
