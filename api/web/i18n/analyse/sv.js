export default {
  analysePage: "Keepwise: Analys",
};
