"""Retries."""

from __future__ import annotations

from dataclasses import dataclass

import httpx

from keepwise_client.problems import retry_after

_WORTH_ANOTHER = (httpx.codes.TOO_MANY_REQUESTS, httpx.codes.SERVICE_UNAVAILABLE)


@dataclass(frozen=True, slots=True)
class Retries:
    """The number of retries of a 429 or a 503, and the longest wait.

    All requests can be repeated, since none changes anything. The service states the wait in Retry-After; otherwise
    waits are half a second, one, two and so on. Instead of a longer wait than allowed, the `ProblemError` is raised,
    with the wait in `retry_after`.
    """

    times: int = 3
    longest_wait: float = 30.0

    def wait(self, response: httpx.Response, sent: int) -> float | None:
        """Return the seconds until the next attempt after `sent` attempts, or None if there is none."""
        if response.status_code not in _WORTH_ANOTHER or sent > self.times:
            return None
        said = retry_after(response)
        seconds = 0.5 * 2 ** (sent - 1) if said is None else said
        return seconds if seconds <= self.longest_wait else None


NO_RETRIES = Retries(times=0)
