"""When a request is sent again."""

from __future__ import annotations

from dataclasses import dataclass

import httpx

from keepwise_client.problems import retry_after

_WORTH_ANOTHER = (httpx.codes.TOO_MANY_REQUESTS, httpx.codes.SERVICE_UNAVAILABLE)


@dataclass(frozen=True, slots=True)
class Retries:
    """How often a 429 or a 503 is asked again, and how long is waited for that.

    Every question may be asked twice: none changes anything. The service says in Retry-After when it is worth asking
    again; where it does not, the waits are half a second, one, two and so on. A wait longer than the longest is not
    begun: the answer is raised as a `ProblemError` then, whose `retry_after` says what it was.
    """

    times: int = 3
    longest_wait: float = 30.0

    def wait(self, response: httpx.Response, sent: int) -> float | None:
        """The seconds until the request, sent so often by now, is sent again; None when it is not."""
        if response.status_code not in _WORTH_ANOTHER or sent > self.times:
            return None
        said = retry_after(response)
        seconds = 0.5 * 2 ** (sent - 1) if said is None else said
        return seconds if seconds <= self.longest_wait else None


NO_RETRIES = Retries(times=0)
