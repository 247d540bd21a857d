export default {
  makePage: "Keepwise: Lav dit eget spil",
};
