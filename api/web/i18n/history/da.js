export default {
  historyPage: "Keepwise: Mine spil",
};
