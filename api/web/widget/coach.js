// <dice-coach>: what to keep, exactly, on any page. One module, no dependencies.
//
//   <script type="module" src="https://…/widget/coach.js"></script>
//   <dice-coach ruleset="yahtzee" dice="13346" rolls-left="2" scorecard="ones:3,twos:6"></dice-coach>
//
// Attributes  ruleset (default yahtzee), dice, rolls-left (default: all that are left after the first roll),
//             scorecard (a category with several fillings once for each: fours:12,fours:8; in a game with columns with
//             its column: first.ones:3), extra-bonus-count (of columns: first:1,third:2), extra-rolls (default: those at
//             the start), announced (the category that was called), all-rolled (true where all dice were rolled at once),
//             objective (expected_total, floor, upper_bonus or target:300), lang, theme (light, dark or system), ask
//             (visitors choose dice first, and press a button for the best move), api (default: the server of this file)
// Events      advice {detail: the answer of /v1/advice}, keep {detail: {keep, loss}} when a person tries a keep
// Style       --dice-coach-{surface, ink, muted, line, accent, good, gold, bone, pip, font, die} and the parts coach,
//             dice, die, mark, verdict, detail, moves, move, retry, analyse, credit
//
// It requests nothing that takes the server minutes, since visitors have not asked for that.

/**
 * @typedef {import("../js/base/types.js").Advice} Advice
 * @typedef {import("../js/base/types.js").Move} Move
 * @typedef {import("../js/base/types.js").ProblemDocument} ProblemDocument
 * @typedef {import("../js/base/types.js").RulesetShown} RulesetShown
 * @typedef {keyof typeof TEXTS.en} TextKey
 * @typedef {object} Definition
 * @property {number} rolls of a turn
 * @property {number} extraRolls at the start
 * @property {Record<string, string>} titles
 * @property {Record<string, number>} times that each category can be filled
 * @property {Map<string, string>} idOf what a category is called, as `plain` has it
 * @property {Record<string, string>} columns the titles of these, where there are some
 * @property {Map<string, string>} columnOf the same of columns
 * @property {number} lastRolls those of the very last turn
 * @property {Record<number, string>} colourOf
 * @typedef {{ maximize: string, target?: number }} Objective
 */

const HOME = new URL("..", import.meta.url).href;

