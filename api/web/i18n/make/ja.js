export default {
  makePage: "Keepwise: 自分のゲームを作る",
};
