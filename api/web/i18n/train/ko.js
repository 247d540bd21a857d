export default {
  trainPage: "Keepwise: 훈련",
};
