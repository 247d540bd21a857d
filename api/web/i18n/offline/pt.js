export default {
  newVersion: "Há uma nova versão destas páginas.",
  newVersionUse: "Usar agora",
};
