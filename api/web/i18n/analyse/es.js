export default {
  analysePage: "Keepwise: Análisis",
};
