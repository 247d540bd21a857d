export default {
  newVersion: "Es gibt eine neue Version dieser Seiten.",
  newVersionUse: "Jetzt verwenden",
};
