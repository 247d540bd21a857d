import { createClient, ProblemError } from "keepwise";

const keepwise = createClient("http://127.0.0.1:8000");

const scores = await keepwise.score({ dice: [3, 3, 3, 6, 6] });
console.log("full_house", scores.points?.full_house);

const card = { points: { sixes: 24 } };
const advice = await keepwise.advise({ dice: [1, 3, 3, 4, 6], rolls_left: 2, scorecard: card });
console.log(advice.explanation);

try {
  await keepwise.advise({ dice: [1, 3, 3, 4, 6], rolls_left: 9 });
} catch (error) {
  if (!(error instanceof ProblemError)) throw error;
  for (const { pointer, detail } of error.errors) console.log(pointer, detail);
}
