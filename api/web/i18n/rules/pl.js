export default {
  rulesPage: "Keepwise: Zasady",
};
