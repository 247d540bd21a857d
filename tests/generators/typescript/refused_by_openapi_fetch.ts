// Mistakes that must not compile; if one compiles, "@ts-expect-error" is the error.
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Schemas = components["schemas"];
const client = createClient<paths>({ baseUrl: "" });

export const mistakes = [
  // @ts-expect-error A ruleset is an id or a definition.
  { dice: [1, 2, 3, 4, 5], rolls_left: 2, ruleset: 42 } satisfies Schemas["AdviceRequest"],
  // @ts-expect-error An unknown action.
  { action: "cheat", keep: [1] } satisfies Schemas["MoveToCompare"],
  // @ts-expect-error The action is missing.
  { keep: [1] } satisfies Schemas["MoveToCompare"],
  // @ts-expect-error Dice are numbers.
  { dice: "13346", rolls_left: 2 } satisfies Schemas["AdviceRequest"],
  // @ts-expect-error An unknown field.
  { dices: [1, 2, 3, 4, 5], rolls_left: 2 } satisfies Schemas["AdviceRequest"],
  // @ts-expect-error Dice are missing.
  { rolls_left: 2 } satisfies Schemas["AdviceRequest"],
  // @ts-expect-error The quantity to maximise is missing.
  { target: 200 } satisfies Schemas["Objective"],
  // @ts-expect-error An unknown objective.
  { maximize: "luck" } satisfies Schemas["Objective"],
  // @ts-expect-error Turns are a list.
  { name: "A", turns: 13 } satisfies Schemas["Player"],
  // @ts-expect-error A category has an id.
  { ruleset: { base: "yahtzee", categories: [{ needs: { groups: [2] } }] } } satisfies Schemas["RulesetCheckRequest"],
];

export async function mistakesInCalls(): Promise<void> {
  // @ts-expect-error An unknown path.
  await client.POST("/v1/advise", { body: { dice: [1, 2, 3, 4, 5], rolls_left: 2 } });
  // @ts-expect-error The dice in a query are one string.
  await client.GET("/v1/score", { params: { query: { dice: [1, 2, 3, 4, 5] } } });
  // @ts-expect-error The rolls left are a number.
  await client.GET("/v1/score", { params: { query: { dice: "13346", rolls_left: "2" } } });
  const { data } = await client.POST("/v1/advice", { body: { dice: [1, 2, 3, 4, 5], rolls_left: 2 } });
  // @ts-expect-error A move has points only if it scores.
  console.log(data?.best.points.toFixed());
  // @ts-expect-error An answer has no such field.
  console.log(data?.worst);
}
