export default {
  widgetPage: "Keepwise: Terningtrener",
  widgetTitle: "Terningtrener",
};