// loss and value come formatted; keep is a list of faces.
const TEXTS = {
  en: {
    dice: "Dice: press those you would keep", die: "Die {n}: {face}", keep: "Keep {dice}", all: "Roll everything again", call: "Announce {category}",
    best: "Best: {move}. The total then averages {value}.", bestOther: "Best: {move} ({value}).", right: "Right: “{move}” is the best keep.",
    costs: "“{move}” costs {loss}. Best: “{best}”.", kept: "keep", moves: "The best moves", thinking: "Thinking…",
    waiting: "This game is being prepared.", lost: "The coach cannot be reached.", retry: "Try again",
    nothing: "Give the coach some dice.",
    wrong: "This question has a mistake in it.", unprepared: "The coach has not prepared this question here.",
    left: "about {n} s left", analyse: "Analyse", black: "black", red: "red", green: "green",
  },
  de: {
    dice: "Würfel: drücke, was du behalten würdest", die: "Würfel {n}: {face}", keep: "{dice} behalten", all: "Alle neu würfeln", call: "{category} ansagen",
    best: "Am besten: {move}. Der Endstand ist dann im Schnitt {value}.", bestOther: "Am besten: {move} ({value}).",
    right: "Richtig: „{move}“ ist am besten.", costs: "„{move}“ kostet {loss}. Am besten: „{best}“.", kept: "behalten",
    moves: "Die besten Züge", thinking: "Ich rechne …", waiting: "Dieses Spiel wird vorbereitet.",
    lost: "Der Trainer ist nicht erreichbar.", retry: "Erneut versuchen", nothing: "Gib dem Trainer Würfel.",
    wrong: "In dieser Frage steckt ein Fehler.", unprepared: "Auf diese Frage ist der Trainer hier nicht vorbereitet.",
    left: "noch etwa {n} s", analyse: "Analysieren", black: "schwarz", red: "rot", green: "grün",
  },
  fr: {
    dice: "Dés : appuyez sur ceux que vous garderiez", die: "Dé {n} : {face}", keep: "Garder {dice}", all: "Tout relancer", call: "Annoncer {category}",
    best: "Le mieux : {move}. Total moyen : {value}.", bestOther: "Le mieux : {move} ({value}).",
    right: "Juste : « {move} » est le meilleur choix.", costs: "« {move} » coûte {loss}. Le mieux : « {best} ».", kept: "gardé",
    moves: "Les meilleurs coups", thinking: "Je réfléchis…", waiting: "Ce jeu est en préparation.",
    lost: "L’entraîneur est injoignable.", retry: "Réessayer", nothing: "Donnez des dés à l’entraîneur.",
    wrong: "Cette question contient une erreur.", unprepared: "L’entraîneur n’est pas préparé à cette question ici.",
    left: "encore {n} s environ", analyse: "Analyser", black: "noir", red: "rouge", green: "vert",
  },
  es: {
    dice: "Dados: pulsa los que guardarías", die: "Dado {n}: {face}", keep: "Guardar {dice}", all: "Volver a tirar todo", call: "Anunciar {category}",
    best: "Lo mejor: {move}. Total medio: {value}.", bestOther: "Lo mejor: {move} ({value}).",
    right: "Correcto: «{move}» es lo mejor.", costs: "«{move}» cuesta {loss}. Lo mejor: «{best}».", kept: "guardado",
    moves: "Las mejores jugadas", thinking: "Pensando…", waiting: "Este juego se está preparando.",
    lost: "No se puede contactar con el entrenador.", retry: "Reintentar", nothing: "Dale dados al entrenador.",
    wrong: "Hay un error en esta pregunta.", unprepared: "El entrenador no tiene preparada aquí esta pregunta.",
    left: "quedan {n} s aprox.", analyse: "Analizar", black: "negro", red: "rojo", green: "verde",
  },
  it: {
    dice: "Dadi: premi quelli che terresti", die: "Dado {n}: {face}", keep: "Tenere {dice}", all: "Rilanciare tutto", call: "Annunciare {category}",
    best: "Meglio: {move}. Totale medio: {value}.", bestOther: "Meglio: {move} ({value}).",
    right: "Giusto: «{move}» è la scelta migliore.", costs: "«{move}» costa {loss}. Meglio: «{best}».", kept: "tenuto",
    moves: "Le mosse migliori", thinking: "Sto pensando…", waiting: "Questo gioco è in preparazione.",
    lost: "L’allenatore non è raggiungibile.", retry: "Riprova", nothing: "Dai dei dadi all’allenatore.",
    wrong: "In questa domanda c’è un errore.", unprepared: "Qui l’allenatore non è preparato a questa domanda.",
    left: "ancora circa {n} s", analyse: "Analizza", black: "nero", red: "rosso", green: "verde",
  },
  sv: {
    dice: "Tärningar: tryck på dem du skulle spara", die: "Tärning {n}: {face}", keep: "Spara {dice}", all: "Slå om allt", call: "Anmäl {category}",
    best: "Bäst: {move}. Slutsumman blir i snitt {value}.", bestOther: "Bäst: {move} ({value}).",
    right: "Rätt: ”{move}” är bäst.", costs: "”{move}” kostar {loss}. Bäst: ”{best}”.", kept: "sparad",
    moves: "De bästa dragen", thinking: "Tänker…", waiting: "Spelet förbereds.",
    lost: "Tränaren går inte att nå.", retry: "Försök igen", nothing: "Ge tränaren några tärningar.",
    wrong: "Det finns ett fel i frågan.", unprepared: "Tränaren är inte förberedd på den här frågan här.",
    left: "cirka {n} s kvar", analyse: "Analysera", black: "svart", red: "röd", green: "grön",
  },
  da: {
    dice: "Terninger: tryk på dem, du ville beholde", die: "Terning {n}: {face}", keep: "Behold {dice}", all: "Slå alle om", call: "Meld {category}",
    best: "Bedst: {move}. Slutsummen bliver i snit {value}.", bestOther: "Bedst: {move} ({value}).",
    right: "Rigtigt: »{move}« er bedst.", costs: "»{move}« koster {loss}. Bedst: »{best}«.", kept: "behold",
    moves: "De bedste træk", thinking: "Tænker…", waiting: "Spillet gøres klar.",
    lost: "Træneren kan ikke nås.", retry: "Prøv igen", nothing: "Giv træneren nogle terninger.",
    wrong: "Der er en fejl i spørgsmålet.", unprepared: "Træneren er ikke forberedt på dette spørgsmål her.",
    left: "cirka {n} s tilbage", analyse: "Analysér", black: "sort", red: "rød", green: "grøn",
  },
  no: {
    dice: "Terninger: trykk på dem du ville beholdt", die: "Terning {n}: {face}", keep: "Behold {dice}", all: "Kast alle på nytt", call: "Meld {category}",
    best: "Best: {move}. Sluttsummen blir i snitt {value}.", bestOther: "Best: {move} ({value}).",
    right: "Riktig: «{move}» er best.", costs: "«{move}» koster {loss}. Best: «{best}».", kept: "behold",
    moves: "De beste trekkene", thinking: "Tenker…", waiting: "Spillet gjøres klart.",
    lost: "Treneren kan ikke nås.", retry: "Prøv igjen", nothing: "Gi treneren noen terninger.",
    wrong: "Det er en feil i spørsmålet.", unprepared: "Treneren er ikke forberedt på dette spørsmålet her.",
    left: "omtrent {n} s igjen", analyse: "Analyser", black: "svart", red: "rød", green: "grønn",
  },
  fi: {
    dice: "Nopat: paina niitä, jotka pitäisit", die: "Noppa {n}: {face}", keep: "Pidä {dice}", all: "Heitä kaikki uudelleen", call: "Ilmoita {category}",
    best: "Paras: {move}. Loppusumma on keskimäärin {value}.", bestOther: "Paras: {move} ({value}).",
    right: "Oikein: ”{move}” on paras.", costs: "”{move}” maksaa {loss}. Paras: ”{best}”.", kept: "pidä",
    moves: "Parhaat siirrot", thinking: "Mietin…", waiting: "Peliä valmistellaan.",
    lost: "Valmentajaan ei saada yhteyttä.", retry: "Yritä uudelleen", nothing: "Anna valmentajalle noppia.",
    wrong: "Kysymyksessä on virhe.", unprepared: "Valmentaja ei ole täällä valmistautunut tähän kysymykseen.",
    left: "noin {n} s jäljellä", analyse: "Analysoi", black: "musta", red: "punainen", green: "vihreä",
  },
  ko: {
    dice: "주사위: 킵할 것을 누르세요", die: "주사위 {n}: {face}", keep: "{dice} 킵", all: "모두 다시 굴리기", call: "{category} 선언",
    best: "최선: {move}. 예상 총점은 {value}점입니다.", bestOther: "최선: {move} ({value}).",
    right: "정답: ‘{move}’, 최선입니다.", costs: "‘{move}’ 쪽은 {loss}점 손해입니다. 최선: ‘{best}’.", kept: "킵",
    moves: "가장 좋은 수", thinking: "생각하는 중…", waiting: "이 게임을 준비하고 있습니다.",
    lost: "코치에 연결할 수 없습니다.", retry: "다시 시도", nothing: "코치에게 주사위를 알려 주세요.",
    wrong: "이 질문에 잘못된 부분이 있습니다.", unprepared: "이 질문은 여기서 준비되어 있지 않습니다.",
    left: "약 {n}초 남음", analyse: "분석", black: "검정", red: "빨강", green: "초록",
  },
  ja: {
    dice: "ダイス：キープするものを押してください", die: "ダイス{n}：{face}", keep: "{dice}をキープ", all: "全部振り直す", call: "{category}を宣言",
    best: "最善：{move}。予想合計は{value}点です。", bestOther: "最善：{move}（{value}）。",
    right: "正解：「{move}」が最善です。", costs: "「{move}」は{loss}点の損です。最善：「{best}」。", kept: "キープ",
    moves: "良い手", thinking: "考えています…", waiting: "このゲームを準備しています。",
    lost: "コーチに接続できません。", retry: "もう一度", nothing: "コーチにダイスを教えてください。",
    wrong: "この質問には誤りがあります。", unprepared: "この質問はここでは準備されていません。",
    left: "残り約{n}秒", analyse: "解析", black: "黒", red: "赤", green: "緑",
  },
  pt: {
    dice: "Dados: toque nos que guardaria", die: "Dado {n}: {face}", keep: "Guardar {dice}", all: "Relançar todos", call: "Anunciar {category}",
    best: "O melhor: {move}. Total médio: {value}.", bestOther: "O melhor: {move} ({value}).",
    right: "Certo: “{move}” é a melhor escolha.", costs: "“{move}” custa {loss}. O melhor: “{best}”.", kept: "fica",
    moves: "As melhores jogadas", thinking: "Pensando…", waiting: "Este jogo está em preparação.",
    lost: "O treinador não responde.", retry: "Tentar de novo", nothing: "Dê dados ao treinador.",
    wrong: "Há um erro nesta pergunta.", unprepared: "O treinador não tem esta pergunta preparada aqui.",
    left: "cerca de {n} s restantes", analyse: "Analisar", black: "preto", red: "vermelho", green: "verde",
  },
  pl: {
    dice: "Kości: naciśnij te do zostawienia", die: "Kość {n}: {face}", keep: "Zostaw {dice}", all: "Przerzuć wszystkie", call: "Zapowiedz: {category}",
    best: "Najlepsze: {move}. Średni wynik: {value}.", bestOther: "Najlepsze: {move} ({value}).",
    right: "Dobrze: „{move}” jest najlepsze.", costs: "„{move}” kosztuje {loss}. Najlepsze: „{best}”.", kept: "zostaje",
    moves: "Najlepsze ruchy", thinking: "Myślę…", waiting: "Ta gra jest przygotowywana.",
    lost: "Trener jest nieosiągalny.", retry: "Spróbuj ponownie", nothing: "Podaj trenerowi kości.",
    wrong: "W tym pytaniu jest błąd.", unprepared: "Trener nie ma tu przygotowanej odpowiedzi na to pytanie.",
    left: "zostało około {n} s", analyse: "Analizuj", black: "czarna", red: "czerwona", green: "zielona",
  },
};

