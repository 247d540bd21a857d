export default {
  rulesPage: "Keepwise: ルール",
};
