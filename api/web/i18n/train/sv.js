export default {
  trainPage: "Keepwise: Träning",
};
