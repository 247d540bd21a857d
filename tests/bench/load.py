"""Load from a separate process (wrk), and its cost for the server, read from /proc."""

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.programs import find_program
from tests.servers import Gunicorn

_TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")

# wrk passes its figures to "done" at the end; printed as JSON they need no text parsing.
_SCRIPT = """
local questions, asked = {}, 0
init = function()
%(questions)s
end
request = function()
  asked = asked + 1
  return questions[asked %% #questions + 1]
end
done = function(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format(
    '\\n{"requests": %%d, "microseconds": %%d, "errors": %%d, "median": %%f, "p99": %%f}\\n',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
"""


@dataclass(frozen=True, slots=True)
class Question:
    """A request; `fields` are header fields besides the content type."""

    path: str
    method: str = "GET"
    body: str = ""
    fields: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Load:
    """Results of a load: answers and their rate, errors, latencies in seconds, CPU seconds of the server per answer."""

    requests: int
    rate: float
    errors: int
    median: float
    p99: float
    cpu: float


def put_load(
    port: int, questions: Sequence[Question], pids: Iterable[int], seconds: int = 2, connections: int = 4
) -> Load:
    """Send these requests in turn on several connections for some seconds; `pids` are the processes whose CPU is
    counted."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(_SCRIPT % {"questions": "\n".join(map(_format, questions))})
        file.flush()
        command = [find_program("wrk"), "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s"]
        before = sum(map(cpu_seconds, pids := list(pids)))
        run = subprocess.run(
            [*command, "-s", file.name, f"http://127.0.0.1:{port}"],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        used = sum(map(cpu_seconds, pids)) - before
    said = json.loads(run.stdout.splitlines()[-1])
    requests = said["requests"]
    return Load(
        requests=requests,
        rate=requests / said["microseconds"] * 1e6,
        errors=said["errors"],
        median=said["median"] / 1e6,
        p99=said["p99"] / 1e6,
        cpu=used / max(requests, 1),
    )


def _format(question: Question) -> str:
    """Return a line of Lua that adds a request."""
    fields = [*question.fields, *([("Content-Type", "application/json")] if question.body else [])]
    written = ", ".join(f"[{_lua(name)}] = {_lua(value)}" for name, value in fields)
    parts = f"{_lua(question.method)}, {_lua(question.path)}, {{{written}}}, {_lua(question.body)}"
    return f"  questions[#questions + 1] = wrk.format({parts})"


def _lua(text: str) -> str:
    """Return a Lua literal, with every byte as a decimal escape."""
    return '"' + "".join(f"\\{byte:03d}" for byte in text.encode()) + '"'


def cpu_seconds(pid: int) -> float:
    """Return the user and system time of a process with all its threads."""
    # The name, in parentheses, may contain spaces.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS_PER_SECOND


def memory(pid: int) -> dict[str, int]:
    """Return memory of a process in bytes: "Rss" in total, "Pss" with shared parts divided, "Private" unshared."""
    sizes = {
        line.split(":")[0]: int(line.split()[1]) * 1024
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    }
    return {"Rss": sizes["Rss"], "Pss": sizes["Pss"], "Private": sizes["Private_Clean"] + sizes["Private_Dirty"]}


@contextmanager
def apart(*servers: Gunicorn) -> Iterator[None]:
    """Run the workers of these servers on one processor, and the load on the others, if any.

    This is how they run with as many workers as processors; otherwise a single worker could migrate.
    """
    allowed = os.sched_getaffinity(0)
    own = {min(allowed)}
    for server in servers:
        for pid in server.workers():
            for task in Path(f"/proc/{pid}/task").iterdir():
                os.sched_setaffinity(int(task.name), own)
    os.sched_setaffinity(0, allowed - own or own)
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
