export default {
  trainPage: "Keepwise: Harjoittelu",
};
