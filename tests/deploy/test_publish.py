"""The workflow that publishes releases, which is only run by its host."""

import re

import yaml

from tests.servers import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "publish.yml"
JOBS = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
STEPS = [step for job in JOBS.values() for step in job["steps"]]


def test_all_actions_are_pinned() -> None:
    used = {step["uses"] for step in STEPS if "uses" in step}
    assert len(used) > 3
    assert [name for name in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name)] == []


def test_all_files_are_verified_before_they_are_published() -> None:
    for name, job in JOBS.items():
        commands = [step.get("run", step.get("uses")) for step in job["steps"]]
        assert name in {"tables", "build"} or "sha256sum --check --strict SHA256SUMS" in commands[:2], name


def test_a_release_needs_all_registries() -> None:
    needed = set(JOBS["release"]["needs"])
    assert needed == {"npm", "pypi", "maven", "mirrors"} == set(JOBS) - {"tables", "build", "release"}
    assert JOBS["mirrors"]["strategy"]["matrix"]["language"] == ["swift", "php"]


def test_nothing_is_built_before_tables_of_arm_are_compared_with_the_manifest() -> None:
    assert JOBS["build"]["needs"] == "tables"
    assert JOBS["tables"]["runs-on"].endswith("-arm")
    _, build, verify = (step.get("run") for step in JOBS["tables"]["steps"])
    assert (build, verify) == ("make tables", ".venv/bin/python -m strategy_tables verify")


def test_all_files_are_attested_before_they_are_released() -> None:
    *_, attest, release = JOBS["release"]["steps"]
    assert attest["uses"].startswith("actions/attest@")
    assert attest["with"] == {"subject-checksums": "dist/SHA256SUMS"}
    assert release["run"].startswith("gh release create")
    assert JOBS["release"]["permissions"].items() >= {"id-token": "write", "attestations": "write"}.items()
