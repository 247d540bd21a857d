export default {
  widgetPage: "Keepwise: Tärningstränare",
  widgetTitle: "Tärningstränare",
};
