export default {
  newVersion: "Näistä sivuista on uusi versio.",
  newVersionUse: "Ota se käyttöön nyt",
};
