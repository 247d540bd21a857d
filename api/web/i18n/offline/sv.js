export default {
  newVersion: "Det finns en ny version av de här sidorna.",
  newVersionUse: "Använd den nu",
};
