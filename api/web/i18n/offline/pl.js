export default {
  newVersion: "Jest nowa wersja tych stron.",
  newVersionUse: "Użyj jej teraz",
};
