export default {
  historyPage: "Keepwise: Mine spill",
};
