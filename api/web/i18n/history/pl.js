export default {
  historyPage: "Keepwise: Moje gry",
};
