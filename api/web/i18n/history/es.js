export default {
  historyPage: "Keepwise: Mis partidas",
};
