export default {
  newVersion: "C’è una nuova versione di queste pagine.",
  newVersionUse: "Usala ora",
};
