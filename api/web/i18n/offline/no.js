export default {
  newVersion: "Det finnes en ny versjon av disse sidene.",
  newVersionUse: "Bruk den nå",
};
