export default {
  makePage: "Keepwise: 나만의 게임 만들기",
};
