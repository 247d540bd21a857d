export default {
  newVersion: "Il y a une nouvelle version de ces pages.",
  newVersionUse: "L’utiliser maintenant",
};
