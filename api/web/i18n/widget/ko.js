export default {
  widgetPage: "Keepwise: 주사위 코치",
  widgetTitle: "주사위 코치",
};
