export default {
  rulesPage: "Keepwise: Regras",
};
