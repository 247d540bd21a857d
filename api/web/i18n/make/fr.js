export default {
  makePage: "Keepwise: Créer son jeu",
};
