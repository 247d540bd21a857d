export { type Advice, type RankedMove } from "./advice.ts";
export { type CardClaim } from "./card.ts";
export { UnreadableTable } from "./file.ts";
export { type Keep, type Move, type Score } from "./moves.ts";
export { OfflineTable } from "./offline_table.ts";
export { type Question } from "./position.ts";
export { InvalidGame, InvalidPosition, InvalidQuestion, type Problem } from "./problems.ts";
export { type Header, type Rules, type Strength } from "./rules.ts";
export { type HandScores } from "./score.ts";
