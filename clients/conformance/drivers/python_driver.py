"""The driver of the Python client: the synchronous one, or with the argument ``async`` the asynchronous one."""

import asyncio
import json
import sys
from inspect import isawaitable
from typing import Any

from pydantic import BaseModel

from keepwise_client import (
    AsyncKeepwise,
    ConnectionFailedError,
    InvalidArgumentsError,
    Keepwise,
    KeepwiseError,
    OfflineAdvice,
    OfflineScores,
    OfflineTable,
    ProblemError,
    Retries,
    TimedOutError,
    UnreadableAnswerError,
    models,
    verify_roll,
)

STREAMS = {
    "score_stream": ("score_batch_stream", models.ScoreRequest),
    "advise_stream": ("advise_batch_stream", models.AdviceRequest),
}
KINDS = {
    ProblemError: "problem",
    ConnectionFailedError: "connection",
    TimedOutError: "timeout",
    UnreadableAnswerError: "unreadable",
    InvalidArgumentsError: "arguments",
}


def options_of(line: dict[str, Any]) -> dict[str, Any]:
    """Return the keyword arguments of a client."""
    options = line["options"]
    names = {"retries": "times", "longest_wait": "longest_wait", "backoff": "backoff"}
    retries = Retries(**{name: options[said] for said, name in names.items() if said in options})
    offline = OfflineTable(options["offline"]) if "offline" in options else None
    return {"retries": retries, "offline": offline, "timeout": options.get("timeout", 10.0)}


def call(client: Any, line: dict[str, Any]) -> Any:
    """Call the method of a line."""
    asked = line["arguments"]
    if line["call"] in STREAMS:
        name, model = STREAMS[line["call"]]
        return getattr(client, name)([model.model_validate(item) for item in asked["items"]])
    if line["call"] == "verify_roll":
        return {"valid": verify_roll(asked["request"], asked["answer"])}
    if line["call"] == "explain_problem":
        return client.explain_problem(asked["name"])
    return getattr(client, line["call"])(**asked)


def answer(line: dict[str, Any]) -> Any:
    """Return the result of a synchronous call."""
    with Keepwise(line["base_url"], **options_of(line)) as client:
        result = call(client, line)
        return {"results": list(result)} if line["call"] in STREAMS else result


async def answer_async(line: dict[str, Any]) -> Any:
    """Return the result of an asynchronous call."""
    async with AsyncKeepwise(line["base_url"], **options_of(line)) as client:
        result = call(client, line)
        if line["call"] in STREAMS:
            return {"results": [each async for each in result]}
        return await result if isawaitable(result) else result


def dump(result: Any) -> Any:
    """Return a result as JSON."""
    if isinstance(result, BaseModel):
        return result.model_dump(mode="json", by_alias=True, exclude_unset=True)
    return {name: [dump(each) for each in values] for name, values in result.items()} if "results" in result else result


def dump_error(error: KeepwiseError) -> dict[str, Any]:
    """Return an error in the form of the protocol."""
    said: dict[str, Any] = {"kind": KINDS[type(error)]}
    if isinstance(error, ProblemError):
        said |= {"status": error.status, "code": error.code, "codes": error.codes}
        said |= {"pointers": [each.pointer for each in error.errors], "retry_after": error.retry_after}
        said |= {"request_id": error.request_id, "progress": error.document.get("progress", {}).get("share")}
    if isinstance(error, UnreadableAnswerError):
        said["answered"] = error.answered
    return said


def main() -> None:
    """Answer every line of the standard input."""
    for text in sys.stdin:
        line = json.loads(text)
        try:
            result = asyncio.run(answer_async(line)) if sys.argv[1:] == ["async"] else answer(line)
            said = {"result": dump(result), "offline": isinstance(result, (OfflineAdvice, OfflineScores))}
        except KeepwiseError as error:
            said = {"error": dump_error(error)}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
