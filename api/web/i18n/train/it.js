export default {
  trainPage: "Keepwise: Allenamento",
};
