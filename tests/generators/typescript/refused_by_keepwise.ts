// Mistakes that must not compile; if one compiles, "@ts-expect-error" is the error.
import { createClient, type MoveToCompare, type Objective } from "keepwise";

const keepwise = createClient("");

export const mistakes = [
  // @ts-expect-error An unknown action.
  { action: "cheat", keep: [1] } satisfies MoveToCompare,
  // @ts-expect-error The action is missing.
  { keep: [1] } satisfies MoveToCompare,
  // @ts-expect-error The quantity to maximise is missing.
  { target: 200 } satisfies Objective,
];

export async function mistakesInCalls(): Promise<void> {
  // @ts-expect-error A ruleset is an id or a definition.
  await keepwise.advise({ dice: [1, 2, 3, 4, 5], rolls_left: 2, ruleset: 42 });
  // @ts-expect-error An unknown field.
  await keepwise.advise({ dices: [1, 2, 3, 4, 5], rolls_left: 2 });
  // @ts-expect-error Dice are missing.
  await keepwise.advise({ rolls_left: 2 });
  // @ts-expect-error A misspelled optional field.
  await keepwise.advise({ dice: [1, 2, 3, 4, 5], rolls_left: 2, scorecards: {} });
  // @ts-expect-error An unknown objective.
  await keepwise.advise({ dice: [1, 2, 3, 4, 5], rolls_left: 2, objective: { maximize: "luck" } });
  // @ts-expect-error The dice in a query are one string.
  await keepwise.scoreByQuery({ dice: [1, 2, 3, 4, 5] });
  // @ts-expect-error An unknown parameter.
  await keepwise.scoreByQuery({ dice: "13346", rolls: 3 });
  // @ts-expect-error The ruleset is missing.
  await keepwise.showRuleset();
  // @ts-expect-error An unknown method.
  await keepwise.advice({ dice: [1, 2, 3, 4, 5], rolls_left: 2 });
  // @ts-expect-error Turns are a list.
  await keepwise.checkGame({ players: [{ name: "A", turns: 13 }] });
  const { best, ...rest } = await keepwise.advise({ dice: [1, 2, 3, 4, 5], rolls_left: 2 });
  // @ts-expect-error A move has points only if it scores.
  console.log(best.points.toFixed());
  // @ts-expect-error An answer has no such field.
  console.log(rest.worst);
}
