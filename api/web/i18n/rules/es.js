export default {
  rulesPage: "Keepwise: Reglas",
};
