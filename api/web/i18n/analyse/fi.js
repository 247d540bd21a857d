export default {
  analysePage: "Keepwise: Analyysi",
};
