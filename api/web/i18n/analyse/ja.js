export default {
  analysePage: "Keepwise: 解析",
};
