export default {
  widgetPage: "Keepwise : Entraîneur de dés",
  widgetTitle: "Entraîneur de dés",
};
