export default {
  newVersion: "Der er en ny version af disse sider.",
  newVersionUse: "Brug den nu",
};
