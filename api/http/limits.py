"""What a request may cost, and what one client may have: all that may be chosen of it, in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strategy_tables.limits import WORK_LIMITS, WorkLimits


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds of requests, of answers, and of clients.

    * `seconds`: processor seconds that one request may take, by what is known of it and, between its parts, by the
      clock
    * `answer_bytes`: bytes of one answer; `refusal_bytes`: those of them that the refusals of the parts of a request
      may take for which there is no room
    * `seconds_before`: so long a request may have waited before it is begun: after that hardly anybody waits for it
    * `client_seconds`: processor seconds that one client may have computed at once, after a rest; `client_share`: in a
      second, for as long as it likes
    * `short_seconds`: a request that takes more processor time than this needs a slot
    * `long_requests`: long requests that one worker attends to at a time, of all clients; half of its threads
    * `seconds_for_slot`: so long one more waits for its turn: a page asks for two such things at once
    * `seconds_for_table`: so long a request waits for a table that is quickly built. It may do so twice, and has to be
      answered then
    * `streams`: streams that one worker attends to at a time; `stream_lines`, `stream_bytes`, `stream_seconds`: lines
      of one stream, with the blank ones, bytes of it and how long it is attended to. Each of its lines may take as much
      as a request
    * `stall_seconds`: so long the next piece of a stream may take to arrive, or to be taken
    * `work`: what is worked out, or built, for a request
    """

    seconds: float = 1.5
    answer_bytes: int = 8 * 1024 * 1024
    refusal_bytes: int = 1024 * 1024
    seconds_before: float = 5.0
    client_seconds: float = 3.0
    client_share: float = 0.5
    short_seconds: float = 0.05
    long_requests: int = 2
    seconds_for_slot: float = 2.0
    seconds_for_table: float = 8.0
    streams: int = 1
    stream_lines: int = 100_000
    stream_bytes: int = 64 * 1024 * 1024
    stream_seconds: float = 600.0
    stall_seconds: float = 20.0
    work: WorkLimits = WORK_LIMITS


LIMITS: Final = Limits()
"""Those of a server that nobody has configured otherwise."""
