export default {
  historyPage: "Keepwise: Omat pelit",
};
