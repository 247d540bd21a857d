export default {
  analysePage: "Keepwise: Analiza",
};
