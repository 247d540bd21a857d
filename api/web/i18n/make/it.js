export default {
  makePage: "Keepwise: Crea il tuo gioco",
};
