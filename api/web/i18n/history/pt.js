export default {
  historyPage: "Keepwise: Os meus jogos",
};
