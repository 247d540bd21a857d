export default {
  widgetPage: "Keepwise: ダイスコーチ",
  widgetTitle: "ダイスコーチ",
};
