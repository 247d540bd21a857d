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
        assert name == "build" or "sha256sum --check --strict SHA256SUMS" in commands[:2], name


def test_a_release_needs_all_registries() -> None:
    assert set(JOBS["release"]["needs"]) == {"npm", "pypi", "maven", "mirrors"} == set(JOBS) - {"build", "release"}
    assert JOBS["mirrors"]["strategy"]["matrix"]["language"] == ["swift", "php"]


def test_all_files_are_attested_before_they_are_released() -> None:
    *_, attest, release = JOBS["release"]["steps"]
    assert attest["uses"].startswith("actions/attest@")
    assert attest["with"] == {"subject-checksums": "dist/SHA256SUMS"}
    assert release["run"].startswith("gh release create")
    assert JOBS["release"]["permissions"].items() >= {"id-token": "write", "attestations": "write"}.items()
