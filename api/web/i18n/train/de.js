export default {
  trainPage: "Keepwise: Training",
};
