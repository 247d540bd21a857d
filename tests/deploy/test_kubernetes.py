"""The manifests, checked against Kubernetes' schemas and each other, without a cluster."""

import copy
import re
import runpy
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import kubernetes_validate
import pytest
import yaml

from api.http.limits import LIMITS
from tests.deploy.sizes import in_bytes
from tests.servers import NGINX_CONF, ROOT

FOLDER = ROOT / "deploy" / "kubernetes"
FOLDERS = [FOLDER / "base", FOLDER / "large-tables", NGINX_CONF.parent]
# The oldest release with the metric of one container, and the newest available here.
RELEASES = ["1.31", kubernetes_validate.latest_version()]

# A generous bound: outlooks of Yatzy have 195 MB.
GREATEST_TABLE = 400 << 20

Manifest = dict[str, Any]


def read(path: Path) -> Manifest:
    manifest = yaml.safe_load(path.read_text())
    assert isinstance(manifest, dict), path
    return manifest


def kustomization(folder: Path) -> Manifest:
    return read(folder / "kustomization.yaml")


@cache
def manifests() -> dict[str, Manifest]:
    """Return all complete manifests by file name."""
    return {
        f"{folder.name}/{name}": read(folder / name)
        for folder in FOLDERS
        for name in kustomization(folder).get("resources", [])
        if name.endswith(".yaml")
    }


def one(kind: str, name: str = "keepwise") -> Manifest:
    """Return the manifest of a kind, that of this name if there are several."""
    found = [manifest for manifest in manifests().values() if manifest["kind"] == kind]
    [manifest] = [each for each in found if len(found) == 1 or each["metadata"]["name"] == name]
    return manifest


def pod_specs() -> Iterator[tuple[str, Manifest]]:
    for name, manifest in manifests().items():
        if manifest["kind"] in ("Deployment", "Job", "StatefulSet"):
            yield name, manifest["spec"]["template"]["spec"]
    # The patch contains the containers; the base contains the rest.
    patch = read(FOLDER / "large-tables" / "deployment.yaml")["spec"]["template"]["spec"]
    yield "large-tables/deployment.yaml", {**one("Deployment")["spec"]["template"]["spec"], **patch, "containers": []}


def container(name: str) -> Manifest:
    [found] = [each for each in one("Deployment")["spec"]["template"]["spec"]["containers"] if each["name"] == name]
    assert isinstance(found, dict)
    return found


def port_numbers() -> dict[str, int]:
    return {
        port["name"]: port["containerPort"]
        for each in one("Deployment")["spec"]["template"]["spec"]["containers"]
        for port in each["ports"]
    }


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("name", list(manifests()))
def test_manifests_are_valid(name: str, release: str) -> None:
    kubernetes_validate.validate(manifests()[name], release, strict=True)


def test_the_check_finds_mistakes() -> None:
    wrong = copy.deepcopy(one("Deployment"))
    wrong["spec"]["template"]["spec"]["containers"][0]["readynessProbe"] = {}
    with pytest.raises(kubernetes_validate.ValidationError, match="readynessProbe"):
        kubernetes_validate.validate(wrong, RELEASES[0], strict=True)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_kustomize_finds_every_file_and_no_file_is_forgotten(folder: Path) -> None:
    said = kustomization(folder)
    generated = [name for each in said.get("configMapGenerator", []) for name in each["files"]]
    patches = [each["path"] for each in said.get("patches", [])]
    named = [*said.get("resources", []), *said.get("components", []), *generated, *patches]
    for name in named:
        assert (folder / name).exists(), name
    assert {path.name for path in folder.iterdir()} - {"kustomization.yaml"} <= set(named)


