export default {
  trainPage: "Keepwise: トレーニング",
};
