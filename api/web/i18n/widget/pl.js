export default {
  widgetPage: "Keepwise: Trener gry w kości",
  widgetTitle: "Trener gry w kości",
};
