export default {
  analysePage: "Keepwise: Analyse",
};
