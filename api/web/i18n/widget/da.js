export default {
  widgetPage: "Keepwise: Terningtræner",
  widgetTitle: "Terningtræner",
};
