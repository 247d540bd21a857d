export default {
  makePage: "Keepwise: Make your own game",
};
