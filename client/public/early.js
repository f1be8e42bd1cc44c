// Before the first paint: theme, motion and language from the stored wish, else from the system.
(function () {
  var wish = {};
  try {
    wish = JSON.parse(localStorage.getItem("sternhafen.settings") || "{}");
  } catch {
    /* storage closed: defaults */
  }
  var root = document.documentElement;
  root.dataset.theme =
    wish.theme === "light" || wish.theme === "dark"
      ? wish.theme
      : matchMedia("(prefers-color-scheme: light)").matches
        ? "light"
        : "dark";
  if (wish.motion === "less") root.dataset.motion = "less";
  root.lang = wish.language || ((navigator.language || "en").slice(0, 2) === "de" ? "de" : "en");
})();
