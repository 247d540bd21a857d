export default {
  rulesPage: "Keepwise: Regler",
};
