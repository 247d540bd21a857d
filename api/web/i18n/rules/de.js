export default {
  rulesPage: "Keepwise: Regeln",
};
