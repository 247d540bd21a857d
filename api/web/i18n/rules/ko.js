export default {
  rulesPage: "Keepwise: 규칙",
};
