export default {
  newVersion: "There is a new version of these pages.",
  newVersionUse: "Use it now",
};
