export default {
  historyPage: "Keepwise: Le mie partite",
};
