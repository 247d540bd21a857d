export default {
  makePage: "Keepwise: Criar um jogo",
};
