export default {
  analysePage: "Keepwise: Analisi",
};
