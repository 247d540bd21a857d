// What the page of a game needs once it is chosen: loaded while the form is read.

export { FriendGame, accept, invite, openGame } from "./friend-game.js";
export { invitation } from "./invitation.js";
export { Match } from "./match.js";
export { Review } from "../review/review.js";
