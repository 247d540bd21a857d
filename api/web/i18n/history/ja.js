export default {
  historyPage: "Keepwise: 対戦記録",
};
