export default {
  widgetPage: "Keepwise: Treinador de dados",
  widgetTitle: "Treinador de dados",
};
