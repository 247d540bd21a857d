export default {
  historyPage: "Keepwise: My games",
};
