// Runs before the page is painted, so that a chosen theme does not flash the other one first. Not a module on purpose.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem("keepwise.settings") ?? "{}");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is disabled: use the theme of the system.
  }
})();