/**
 * @param {string} code
 * @returns {code is keyof typeof TEXTS}
 */
const isSpoken = (code) => Object.hasOwn(TEXTS, code);

// The texts of a coach that asks first.
/** @type {Record<keyof typeof TEXTS, { choose: string, ask: string }>} */
const ASKING = {
  en: { choose: "Press the dice you would keep.", ask: "What is best?" },
  de: { choose: "Drücke die Würfel, die du behalten würdest.", ask: "Was ist am besten?" },
  fr: { choose: "Appuyez sur les dés que vous garderiez.", ask: "Qu’est-ce qui est le mieux ?" },
  es: { choose: "Pulsa los dados que guardarías.", ask: "¿Qué es lo mejor?" },
  it: { choose: "Premi i dadi che terresti.", ask: "Che cosa è meglio?" },
  sv: { choose: "Tryck på tärningarna du skulle spara.", ask: "Vad är bäst?" },
  da: { choose: "Tryk på de terninger, du ville beholde.", ask: "Hvad er bedst?" },
  no: { choose: "Trykk på terningene du ville beholdt.", ask: "Hva er best?" },
  fi: { choose: "Paina noppia, jotka pitäisit.", ask: "Mikä on parasta?" },
  ko: { choose: "킵할 주사위를 누르세요.", ask: "무엇이 최선일까요?" },
  ja: { choose: "残すダイスを押してください。", ask: "最善手は？" },
  pt: { choose: "Toque nos dados que guardaria.", ask: "O que é melhor?" },
  pl: { choose: "Naciśnij kości do zostawienia.", ask: "Co jest najlepsze?" },
};

