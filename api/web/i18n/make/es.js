export default {
  makePage: "Keepwise: Crear tu juego",
};
