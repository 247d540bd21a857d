export default {
  analysePage: "Keepwise: Analysis",
};
