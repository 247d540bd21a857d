export default {
  rulesPage: "Keepwise: Regole",
};
