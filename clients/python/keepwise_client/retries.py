"""Retries."""

from __future__ import annotations

from dataclasses import dataclass
from random import SystemRandom

import httpx

from keepwise_client.errors import retry_after

_WORTH_ANOTHER = (httpx.codes.TOO_MANY_REQUESTS, httpx.codes.BAD_GATEWAY, httpx.codes.SERVICE_UNAVAILABLE)


@dataclass(frozen=True, slots=True)
class Retries:
    """The number of retries of a failed connection, a 429, a 502 or a 503, and the waits before them.

    All requests can be repeated, since none changes anything. The service states the wait in Retry-After; otherwise
    waits are `backoff` seconds, doubled each time, shortened by up to half at random. Instead of a longer wait than
    allowed, the `ProblemError` is raised, with the wait in `retry_after`.
    """

    times: int = 3
    longest_wait: float = 30.0
    backoff: float = 0.5

    def wait(self, sent: int, response: httpx.Response | None = None) -> float | None:
        """Return the seconds until the next attempt after `sent` attempts, or None if there is none.

        Without a response the connection failed.
        """
        if sent > self.times or not (response is None or response.status_code in _WORTH_ANOTHER):
            return None
        said = None if response is None else retry_after(response)
        if said is None:
            return min(self.longest_wait, self.backoff * 2.0 ** (sent - 1)) * SystemRandom().uniform(0.5, 1)
        return said if said <= self.longest_wait else None


NO_RETRIES = Retries(times=0)
