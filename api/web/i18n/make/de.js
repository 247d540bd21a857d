export default {
  makePage: "Keepwise: Ein eigenes Spiel",
};
