// reach.mjs -- every legal move of every game can be made on the page's board: by clicks on
// cells and hands, from a list, or by a button, in some positions of each game. Writes TAP.
//
// reach.mjs MODULE
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { filesBelow, openLibrary } from "./module.mjs";
import { finish, result } from "./tap.mjs";

const [module] = process.argv.slice(2);
const PLIES = 10, MOVES_MAX = 5000;

globalThis.document = { getElementById: () => ({}) };
globalThis.askWhich = async () => null;
const Page = runInThisContext(`${readFileSync("web/page.js", "utf8").replace(/\nopen\(\)\.catch[^]*/, "")}\nPage`);

// A page that shows nothing, and records which moves it would play or list.
class Hand extends Page {
  constructor(library) {
    super(null, {});
    this.library = library;
    this.game = library.ask("game");
    this.board = { draw() {}, focusOn() {} };
    this.made = new Set();
  }

  picture() { return ""; }
  showMarks() {}
  say() {}
  letGo() {}
  refuse() {}
  play(text) { this.made.add(text); }

  called(move) {
    this.made.add(move.t);
    return move.t;
  }

  // Everything that clicks can lead to from the current selection.
  follow() {
    const { picked } = this;
    for (const cell of this.targets()) {
      this.picked = picked;
      this.click(cell);
      if (this.picked !== picked) this.follow();
    }
  }

  // The legal moves that nothing leads to.
  missing() {
    this.state = this.library.ask("state");
    this.legal = this.library.ask("legal");
    this.made.clear();
    const hands = new Set(this.legal.filter((move) => move.d >= 0).map((move) => move.d));
    const begin = [...this.game.cells.keys()].map((cell) => () => this.click(cell));
    for (const first of [...begin, ...[...hands].map((kind) => () => this.takeOut(kind))]) {
      this.picked = null;
      first();
      if (this.picked) this.follow();
    }
    return this.legal.filter((move) => !this.made.has(move.t) && (move.to >= 0 || this.isPut(move)));
  }
}

async function game(name) {
  const hand = new Hand(await openLibrary(module, name)), { library } = hand;
  for (let ply = 0; ply < PLIES;) {
    const { due, outcome, fen } = library.ask("state");
    if (outcome !== -1) break;
    if (due) {
      library.ask("throw");
      continue;
    }
    const missing = hand.missing(), { legal } = hand;
    if (missing.length) return result(false, `${name}: every move can be made`, [fen, missing.length, missing[0].t]);
    if (legal.length > MOVES_MAX) break;
    library.ask("play", legal[ply++ * 7919 % legal.length].t);
  }
  result(true, `${name}: every move can be made`);
}

for (const name of filesBelow("games", ".lua"))
  if (!name.startsWith("rules/")) await game(name);
finish();
