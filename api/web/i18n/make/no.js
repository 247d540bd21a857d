export default {
  makePage: "Keepwise: Lag ditt eget spill",
};
