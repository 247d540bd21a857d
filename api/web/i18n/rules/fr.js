export default {
  rulesPage: "Keepwise: Règles",
};
