export default {
  historyPage: "Keepwise: 自分の対局",
};
