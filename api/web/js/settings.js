// The settings: the dialog, and the switch of the coach.

import { h, set } from "./dom.js";
import { LANGUAGES, language } from "./i18n.js";
import { storeSettings } from "./stored.js";

const dialog = document.getElementById("settings");

// speaks(languages) when another language is chosen in this select; paces() when the computer is to play at another pace;
// coaches(); mayLose() says whether a game is under way; leaves() leads to another one.
export function wireSettings(settings, { speaks, paces, coaches, mayLose, leaves }) {
  const [languages, theme, pace] = ["lang", "theme", "pace"].map((name) => document.getElementById(`setting-${name}`));
  languages.append(...Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, lang: code }, name)));
  languages.value = language();
  theme.value = settings.theme;
  pace.value = settings.pace;
  languages.addEventListener("change", () => speaks(languages));
  theme.addEventListener("change", () => {
    settings.theme = theme.value;
    storeSettings(settings);
    set(document.documentElement, "data-theme", settings.theme === "system" ? undefined : settings.theme);
  });
  pace.addEventListener("change", () => {
    settings.pace = pace.value;
    storeSettings(settings);
    paces();
  });
  wireNewGame(mayLose, leaves);
  wireCoach(settings, coaches);
}

function wireCoach(settings, coaches) {
  const coach = document.getElementById("coach-switch");
  const show = () => set(coach, "aria-checked", String(settings.coach));
  coach.addEventListener("click", () => {
    settings.coach = !settings.coach;
    storeSettings(settings);
    show();
    coaches();
  });
  show();
}

// A game that is under way is not thrown away by one press.
function wireNewGame(mayLose, leaves) {
  const [newGame, asks, goOn, leaveIt] = ["new-game", "new-game-asks", "new-game-no", "new-game-yes"]
    .map((id) => document.getElementById(id));
  const offer = (isAsked) => {
    asks.hidden = !isAsked;
    newGame.hidden = isAsked;
  };
  const begin = () => {
    dialog.close();
    leaves();
  };
  document.getElementById("settings-button").addEventListener("click", () => {
    offer(false);
    dialog.showModal();
  });
  newGame.addEventListener("click", () => {
    if (!mayLose()) {
      begin();
      return;
    }
    offer(true);
    goOn.focus();
  });
  goOn.addEventListener("click", () => dialog.close());
  leaveIt.addEventListener("click", begin);
}
