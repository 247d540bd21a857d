export default {
  trainPage: "Keepwise: Entraînement",
};
