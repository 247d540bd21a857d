"""Configurable limits of requests and clients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strategy_tables.limits import WORK_LIMITS, WorkLimits


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of requests, of answers, and of clients.

    * `seconds`: processor seconds of a request, by known costs and, between its parts, by the clock
    * `answer_bytes`: bytes of an answer; `refusal_bytes`: the part of them for refusals of items that do not fit
    * `seconds_before`: maximum wait before a request begins, after which clients have usually given up
    * `client_seconds`: burst limit of a client in processor seconds; `client_share`: its sustained rate per second
    * `short_seconds`: a request that takes more processor time needs a slot
    * `long_requests`: slots for long requests in a worker, half of its threads
    * `seconds_for_slot`: how long one more request waits for a slot: a page sends two such requests at once
    * `seconds_for_table`: how long a request waits for a table that is built quickly; it may do so twice and has to be
      answered then
    * `streams`: concurrent streams in a worker; `stream_lines`, `stream_bytes`, `stream_seconds`: maximum lines of a
      stream, blank ones included, its bytes and its duration. Each line may cost as much as a request
    * `stall_seconds`: how long a stream waits for the next chunk to arrive or to be accepted
    * `work`: limits of computations and builds for a request
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
"""The default limits."""
