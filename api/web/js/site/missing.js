// The page for unknown addresses, in the language chosen on the other pages.

import { openPage } from "../base/page-frame.js";

await openPage();
