"""Random answers that are the same for a repeated request.

The service stores nothing, so the seed follows from the `Idempotency-Key` and the request: anyone who knows both can
repeat it, as with a seed. Another request with the same key gets other numbers.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

from flask import request

_SEEDS: Final = 2**53
"""Number of seeds, which are exact in JavaScript."""


def with_seed(data: Any) -> Any:
    """Return the data of a request with the seed of its `Idempotency-Key`, unless it has a seed or no key."""
    key = request.environ.get("HTTP_IDEMPOTENCY_KEY")
    if not key or not isinstance(data, dict) or data.get("seed") is not None:
        return data
    asked = json.dumps([request.path, key, data], sort_keys=True)
    digest = sha256(asked.encode()).digest()
    return {**data, "seed": int.from_bytes(digest) % _SEEDS}
