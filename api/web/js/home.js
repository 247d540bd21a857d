// The front page: its language, and the address of this server in the examples.

import { language } from "./i18n.js";
import { openPage } from "./shell.js";

const coach = document.querySelector("dice-coach");
const speak = () => coach?.setAttribute("lang", language());

for (const place of document.querySelectorAll(".origin")) place.textContent = location.origin;
const settings = await openPage([], speak);
if (settings.theme !== "system") coach?.setAttribute("theme", settings.theme);
speak();
