export default {
  rulesPage: "Keepwise: Rules",
};
