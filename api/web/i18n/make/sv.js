export default {
  makePage: "Keepwise: Gör ett eget spel",
};
