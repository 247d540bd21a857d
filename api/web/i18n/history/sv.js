export default {
  historyPage: "Keepwise: Mina spel",
};