const LIGHT = `
  --surface: var(--dice-coach-surface, #fffdf8); --ink: var(--dice-coach-ink, #1b2231);
  --muted: var(--dice-coach-muted, #575f72); --line: var(--dice-coach-line, #ddd4c2);
  --accent: var(--dice-coach-accent, #b5361c); --good: var(--dice-coach-good, #1a6a4c);`;
const DARK = `
  --surface: var(--dice-coach-surface, #181e29); --ink: var(--dice-coach-ink, #ece6d8);
  --muted: var(--dice-coach-muted, #a4abbb); --line: var(--dice-coach-line, #343d4f);
  --accent: var(--dice-coach-accent, #ff8d6e); --good: var(--dice-coach-good, #74d3a6);`;
/** @param {...string} places */
const pips = (...places) =>
  `background-image: ${places.map(() => "var(--dot)").join()}; background-position: ${places.join()};`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host { ${LIGHT} display: block; container-type: inline-size; color-scheme: light; }
:host([hidden]) { display: none; }
@media (prefers-color-scheme: dark) { :host(:not([theme="light"])) { ${DARK} color-scheme: dark; } }
:host([theme="dark"]) { ${DARK} color-scheme: dark; }
* { box-sizing: border-box; }
section { --die: var(--dice-coach-die, min(3.4rem, calc((100cqi - 2.5rem) / var(--count, 5) - .6rem))); padding: 1.1rem; border: 1px solid var(--line);
  border-radius: .9rem; background: var(--surface); color: var(--ink);
  font: 1rem/1.45 var(--dice-coach-font, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif); }
