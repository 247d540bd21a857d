export default {
  widgetPage: "Keepwise: Dice coach",
  widgetTitle: "Dice coach",
};