def test_all_references_resolve() -> None:
    deployment = one("Deployment")
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    ports = port_numbers()
    for selector in (
        deployment["spec"]["selector"]["matchLabels"],
        one("Service")["spec"]["selector"],
        one("PodDisruptionBudget")["spec"]["selector"]["matchLabels"],
        one("NetworkPolicy")["spec"]["podSelector"]["matchLabels"],
    ):
        assert selector == labels
    for other in (one("Job"), one("Deployment", "keepwise-solver"), one("StatefulSet")):
        assert other["spec"]["template"]["metadata"]["labels"] != labels, "its pods would be asked questions"

    [service_port] = one("Service")["spec"]["ports"]
    assert service_port["targetPort"] in ports
    for rule in one("Ingress")["spec"]["rules"]:
        for path in rule["http"]["paths"]:
            backend = path["backend"]["service"]
            assert backend == {"name": one("Service")["metadata"]["name"], "port": {"name": service_port["name"]}}

    for name, measured in (("keepwise", "api"), ("keepwise-solver", "solver")):
        scaler = one("HorizontalPodAutoscaler", name)["spec"]
        scaled = one("Deployment", name)
        assert scaler["scaleTargetRef"] == {
            "apiVersion": scaled["apiVersion"],
            "kind": "Deployment",
            "name": scaled["metadata"]["name"],
        }
        assert scaler["metrics"][0]["containerResource"]["container"] == measured
        assert measured in {each["name"] for each in scaled["spec"]["template"]["spec"]["containers"]}
    for rule in one("NetworkPolicy")["spec"]["ingress"]:
        assert {port["port"] for port in rule["ports"]} <= set(ports)

    config_maps = {each["name"] for folder in FOLDERS for each in kustomization(folder).get("configMapGenerator", [])}
    for name, spec in pod_specs():
        volumes = {volume["name"]: volume for volume in spec.get("volumes", [])}
        if name == "base/queue.yaml":
            volumes |= {each["metadata"]["name"]: each for each in one("StatefulSet")["spec"]["volumeClaimTemplates"]}
        mounts = [mount for each in containers(spec) for mount in each["volumeMounts"]]
        assert {mount["name"] for mount in mounts} <= set(volumes), name
        for volume in volumes.values():
            if "configMap" in volume:
                assert volume["configMap"]["name"] in config_maps
            if "persistentVolumeClaim" in volume:
                claim = one("PersistentVolumeClaim")["metadata"]["name"]
                assert volume["persistentVolumeClaim"]["claimName"] == claim


def containers(spec: Manifest) -> list[Manifest]:
    return [*spec.get("initContainers", []), *spec["containers"]]


@pytest.mark.parametrize(("name", "spec"), list(pod_specs()))
def test_pods_have_minimal_privileges(name: str, spec: Manifest) -> None:
    assert spec["automountServiceAccountToken"] is False, name
    assert spec["enableServiceLinks"] is False, "a service's variables would get among the settings"
    assert spec["securityContext"]["runAsNonRoot"] is True
    assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
    for each in containers(spec):
        context = each["securityContext"]
        assert context["allowPrivilegeEscalation"] is False
        assert context["readOnlyRootFilesystem"] is True
        assert context["capabilities"] == {"drop": ["ALL"]}
        assert "memory" in each["resources"]["limits"]
        assert {"cpu", "memory"} <= set(each["resources"]["requests"])


def test_every_image_has_an_exact_tag() -> None:
    set_here = {
        each["name"] for folder in FOLDERS for each in kustomization(folder).get("images", []) if each["newTag"]
    }
    for _, spec in pod_specs():
        for each in containers(spec):
            assert each["image"] in set_here or re.fullmatch(r".+:\d+\.\d+\.\d+(-\w+)?", each["image"]), each["image"]


def test_nginx_conf_fits_the_pod() -> None:
    conf = NGINX_CONF.read_text()
    spec = one("Deployment")["spec"]["template"]["spec"]
    [alias] = spec["hostAliases"]
    assert set(re.findall(r"^\s*server (\S+?):(\d+) ", conf, re.MULTILINE)) == {
        (alias["hostnames"][0], str(port_numbers()["api"]))
    }
    assert alias["ip"] == "127.0.0.1"
    ports = port_numbers()
    assert re.findall(r"^\s*listen (\d+);", conf, re.MULTILINE) == [str(ports["http"]), str(ports["operators"])]
    mounts = {mount["mountPath"]: mount for mount in container("nginx")["volumeMounts"]}
    assert mounts["/etc/nginx/nginx.conf"]["subPath"] == "nginx.conf"
    [included] = re.findall(r"^\s*include (\S+)/\*\.conf;", conf, re.MULTILINE)
    assert included in mounts


