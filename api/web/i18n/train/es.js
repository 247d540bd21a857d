export default {
  trainPage: "Keepwise: Entrenamiento",
};
