export default {
  historyPage: "Keepwise: 내 게임",
};
