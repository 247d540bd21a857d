// The page for addresses that lead nowhere, in the language that was chosen on the others.

import { openPage } from "../base/page-frame.js";

await openPage(["home"]);
