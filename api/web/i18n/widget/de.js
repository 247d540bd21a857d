export default {
  widgetPage: "Keepwise: Würfeltrainer",
  widgetTitle: "Würfeltrainer",
};
