export default {
  historyPage: "Keepwise: Mes parties",
};
