export default {
  analysePage: "Keepwise: 분석",
};
