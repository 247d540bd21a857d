export default {
  trainPage: "Keepwise: Træning",
};