def test_the_grace_period_suffices(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WORKERS", "DRAIN_SECONDS"):
        monkeypatch.delenv(name, raising=False)
    gunicorn = runpy.run_path(str(ROOT / "deploy" / "gunicorn.conf.py"))
    wait = {name: int(container(name)["lifecycle"]["preStop"]["exec"]["command"][1]) for name in ("api", "nginx")}
    assert wait["nginx"] < wait["api"], "nginx must have gone before what it asks"
    grace = one("Deployment")["spec"]["template"]["spec"]["terminationGracePeriodSeconds"]
    assert grace > wait["api"] + gunicorn["drain_seconds"] + gunicorn["graceful_timeout"]


def test_monitoring_only_reaches_the_metrics() -> None:
    _, monitoring = one("NetworkPolicy")["spec"]["ingress"]
    assert monitoring["ports"] == [{"port": "operators"}]
    scraped = one("Deployment")["spec"]["template"]["metadata"]["annotations"]
    assert scraped["prometheus.io/port"] == str(port_numbers()["operators"])
    operators = NGINX_CONF.read_text().split("listen 8081;")[1]
    assert f"location = {scraped['prometheus.io/path']} {{" in operators


def test_every_container_with_a_port_has_liveness_and_readiness_probes() -> None:
    probed = {"api": "httpGet", "nginx": "httpGet", "queue": "exec"}
    for _, spec in pod_specs():
        for each in spec["containers"]:
            assert ("ports" in each) == (each["name"] in probed)
            for probe in ("readinessProbe", "livenessProbe") if "ports" in each else ():
                assert probed[each["name"]] in each[probe], (each["name"], probe)


def test_no_proxy_is_trusted_by_default() -> None:
    text = (FOLDER / "base" / "trusted-proxies.conf").read_text()
    trusted = [ip_network(each) for each in re.findall(r"^set_real_ip_from (\S+);", text, re.MULTILINE)]
    # Addresses for documentation (RFC 5737).
    assert trusted == [ip_network("192.0.2.0/24")]
    assert "trusted-proxies.conf" in (FOLDER / "base" / "kustomization.yaml").read_text().split("apiVersion")[0]


def test_the_ingress_lets_streams_through() -> None:
    ingress = one("Ingress")
    assert ingress["spec"]["ingressClassName"]
    size = ingress["metadata"]["annotations"]["nginx.ingress.kubernetes.io/proxy-body-size"]
    assert in_bytes(size) == LIMITS.stream_bytes


def test_pod_security_has_a_pinned_release() -> None:
    labels = one("Namespace")["metadata"]["labels"]
    assert labels["pod-security.kubernetes.io/enforce"] == "restricted"
    assert labels["pod-security.kubernetes.io/enforce-version"] == f"v{RELEASES[0]}"


def environ(each: Manifest) -> dict[str, str]:
    return {variable["name"]: variable["value"] for variable in each["env"] if "value" in variable}


def test_servers_and_solvers_have_one_queue() -> None:
    [solver] = one("Deployment", "keepwise-solver")["spec"]["template"]["spec"]["containers"]
    served, solved = environ(container("api")), environ(solver)
    assert served["SOLVE_ON_DEMAND"] == "1"
    for name in ("QUEUE", "SOLVED_TABLES_MB"):
        assert served[name] == solved[name]
    service, queue = one("Service", "keepwise-queue"), one("StatefulSet")
    [port] = service["spec"]["ports"]
    assert served["QUEUE"] == f"redis://{service['metadata']['name']}:{port['port']}/0"
    labels = queue["spec"]["template"]["metadata"]["labels"]
    assert service["spec"]["selector"] == queue["spec"]["selector"]["matchLabels"] == labels
    assert queue["spec"]["serviceName"] == service["metadata"]["name"]
    assert {port["targetPort"]} == {
        each["name"] for each in queue["spec"]["template"]["spec"]["containers"][0]["ports"]
    }


def test_only_servers_and_solvers_reach_the_queue() -> None:
    queue = one("StatefulSet")["spec"]["template"]["metadata"]["labels"]
    for name in ("keepwise", "keepwise-solver"):
        policy = one("NetworkPolicy", name)["spec"]
        assert policy["podSelector"] == one("Deployment", name)["spec"]["selector"]
        assert policy["policyTypes"] == ["Ingress", "Egress"]
        reached, dns = policy["egress"]
        assert reached == {"to": [{"podSelector": {"matchLabels": queue}}], "ports": [{"port": "redis"}]}
        assert {port["port"] for port in dns["ports"]} == {53}
    assert "ingress" not in one("NetworkPolicy", "keepwise-solver")["spec"]
    policy = one("NetworkPolicy", "keepwise-queue")["spec"]
    assert policy["podSelector"]["matchLabels"] == queue
    assert policy["policyTypes"] == ["Ingress", "Egress"]
    assert "egress" not in policy
    [rule] = policy["ingress"]
    [source] = rule["from"]
    [expression] = source["podSelector"]["matchExpressions"]
    assert expression["values"] == ["keepwise", "keepwise-solver"]


def test_memory_and_disks_hold_the_tables() -> None:
    tables = int(environ(container("api"))["SOLVED_TABLES_MB"]) << 20
    for name in ("keepwise", "keepwise-solver"):
        spec = one("Deployment", name)["spec"]["template"]["spec"]
        [folder] = [each for each in spec["volumes"] if each["name"] == "solved"]
        # Exceeding the limit evicts the whole pod. Two tables may be written at a time.
        assert tables + (2 * GREATEST_TABLE) <= in_bytes(folder["emptyDir"]["sizeLimit"])
        mounts = {each["mountPath"] for found in containers(spec) for each in found["volumeMounts"]}
        assert "/app/strategy_tables/tables/solved" in mounts
    [queue] = one("StatefulSet")["spec"]["template"]["spec"]["containers"]
    memory = in_bytes(queue["command"][queue["command"].index("--maxmemory") + 1].removesuffix("b"))
    assert 1.2 * tables <= memory
    assert 1.5 * memory <= in_bytes(queue["resources"]["limits"]["memory"])
    [claim] = one("StatefulSet")["spec"]["volumeClaimTemplates"]
    # The log grows to twice the memory before it is rewritten, next to the new one.
    assert 3 * memory <= in_bytes(claim["spec"]["resources"]["requests"]["storage"])
    compose = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())["services"]["queue"]
    assert queue["command"] == compose["command"]
    assert queue["image"] == compose["image"]


def test_gunicorn_is_configured_behind_nginx() -> None:
    assert {"name": "BEHIND_PROXY", "value": "1"} in container("api")["env"]


def test_as_many_workers_as_processors() -> None:
    [workers] = [each["value"] for each in container("api")["env"] if each["name"] == "WORKERS"]
    assert workers == container("api")["resources"]["requests"]["cpu"]


@pytest.mark.parametrize("folder", ["base", "large-tables"])
def test_kustomize_builds_it(folder: str) -> None:
    """Only where kubectl is installed: Debian has no current package, so .ci/run cannot require it."""
    kubectl = shutil.which("kubectl")
    if kubectl is None:
        pytest.skip("no kubectl on the PATH")
    built = subprocess.run([kubectl, "kustomize", FOLDER / folder], capture_output=True, check=True)
    found = [each for each in yaml.safe_load_all(built.stdout) if each]
    for manifest in found:
        kubernetes_validate.validate(manifest, RELEASES[0], strict=True)
        assert manifest["kind"] == "Namespace" or manifest["metadata"]["namespace"] == "keepwise"
    assert {"Deployment", "Service", "ConfigMap"} <= {each["kind"] for each in found}
