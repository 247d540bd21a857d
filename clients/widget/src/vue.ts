import { defineComponent, h, onMounted, type PropType } from "vue";
import { attributesOf, define, type Advice, type Coach, type Keep } from "./element.ts";

export type { Advice, Coach, Keep, Move } from "./element.ts";

/** Show the best move of a position. */
export const DiceCoach = defineComponent({
  name: "DiceCoach",
  props: {
    server: { type: String, required: true },
    dice: { type: String, required: true },
    ruleset: String,
    rollsLeft: Number,
    scorecard: String,
    extraBonusCount: [Number, String],
    extraRolls: Number,
    announced: String,
    // Without a default, Vue takes a missing one as false.
    allRolled: { type: Boolean, default: undefined },
    objective: String,
    lang: String,
    theme: String as PropType<Coach["theme"]>,
    ask: Boolean,
  },
  emits: {
    advice: (_advice: Advice) => true,
    keep: (_keep: Keep) => true,
  },
  setup(props, { emit }) {
    onMounted(() => define(props.server));
    return () => h("dice-coach", {
      ...attributesOf({ ...props }),
      onAdvice: (event: CustomEvent<Advice>) => emit("advice", event.detail),
      onKeep: (event: CustomEvent<Keep>) => emit("keep", event.detail),
    });
  },
});
