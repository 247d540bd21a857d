export default {
  rulesPage: "Keepwise: Säännöt",
};
