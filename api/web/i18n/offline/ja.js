export default {
  newVersion: "このページの新しいバージョンがあります。",
  newVersionUse: "今すぐ使う",
};
