"""The no-op Flask service that requests are compared with: reads JSON, answers JSON of the same size, does nothing.

ANSWERS names a file with a JSON object: what each path answers.
"""

import json
import os
from pathlib import Path

from flask import Flask, Response, jsonify, request

app = Flask(__name__)
ANSWERS = json.loads(Path(os.environ["ANSWERS"]).read_text())


@app.post("/<name>")
def read_and_answer(name: str) -> Response:
    """Read the body as JSON, and answer."""
    request.get_json()
    return jsonify(ANSWERS[name])


@app.get("/<name>")
def only_answer(name: str) -> Response:
    """Answer without reading the request."""
    return jsonify(ANSWERS[name])


@app.get("/readyz")
def ready() -> Response:
    """Answer that the service is ready."""
    return Response("ready")
