export default {
  newVersion: "Hay una versión nueva de estas páginas.",
  newVersionUse: "Usarla ahora",
};
