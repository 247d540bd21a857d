export default {
  trainPage: "Keepwise: Trening",
};
