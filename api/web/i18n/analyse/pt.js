export default {
  analysePage: "Keepwise: Análise",
};
