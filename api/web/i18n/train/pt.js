export default {
  trainPage: "Keepwise: Treino",
};
