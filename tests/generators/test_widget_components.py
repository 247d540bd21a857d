"""The npm package of the widget: built, installed in an empty project, compiled and rendered."""

from pathlib import Path

import pytest

from clients.make_widget import build_widget
from clients.npm import TSC, run_node, run_npm, run_program
from tests.generators.typescript_project import copy_sources, lend_modules

TYPED = """
import { createElement } from "react";
import { h } from "vue";
import { DiceCoach as InReact, type Keep } from "keepwise-widget/react";
import { DiceCoach as InVue } from "keepwise-widget/vue";

const server = "http://127.0.0.1:8000";
const heard = ({ keep, loss }: Keep): string => `${keep.join()} ${loss.toFixed(2)}`;
export const shown = [
  createElement(InReact, { server, dice: "13346", rollsLeft: 2, theme: "dark", onKeep: heard }),
  h(InVue, { server, dice: "13346", rollsLeft: 2, theme: "dark", onKeep: heard }),
];
export const refused = [
  // @ts-expect-error dice are missing
  createElement(InReact, { server }),
  // @ts-expect-error no such theme
  createElement(InReact, { server, dice: "13346", theme: "blue" }),
  // @ts-expect-error no such theme
  h(InVue, { server, dice: "13346", theme: "blue" }),
];
"""
RENDERED = """
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createSSRApp } from "vue";
import { renderToString } from "vue/server-renderer";
import { DiceCoach as InReact } from "keepwise-widget/react";
import { DiceCoach as InVue } from "keepwise-widget/vue";

const server = "http://127.0.0.1:8000";
const coach = { server, dice: "13346", rollsLeft: 0, allRolled: false, ask: true, scorecard: "ones:3" };
console.log(renderToStaticMarkup(createElement(InReact, { ...coach, className: "wide" })));
console.log(await renderToString(createSSRApp(InVue, { ...coach, class: "wide" })));
"""
PEERS = ("@types", "@vue", "csstype", "react", "react-dom", "scheduler", "vue")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project with the installed package and programs."""
    folder = tmp_path_factory.mktemp("widget")
    built = build_widget(folder)
    copy_sources(folder)
    (folder / "typed.ts").write_text(TYPED)
    (folder / "rendered.mjs").write_text(RENDERED)
    # Without a network the peers are those of clients/node_modules.
    run_npm("install", "--offline", "--no-audit", "--legacy-peer-deps", "--cache", folder / "cache", built, cwd=folder)
    lend_modules(folder, *PEERS)
    return folder


def test_types_are_those_of_the_element(project: Path) -> None:
    run_program(TSC, "--noEmit", cwd=project)


def test_both_components_render_the_element(project: Path) -> None:
    done = run_node("rendered.mjs", cwd=project)
    assert done.returncode == 0, done.stderr
    react, vue = done.stdout.splitlines()
    attributes = {'dice="13346"', 'rolls-left="0"', 'all-rolled="false"', 'scorecard="ones:3"', 'class="wide"'}
    for shown in (react, vue):
        assert shown.startswith("<dice-coach ")
        assert shown.endswith("></dice-coach>")
        assert all(each in shown for each in attributes)
        assert " ask" in shown
        assert "server" not in shown
