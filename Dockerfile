# Two stages: the first has numba and builds the tables, the second serves them without numba and a compiler. The
# container can be read-only: docker run --read-only --tmpfs /tmp
# Production needs nginx in front of it: deploy/compose.yaml, deploy/kubernetes.
FROM python:3.13.14-slim-trixie AS base
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_ROOT_USER_ACTION=ignore \
    PYTHONUNBUFFERED=1
WORKDIR /app

FROM base AS tables
COPY requirements/serve.txt requirements/solve.txt requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/solve.txt
COPY engine/ engine/
COPY strategy_tables/ strategy_tables/
RUN python -m strategy_tables build
# Rulesets that also get tables of outlooks and targets, such as "yahtzee yatzy". docs/capacity.md lists their sizes.
ARG OPTIONAL_TABLES=""
# hadolint ignore=SC2086
RUN test -z "$OPTIONAL_TABLES" || python -m strategy_tables build --objective outlook --objective target $OPTIONAL_TABLES

FROM base AS serve
RUN useradd --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin keepwise
COPY requirements/serve.txt requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/serve.txt
COPY deploy/gunicorn.conf.py deploy/
COPY engine/ engine/
COPY strategy_tables/ strategy_tables/
COPY api/ api/
COPY openapi.yaml openapi-core.yaml CHANGELOG.md ./
COPY openapi/examples/ openapi/examples/
COPY docs/promises.md docs/offline.md docs/
COPY --from=tables /app/strategy_tables/tables/ strategy_tables/tables/
# Write and compile now, since the file system may be read-only later.
RUN python -m api.texts && python -m compileall -q engine strategy_tables api
ENV PYTHONDONTWRITEBYTECODE=1 \
    HOST=0.0.0.0 \
    PORT=8000 \
    WORKERS=2 \
    SOLVE_ON_DEMAND=0 \
    PREPARE_TABLES=0
USER 10001
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f\"http://127.0.0.1:{os.environ['PORT']}/readyz\", timeout=4)"]
CMD ["gunicorn", "--config", "deploy/gunicorn.conf.py", "--worker-tmp-dir", "/dev/shm", "api.wsgi:app"]
