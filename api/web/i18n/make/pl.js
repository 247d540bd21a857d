export default {
  makePage: "Keepwise: Własna gra",
};
