export default {
  makePage: "Keepwise: Tee oma peli",
};
