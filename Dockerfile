# Two images: "solver" has numba, builds the tables, and builds those that requests need; "serve", the default, serves
# them without numba and a compiler. Containers can be read-only: docker run --read-only --tmpfs /tmp
# Production needs nginx in front of it: deploy/compose.yaml, deploy/kubernetes.
FROM python:3.13.14-slim-trixie AS base
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_ROOT_USER_ACTION=ignore \
    PYTHONUNBUFFERED=1
WORKDIR /app
RUN useradd --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin keepwise
COPY requirements/serve.txt requirements/s3.txt requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/s3.txt

FROM base AS solver
COPY requirements/solve.txt requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/solve.txt
COPY engine/ engine/
COPY strategy_tables/ strategy_tables/
RUN python -m strategy_tables build
# Rulesets that also get tables of outlooks and targets, such as "yahtzee yatzy". docs/capacity.md lists their sizes.
ARG OPTIONAL_TABLES=""
# hadolint ignore=SC2086
RUN test -z "$OPTIONAL_TABLES" || python -m strategy_tables build --objective outlook --objective target $OPTIONAL_TABLES
# For a volume: tables that are built on demand. Compile now, since the file system may be read-only later.
RUN install --directory --owner=keepwise strategy_tables/tables/solved \
    && python -m compileall -q engine strategy_tables
# The only folder where numba can keep compiled code, if the file system is read-only.
ENV NUMBA_CACHE_DIR=/tmp/numba
USER 10001
CMD ["python", "-m", "strategy_tables", "solver"]

FROM base AS pages
COPY requirements/solve.txt requirements/pages.txt requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/pages.txt
COPY engine/ engine/
COPY strategy_tables/ strategy_tables/
COPY api/ api/
RUN python -m api.bundling

FROM base AS serve
COPY deploy/gunicorn.conf.py deploy/
COPY engine/ engine/
COPY strategy_tables/ strategy_tables/
COPY api/ api/
COPY openapi.yaml openapi-core.yaml CHANGELOG.md ./
COPY openapi/examples/ openapi/examples/
COPY docs/promises.md docs/offline.md docs/
COPY --from=solver /app/strategy_tables/tables/ strategy_tables/tables/
COPY --from=pages /app/api/bundles/ api/bundles/
COPY --from=pages /app/api/bundling/.made-from api/bundling/
# Write and compile now, since the file system may be read-only later.
RUN install --directory --owner=keepwise strategy_tables/tables/solved \
    && python -m api.texts && python -m compileall -q engine strategy_tables api
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
