export default {
  historyPage: "Keepwise: Meine Spiele",
};
