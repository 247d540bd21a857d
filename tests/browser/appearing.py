"""When an element appears on a page, of which the page itself keeps a note."""

from typing import Final

APPEARS: Final = """
  window.appears = (selector) => new Promise((resolve) => {
    const roots = () => [document, ...[...document.querySelectorAll("dice-coach")].map((coach) => coach.shadowRoot)];
    const look = () => {
      if (roots().some((root) => root?.querySelector(selector))) resolve(performance.now());
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    // The observer does not see into the widget.
    setInterval(look, 50);
  });
"""
"""Defines `appears`, which resolves with the time, within the task that adds the element."""