p, ol { margin: 0; padding: 0; }
.dice { display: flex; flex-wrap: wrap; gap: .6rem; }
.die { padding: 0; border: 0; background: none; color: var(--ink); font: 700 .75rem/1.5 inherit; cursor: pointer; text-align: center; }
.die[aria-disabled] { cursor: default; }
.face { display: block; position: relative; width: var(--die); height: var(--die); border-radius: 20%; forced-color-adjust: none;
  background: radial-gradient(circle at 32% 26%, #fff 0, var(--dice-coach-bone, #fbf6ea) 45%, #dfd3ba 100%);
  box-shadow: inset 0 0 0 1px #5a461e40, 0 2px 5px #0004; transition: transform .15s; }
.face::after { content: ""; position: absolute; inset: 14%; background: no-repeat 0 0 / 27% 27%;
  --dot: radial-gradient(closest-side, var(--spot) 88%, transparent); --spot: var(--colour, var(--dice-coach-pip, #1b2231)); }
.f1::after { ${pips("50% 50%")} background-size: 36% 36%; }
.f1:not([data-coloured])::after { --spot: #b5361c; }
.f2::after { ${pips("100% 0", "0 100%")} }
.f3::after { ${pips("100% 0", "50% 50%", "0 100%")} }
.f4::after { ${pips("0 0", "100% 0", "0 100%", "100% 100%")} }
.f5::after { ${pips("0 0", "100% 0", "50% 50%", "0 100%", "100% 100%")} }
.f6::after { ${pips("0 0", "100% 0", "0 50%", "100% 50%", "0 100%", "100% 100%")} }
[aria-pressed="true"] .face { box-shadow: 0 0 0 3px var(--dice-coach-gold, #e0a21b), 0 5px 9px #0005; transform: translateY(-2px); }
.mark { display: block; min-height: 1.4rem; padding-top: .3rem; font-size: .75rem; line-height: 1.1rem; }
.verdict { min-height: 1.45em; margin-top: .2rem; font-weight: 600; }
.verdict[data-kind="right"]::before { content: "✓ "; color: var(--good); }
.verdict[data-kind="costs"]::before { content: "✗ "; color: var(--accent); }
.detail { margin-top: .2rem; color: var(--muted); font-size: .85rem; overflow-wrap: anywhere; }
ol { display: grid; gap: .35rem; margin-top: .7rem; list-style: none; }
li { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; font-size: .94rem; font-variant-numeric: tabular-nums; }
li i { grid-column: 1 / -1; height: .3rem; border-radius: .2rem; background: color-mix(in srgb, var(--ink) 10%, transparent); overflow: hidden; }
li i::after { content: ""; display: block; height: 100%; width: calc(var(--share) * 100%); background: var(--accent); }
li[data-best] { font-weight: 700; } li[data-best] span + span { color: var(--good); }
.ask { min-height: 2.75rem; margin-top: .6rem; padding: 0 1.2rem; border: 0; border-radius: .7rem; background: var(--accent); color: var(--surface);
  font: inherit; font-weight: 700; cursor: pointer; }
.asking .face { outline: 2px dashed color-mix(in srgb, var(--ink) 45%, transparent); outline-offset: 1px; }
.asking [aria-pressed="true"] .face { outline: none; }
@media (hover: hover) { .die:not([aria-disabled]):hover .face { transform: translateY(-3px); } }
.retry { min-height: 2.5rem; margin-top: .5rem; padding: 0 1rem; border: 1px solid currentColor; border-radius: .6rem; background: none;
  color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.credit, .analyse { display: inline-block; margin-right: 1rem; margin-top: .8rem; padding: .25rem 0; color: var(--muted); font-size: .85rem; }
:focus-visible { outline: 3px solid #1f6fe8; outline-offset: 2px; border-radius: .4rem; }
[hidden] { display: none; }
@media (forced-colors: active) { li i { border: 1px solid CanvasText; } li i::after { background: CanvasText; forced-color-adjust: none; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }`);

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} part its name, for the style sheet of the page
 * @param {object} [properties]
 * @param {...(Node | string)} children
 */
const element = (tag, part, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  if (part) made.setAttribute("part", (made.className = part));
  made.append(...children);
  return made;
};

/**
 * The colours that have a name in every language. Any other one has the name in the ruleset, and is painted if CSS knows that
 * name.
 */
const COLOURS = { black: "#1b2231", red: "#b5361c", green: "#17684a" };

/**
 * @param {string} colour
 * @returns {colour is keyof typeof COLOURS}
 */
const isNamed = (colour) => colour in COLOURS;

/** @param {string} colour */
const painted = (colour) => (isNamed(colour) ? COLOURS[colour] : CSS.supports("color", colour) ? colour : "");

/**
 * Return a name without case, accents, spaces, hyphens and underscores.
 * @param {string} name
 */
const plain = (name) => name.normalize("NFD").replace(/[\u0300-\u036f\s_-]/g, "").toLowerCase();

/**
 * Group values by name, in the order of the names.
 * @template T
 * @param {readonly (readonly [string, T])[]} entries
 */
function grouped(entries) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const [name, each] of entries) groups.set(name, [...(groups.get(name) ?? []), each]);
  return groups;
}

/**
 * Return the entries of an attribute such as "ones:3,twos:6".
 * @param {string | null} text
 * @returns {[string, number][]}
 */
const pairs = (text) => (text ?? "").split(",").filter(Boolean).map((entry) => {
  const [name, number] = entry.split(":");
  return [name, Number(number)];
});

/**
 * Ids of categories or of columns, by all that these are called.
 * @param {{ id: string, title: string, aliases?: string[] }[]} named
 */
const idsOf = (named) => new Map(named.flatMap(({ id, title, aliases = [] }) => (
  [id, title, ...aliases].map((name) => /** @type {const} */ ([plain(name), id])))));

/**
 * Return a question as in the address of the board: its JSON in base64url.
 * @param {object} question
 */
const packed = (question) => {
  const letters = Array.from(new TextEncoder().encode(JSON.stringify(question)), (byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
};

/** The server refuses what it was asked. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {ProblemDocument} problem
   */
  constructor(status, problem) {
    super(problem.detail);
    this.status = status;
  }
}

const POLL = 2_000;

/** @type {Map<string, Definition>} what the definition of a ruleset says that is shown, by its address */
const definitions = new Map();

export class DiceCoach extends HTMLElement {
  static observedAttributes = [
    "ruleset", "dice", "rolls-left", "scorecard", "card", "extra-bonus-count", "extra-rolls", "announced", "all-rolled", "objective", "lang",
    "theme", "api", "ask",
  ];

  #verdict = element("p", "verdict");
  #dice = element("div", "dice");
  #detail = element("p", "detail", { hidden: true, lang: "en" });
  #moves = element("ol", "moves");
  #retry = element("button", "retry", { type: "button", hidden: true });
  #askButton = element("button", "ask", { type: "button", hidden: true });
  #analyse = element("a", "analyse", { target: "_blank", rel: "noopener", hidden: true });
  #credit = element("a", "credit", { textContent: "Keepwise", target: "_blank", rel: "noopener" });
  #asked = new AbortController();
  #planned = false;
  /** @type {boolean[]} */
  #kept = [];
  /** @type {Advice | undefined} */
  #advice;
  /** @type {Definition | undefined} */
  #game;
  #coach = element("section", "coach");
  /** The best move is not shown yet: it waits for the button. */
  #isAsking = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    this.#dice.setAttribute("role", "group");
    this.#verdict.setAttribute("role", "status");
    this.#retry.onclick = () => this.#plan();
    this.#askButton.onclick = () => this.#tell();
    this.#dice.onkeydown = (event) => this.#walk(event);
    this.#coach.append(this.#dice, this.#verdict, this.#detail, this.#retry, this.#askButton, this.#moves, this.#analyse, this.#credit);
    root.append(this.#coach);
  }

  connectedCallback() {
    this.#plan();
  }

  disconnectedCallback() {
    this.#asked.abort();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before !== now && this.isConnected && name !== "theme") this.#plan();
  }

  /** The last answer of the API, undefined before the first. */
  get advice() {
    return this.#advice;
  }

  get #api() {
    return new URL(this.getAttribute("api") ?? HOME, document.baseURI);
  }

  get #lang() {
    const wanted = [this.lang || this.closest("[lang]")?.getAttribute("lang"), ...navigator.languages];
    const codes = wanted.map((tag) => (tag ?? "").toLowerCase().split("-")[0].replace(/^n[bn]$/, "no"));
    return codes.find(isSpoken) ?? "en";
  }

  /**
   * @param {TextKey} key
   * @param {Record<string, string | number>} [values]
   */
  #t(key, values = {}) {
    return TEXTS[this.#lang][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /** Attributes often change together; one question is asked for all of them. */
  #plan() {
    if (this.#planned) return;
    this.#planned = true;
    queueMicrotask(() => {
      this.#planned = false;
      this.#look();
    });
  }

  get #faces() {
    return [...(this.getAttribute("dice") ?? "").matchAll(/\d/g)].map(([face]) => Number(face));
  }

  get #ruleset() {
    return this.getAttribute("ruleset") ?? "yahtzee";
  }

  async #look() {
    this.#asked.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    this.#advice = undefined;
    this.#kept = this.#faces.map(() => false);
    this.#moves.replaceChildren();
    this.#retry.hidden = true;
    this.#asks(false);
    this.#game = definitions.get(this.#gameAddress);
    this.#retry.textContent = this.#t("retry");
    this.#credit.href = new URL("play", this.#api).href;
    this.#analyse.textContent = this.#t("analyse");
    this.#analyse.hidden = true;
    this.#showDice();
    if (!this.#faces.length) {
      this.#say(this.#t("nothing"));
      return;
    }
    this.#say(this.#t("thinking"));
    let advice;
    try {
      this.#game = await this.#definition(signal);
      this.#showDice();
      const question = this.#question(this.#game);
      this.#analyse.href = new URL(`analyse#p=${packed(question)}`, this.#api).href;
      this.#analyse.hidden = false;
      advice = await this.#ask("v1/advice", signal, question.objective ? { ...question, if_ready: true } : question);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return;
    }
    this.#advice = advice;
    this.dispatchEvent(new CustomEvent("advice", { detail: advice }));
    this.#asks(this.hasAttribute("ask") && this.#choosable);
    this.#showDice();
    if (!this.#isAsking) {
      this.#tellBest(advice);
      return;
    }
    this.#askButton.textContent = ASKING[this.#lang].ask;
    this.#say(ASKING[this.#lang].choose);
  }

  /** @param {boolean} isAsking */
  #asks(isAsking) {
    this.#isAsking = isAsking;
    this.#askButton.hidden = !isAsking;
    this.#coach.classList.toggle("asking", isAsking);
  }

  /** Show the verdict on the chosen dice, or the best move where none were chosen. */
  #tell() {
    if (!this.#advice) return;
    const hadFocus = this.shadowRoot?.activeElement === this.#askButton;
    this.#asks(false);
    this.#tellBest(this.#advice);
    if (this.#kept.includes(true)) this.#judge();
    if (hadFocus) /** @type {HTMLElement} */ (this.#dice.children[0]).focus();
  }

  /** @param {Advice} advice */
  #tellBest(advice) {
    this.#showMoves(advice);
    const { best, value } = advice;
    const usual = this.#objective.maximize === "expected_total";
    this.#say(this.#t(usual ? "best" : "bestOther", { move: this.#words(best), value: this.#number(value, 1) }));
  }

  /** @returns {Objective} */
  get #objective() {
    const [maximize, target] = (this.getAttribute("objective") ?? "expected_total").split(":");
    return target ? { maximize, target: Number(target) } : { maximize };
  }

  /** The filled categories; `card` is the former name of the attribute. */
  get #entries() {
    return pairs(this.getAttribute("scorecard") ?? this.getAttribute("card"));
  }

  /** @param {Definition} game */
  #scorecard(game) {
    const entries = this.#entries;
    if (Object.keys(game.columns).length) return this.#sheet(entries, game);
    const [count, stock] = [this.#whole("extra-bonus-count"), this.#whole("extra-rolls")];
    return {
      points: this.#points(entries, game),
      ...(count !== undefined && { extra_bonus_count: count }), ...(stock !== undefined && { extra_rolls: stock }),
    };
  }

  /**
   * @param {[string, number][]} entries
   * @param {Definition} game
   */
  #sheet(entries, game) {
    /** @param {string} name */
    const idOf = (name) => game.columnOf.get(plain(name)) ?? name.trim();
    const filled = grouped(entries.map(([place, paid]) => {
      const [column, category = ""] = place.split(".");
      return [idOf(column), /** @type {[string, number]} */ ([category, paid])];
    }));
    const counts = new Map(pairs(this.getAttribute("extra-bonus-count")).map(([name, n]) => [idOf(name), n]));
    const ids = new Set([...filled.keys(), ...counts.keys()]);
    return { columns: Object.fromEntries([...ids].map((id) => [id, {
      points: this.#points(filled.get(id) ?? [], game), ...(counts.has(id) && { extra_bonus_count: counts.get(id) }),
    }])) };
  }

  /**
   * @param {[string, number][]} entries
   * @param {Definition} game
   */
  #points(entries, { times, idOf }) {
    // A name that only the server knows is shown as written.
    const filled = grouped(entries.map(([category, paid]) => [idOf.get(plain(category)) ?? category.trim(), paid]));
    return Object.fromEntries([...filled].map(([category, fillings]) => (
      [category, times[category] > 1 || fillings.length > 1 ? fillings : fillings[0]])));
  }

  /** @param {string} name of an attribute that is a number, undefined where it is not there */
  #whole(name) {
    const said = this.getAttribute(name);
    return said === null ? undefined : Number(said);
  }

  /**
   * Return the question of /v1/advice.
   * @param {Definition} game
   */
  #question(game) {
    const objective = this.#objective;
    const cells = Object.keys(game.columns).length * Object.keys(game.titles).length;
    const rolls = this.#entries.length === cells - 1 ? game.lastRolls : game.rolls;
    const left = rolls - 1 + (this.#whole("extra-rolls") ?? game.extraRolls);
    const [announced, allRolled] = ["announced", "all-rolled"].map((name) => this.getAttribute(name));
    return {
      ruleset: this.#ruleset, dice: this.#faces, scorecard: this.#scorecard(game),
      rolls_left: this.#whole("rolls-left") ?? left,
      ...(announced !== null && { announced }), ...(allRolled !== null && { all_rolled: allRolled !== "false" }),
      ...(objective.maximize !== "expected_total" && { objective }),
    };
  }

  get #gameAddress() {
    return new URL(`v1/rulesets/${encodeURIComponent(this.#ruleset)}?lang=${this.#lang}`, this.#api).href;
  }

  /** @param {AbortSignal} signal */
  async #definition(signal) {
    const address = this.#gameAddress;
    const known = definitions.get(address);
    if (known) return known;
    /** @type {RulesetShown} */
    const { categories, rolls = 3, last_turn_rolls: lastRolls = rolls, extra_rolls: extra, colours = {}, columns = [] } =
      await this.#ask(address, signal);
    const titles = Object.fromEntries(categories.map(({ id, title }) => [id, title]));
    const times = Object.fromEntries(categories.map(({ id, times: n = 1 }) => [id, n]));
    const colourOf = Object.fromEntries(Object.entries(colours).flatMap(([name, faces]) => faces.map((face) => [face, name])));
    const definition = {
      rolls, lastRolls, extraRolls: extra?.start ?? 0, titles, times, idOf: idsOf(categories), colourOf,
      columns: Object.fromEntries(columns.map(({ id, title }) => [id, title])), columnOf: idsOf(columns),
    };
    definitions.set(address, definition);
    return definition;
  }

  /**
   * @param {string} path
   * @param {AbortSignal} signal
   * @param {object} [body] is posted; without one the path is got
   */
  async #ask(path, signal, body) {
    for (;;) {
      const response = await fetch(new URL(path, this.#api), {
        signal,
        ...(body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
      });
      const answer = await response.json();
      if (response.ok) return answer;
      // A table that could not be built is tried again, but pages do not wait for that.
      const wait = answer.type === "/problems/not-solved" ? 0 : Number(response.headers.get("Retry-After"));
      if (![429, 503].includes(response.status) || !wait) throw new Refusal(response.status, answer);
      if (answer.progress) this.#say(this.#farWords(answer.progress));
      // Often enough for what is shown of it to move.
      await new Promise((resolve) => { setTimeout(resolve, Math.min(wait * 1000, POLL)); });
      signal.throwIfAborted();
    }
  }

  /** @param {NonNullable<ProblemDocument["progress"]>} progress */
  #farWords({ share, seconds_left: seconds }) {
    const far = share.toLocaleString(this.#locale, { style: "percent" });
    return `${this.#t("waiting")} ${far}, ${this.#t("left", { n: Math.ceil(seconds) })}`;
  }

  /**
   * Show an error: in general terms for visitors, in detail for the author of a wrong question.
   * @param {unknown} error
   */
  #fail(error) {
    const refusal = error instanceof Refusal && error.status < 500 ? error : undefined;
    this.#retry.hidden = Boolean(refusal);
    if (!refusal) this.#say(this.#t("lost"), "costs");
    else if (refusal.status === 409) this.#say(this.#t("unprepared"), "costs");
    else this.#say(this.#t("wrong"), "costs", refusal.message);
  }

  /** @param {string} text */
  #say(text, kind = "", detail = "") {
    this.#verdict.dataset.kind = kind;
    this.#verdict.textContent = text;
    this.#detail.textContent = detail;
    this.#detail.hidden = !detail;
  }

  get #locale() {
    return this.#lang === "no" ? "nb" : this.#lang;
  }

  /**
   * Format a loss: one above 0 is never shown as 0.
   * @param {number} loss
   */
  #loss(loss) {
    return loss < 0.00005 ? `<${this.#number(0.0001, 2)}` : this.#number(loss, 2);
  }

  /**
   * @param {number} value
   * @param {number} digits
   */
  #number(value, digits) {
    return value.toLocaleString(this.#locale, {
      minimumFractionDigits: digits, maximumFractionDigits: digits + (Math.abs(value) < 1 ? 2 : 0),
    }).replace("-", "−");
  }

  /** @param {Move} move */
  #words(move) {
    if (move.action !== "keep") {
      const category = this.#game?.titles[move.category] ?? move.category;
      if (move.action === "announce") return this.#t("call", { category });
      const column = move.column === undefined ? "" : `, ${this.#game?.columns[move.column] ?? move.column}`;
      return `${category}${column}: ${this.#number(move.points + move.extra_bonus, 0)}`;
    }
    return move.keep.length ? this.#t("keep", { dice: move.keep.join(" ") }) : this.#t("all");
  }

  /** @param {Advice} advice */
  #showMoves({ moves }) {
    const shown = moves.slice(0, 4);
    // Moves which hardly differ look as if they hardly differ; points are large, probabilities small.
    const least = this.#objective.maximize === "expected_total" ? 2 : 0.01;
    const greatest = Math.max(least, ...shown.map(({ loss }) => loss));
    this.#moves.setAttribute("aria-label", this.#t("moves"));
    this.#moves.replaceChildren(...shown.map((move) => {
      const bar = element("i", "");
      bar.style.setProperty("--share", String(move.loss / greatest));
      const row = element("li", "move", {},
        element("span", "", { textContent: this.#words(move) }),
        element("span", "", { textContent: move.loss ? `−${this.#loss(move.loss)}` : "✓" }), bar);
      row.toggleAttribute("data-best", move.loss === 0);
      return row;
    }));
  }

  get #choosable() {
    return Boolean(this.#advice?.moves.some(({ action }) => action === "keep"));
  }

  #showDice() {
    this.#dice.setAttribute("aria-label", this.#t("dice"));
    const faces = this.#faces;
    this.#coach.style.setProperty("--count", String(faces.length || 5));
    while (this.#dice.children.length > faces.length) this.#dice.lastChild?.remove();
    while (this.#dice.children.length < faces.length) this.#dice.append(this.#newDie(this.#dice.children.length));
    faces.forEach((face, i) => {
      const die = this.#dice.children[i];
      const [pipped, mark] = /** @type {Iterable<HTMLElement>} */ (die.children);
      const colour = this.#game?.colourOf[face];
      pipped.className = `face f${face}`;
      pipped.toggleAttribute("data-coloured", Boolean(colour));
      pipped.style.setProperty("--colour", colour ? painted(colour) : "");
      mark.textContent = this.#kept[i] ? this.#t("kept") : "";
      const words = colour ? `${face}, ${isNamed(colour) ? this.#t(colour) : colour}` : face;
      die.setAttribute("aria-label", this.#t("die", { n: i + 1, face: words }));
      die.setAttribute("aria-pressed", String(this.#kept[i]));
      if (this.#choosable) die.removeAttribute("aria-disabled");
      else die.setAttribute("aria-disabled", "true");
    });
  }

  /** @param {number} i */
  #newDie(i) {
    return element("button", "die", { type: "button", onclick: () => this.#toggle(i) },
      element("span", "", { ariaHidden: "true" }), element("span", "mark", { ariaHidden: "true" }));
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const dice = /** @type {HTMLElement[]} */ ([...this.#dice.children]);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = dice.findIndex((die) => die === this.shadowRoot?.activeElement);
    dice[(at + step + dice.length) % dice.length].focus();
    event.preventDefault();
  }

  /** @param {number} i */
  #toggle(i) {
    if (!this.#advice || !this.#choosable) return;
    this.#kept[i] = !this.#kept[i];
    this.#showDice();
    if (!this.#isAsking) this.#judge();
  }

  /** Show the worth of the chosen dice. */
  #judge() {
    if (!this.#advice) return;
    const keep = this.#faces.filter((_, k) => this.#kept[k]).sort();
    const { moves, best } = this.#advice;
    // All dice kept is no keep but scoring: the best of the categories then speaks for it.
    const move = moves.find((m) => m.action === "keep" && m.keep.join() === keep.join())
      ?? moves.find((m) => m.action === "score");
    if (!move) return;
    this.dispatchEvent(new CustomEvent("keep", { detail: { keep, loss: move.loss } }));
    if (move.loss === 0) this.#say(this.#t("right", { move: this.#words(move) }), "right");
    else this.#say(this.#t("costs", { move: this.#words(move), loss: this.#loss(move.loss), best: this.#words(best) }), "costs");
  }
}

if (!customElements.get("dice-coach")) customElements.define("dice-coach", DiceCoach);
