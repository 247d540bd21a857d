// The page for addresses that lead nowhere, in the language that was chosen on the others.

import { preferredLanguage, t, useLanguage } from "./i18n.js";
import { loadSettings } from "./stored.js";

await useLanguage(loadSettings().lang ?? preferredLanguage());
document.title = `Keepwise: ${t("missingTitle")}`;
