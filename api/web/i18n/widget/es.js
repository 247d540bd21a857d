export default {
  widgetPage: "Keepwise: Entrenador de dados",
  widgetTitle: "Entrenador de dados",
};
