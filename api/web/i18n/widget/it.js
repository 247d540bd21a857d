export default {
  widgetPage: "Keepwise: Allenatore di dadi",
  widgetTitle: "Allenatore di dadi",
};
