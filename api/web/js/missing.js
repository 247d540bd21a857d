// The page for addresses that lead nowhere, in the language that was chosen on the others.

import { loadSettings } from "./game.js";
import { preferredLanguage, t, useLanguage } from "./i18n.js";

await useLanguage(loadSettings().lang ?? preferredLanguage());
document.title = `Keepwise: ${t("missingTitle")}`;
