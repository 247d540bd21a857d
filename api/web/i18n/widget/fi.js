export default {
  widgetPage: "Keepwise: Noppavalmentaja",
  widgetTitle: "Noppavalmentaja",
};
