// play.mjs -- games' pages, played in a browser by mouse and by keyboard. Writes TAP.
//
// play.mjs PROGRAM FOLDER: the program that writes pages, and a folder for them.
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { has, is, result } from "./tap.mjs";
import { alone, browser, cell, focus, focused, inFolder, label, moves, page, playByKeys, playByMouse, ply, run, text,
  value } from "./table.mjs";

const BYTES_MAX = 720 * 1024;

// A complete game of the page's own moves: the first player's by `hand`, the rest by the
// program.
async function wholeGame(hand) {
  for (let i = 0; i < 200; i++) {
    await browser.until(`document.getElementById("stop").disabled`, 60);
    const next = await browser.evaluate(`(() => {
      if (!page.isOpen()) return null;
      const legal = page.legal.filter((move) => move.f >= 0 && move.to >= 0 && move.f !== move.to);
      const best = legal.find((move) => move.x.length) ?? legal[${i * 7919} % legal.length];
      return [page.name(best.f), page.name(best.to), page.state.ply];
    })()`);
    if (!next) return;
    await hand(next[0], next[1]);
    if (await browser.evaluate(`document.getElementById("choice").open`)) await browser.click("#choice-list button");
    await ply(next[2] + 1);
  }
}

async function jetan() {
  const file = page("jetan");
  result(statSync(file).size <= BYTES_MAX, "the page is no larger than 720 KB", statSync(file).size);
  await browser.size(1280, 900);
  await browser.open(file);
  is(await text("title"), "Jetan", "the page says which game it is");
  is(await browser.evaluate(`document.querySelectorAll(".hits [role=row]").length`), 10, "a grid of ten rows");
  is(await browser.evaluate(`document.querySelectorAll("#board > div").length`), 1, "over one board");
  is(await label("d1"), "d1, Black Flier", "a cell says who stands on it");

  await browser.click(cell("d1"));
  has(await label("d1"), "picked up", "a click picks up");
  result(await browser.evaluate(`document.querySelectorAll("#board .mark").length > 0`), "where it can go is marked");
  await browser.click(cell("d9"));
  has(await text("message"), "d1-d9 is not legal", "a refused move is explained");
  is(await browser.evaluate(`document.getElementById("message").className`), "bad", "as a refusal");
  is((await moves()).length, 0, "and nothing is played");

  await playByMouse("d1", "c4");
  await ply(2);
  is((await moves())[0], "D1-C4", "a move by mouse");
  has(await text("status"), "Black to move", "the program has answered");
  await browser.click("#undo");
  has(await text("status"), "Black to move", "undo goes back to one's own turn");
  is(await browser.evaluate("page.state.ply"), 0, "before one's own move");
  await browser.click("#redo");
  is(await browser.evaluate("page.state.ply"), 2, "redo goes forth");
  await browser.click("#resign");
  has(await text("status"), "Orange wins (Black resigns)", "a resignation");
  await browser.click("#undo");
  is(await browser.evaluate("page.state.ply"), 2, "is undone without the moves before it");
  await browser.click("#redo");
  has(await text("status"), "Orange wins (Black resigns)", "and done again");
  await browser.click("#undo");
  is(await browser.evaluate("page.mayPlay()"), true, "so that one moves on");
  await browser.drag(cell("b2"), cell("b3"));
  await ply(3);
  is((await moves())[2], "B2-B3", "a move by dragging");
}

async function record() {
  const text = await value("record-text");
  has(text, "D1-C4", "the record is there");
  const link = await browser.evaluate("page.link()");
  await browser.click("#stop").catch(() => {});
  await browser.open(link.split("#")[0].replace("file://", ""), `#${link.split("#")[1]}`);
  is((await moves())[0], "D1-C4", "a link brings the game back");
  is(await browser.evaluate(`document.querySelectorAll("#board > div").length`), 1, "and its board alone");
  const file = inFolder("record.txt");
  writeFileSync(file, text);
  await browser.open(page("jetan", "--record", file));
  is((await moves())[2], "B2-B3", "and so does --record");
}

async function keys() {
  await browser.open(page("jetan"));
  await focus(cell("a1"));
  await playByKeys("d1", "c4");
  await ply(2);
  is((await moves())[0], "D1-C4", "a move by keyboard");
  is(await focused(), "c4", "the focus stays");
  await browser.press("Enter");
  has(await label("c4"), "picked up", "Enter picks up");
  await browser.press("Escape");
  is(await label("c4"), "c4, Black Flier", "Escape lets go");
  is(await browser.evaluate(`document.activeElement.dispatchEvent(
    new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true }))`), true, "Alt and an arrow are the browser's");
  await focus("#typed-text");
  await browser.type("A2-B4");
  await browser.press("Enter");
  await ply(3);
  is((await moves())[2], "A2-B4", "a move typed");
  await browser.until("page.mayPlay()");
  for (const name of ["c2", "c3"])
    await browser.evaluate(`document.querySelector('${cell(name)}').dispatchEvent(new MouseEvent("click", { bubbles: true }))`);
  is((await moves())[4], "C2-C3", "a move by a screen reader's clicks, which press nothing");
}

// Content beyond the right edge of a phone would be unreachable.
async function phone() {
  for (const [width, dark] of [[320, false], [360, false], [360, true], [768, false], [1280, true]]) {
    await browser.size(width, 800, dark);
    await browser.open(page("jetan"));
    const wide = await browser.evaluate("document.documentElement.scrollWidth");
    result(wide <= width, `nothing is wider than ${width} pixels`, wide);
  }
  await browser.size(360, 740);
  await browser.open(page("tests/corpus/escape.lua"));
  await browser.evaluate(`document.getElementById("rules").open = true`);
  await browser.until(`document.querySelectorAll(".piece-rule").length > 0`);
  result((await browser.evaluate("document.documentElement.scrollWidth")) <= 360, "nor long names without blanks, in titles and rules");
  await browser.open(page("jetan"));
  await browser.tap(cell("d1"));
  await browser.tap(cell("c4"));
  await ply(1);
  is((await moves())[0], "D1-C4", "a move by finger");
  await ply(2);
  await alone();
  await browser.evaluate(`document.querySelectorAll("details").forEach((part) => { part.open = true; })`);
  await browser.until(`document.querySelector(".piece-rule svg")`);
  for (const [id, given, press, seen] of [["fen", "nonsense", "#fen-read", "message"], ["record-text", "1. D1-C4 *", "#record-read", "status"],
    ["typed-text", "", "#why", "message"]]) {
    await browser.evaluate(`page.say(""), document.getElementById("${id}").value = ${JSON.stringify(given)}`);
    await browser.tap(press);
    await browser.until(`(({ top, bottom }) => document.getElementById("${seen}").textContent && top > -1 && bottom < 741)(
      document.getElementById("${seen}").getBoundingClientRect())`, 5);
    result(true, `what ${press} says is seen, wherever that stands`);
  }
  is(await browser.evaluate(`[...document.querySelectorAll("#side input:not([type]), #record-text, #throw-text")]
    .filter((field) => field.autocapitalize !== "none").length`), 0, "a telephone begins no move by a capital");
  await browser.open(page("chess"));
  await alone();
  const [e2, e4, d2, d4] = await Promise.all(["e2", "e4", "d2", "d4"].map((name) => browser.middle(cell(name))));
  const finger = (type, pointerId, [clientX, clientY]) => browser.evaluate(`document.elementFromPoint(${clientX}, ${clientY}).dispatchEvent(
    new PointerEvent("${type}", { pointerId: ${pointerId}, clientX: ${clientX}, clientY: ${clientY}, bubbles: true }))`);
  const take = async (pointerId, [x, y]) => {
    await finger("pointerdown", pointerId, [x, y]);
    await finger("pointermove", pointerId, [x, y - 10]);
  };
  await take(7, e2);
  await take(8, d2);
  await finger("pointerup", 7, d4);
  await finger("pointerup", 8, d4);
  is((await moves()).length, 0, "of two men dragged by two fingers none goes where the other does");
  await take(7, e2);
  await take(8, d4);
  await finger("pointercancel", 8, d4);
  await finger("pointerup", 7, e4);
  is((await moves())[0], "e4", "a man is dragged by his own finger, whatever another does");
  await browser.size(1280, 900);
}

async function games() {
  await browser.open(page("jetan"));
  await wholeGame(playByMouse);
  result(!(await browser.evaluate("page.isOpen()")), "a whole game against level 3 by mouse", await text("status"));
  await browser.open(page("jetan-circular"));
  is(await browser.evaluate(`document.querySelectorAll(".hits [role=gridcell]").length`), 100, "a round board");
  await browser.open(page("jetan"));
  await focus(cell("a1"));
  await wholeGame(playByKeys);
  result(!(await browser.evaluate("page.isOpen()")), "a whole game against level 3 by keyboard", await text("status"));
}

const pressed = () =>
  browser.evaluate(`document.querySelector("[data-hand=Knight]:not(:disabled)").getAttribute("aria-pressed")`);

async function chess() {
  await browser.open(page("chess", "--fen", "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1"));
  await alone();
  await playByMouse("a7", "b8");
  is(await browser.evaluate(`document.getElementById("choice").open`), true, "a promotion asks to what");
  has(await text("choice-list"), "(Knight)", "by name");
  await browser.click("#choice-list button:nth-child(4)");
  has((await moves())[0], "axb8=", "and is played");

  await browser.open(page("crazyhouse", "--fen", "4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1"));
  await alone();
  await browser.click("[data-hand=Knight]:not(:disabled)");
  await browser.click(cell("c3"));
  is((await moves())[0], "N@c3", "a drop from the hand");
  is(await label("c3"), "c3, White Knight", "stands there");
  await browser.click("[data-hand=Knight]:not(:disabled)");
  await browser.click(cell("c3"));
  has(await text("message"), "N@c3 is not legal: c3 is not empty: an enemy Knight", "a drop that is refused is explained");

  is(await pressed(), "false", "and the hand holds its man again");
  await browser.click("[data-hand=Knight]:not(:disabled)");
  is(await pressed(), "true", "a man taken out of the hand");
  await browser.click(cell("e8"));
  is(await pressed(), "false", "goes back to it as another is picked up");

  await browser.open(page("reversi"));
  await alone();
  await browser.click(cell("a1"));
  has(await text("message"), "a1 is not legal", "and so is a man put down from nowhere");
  await browser.open(page("chess"));
  await browser.click(cell("e1"));
  has(await text("message"), "It has no legal move", "and a man who can go nowhere");
  await browser.click(cell("e7"));
  has(await text("message"), "It is White's turn", "and another's");
}

async function throwing(given, name) {
  await focus("#throw-text");
  await browser.type(given);
  await browser.press("Enter");
  await browser.until(`document.getElementById("throw").hidden`);
  result(true, name);
}

async function dice() {
  await browser.open(page("backgammon"));
  is(await text("status"), "A throw is due: opening.", "at the beginning nobody has moved");
  for (const typed of ["24/18", "x", ""]) {
    await browser.evaluate(`document.getElementById("typed-text").value = "${typed}"`);
    await browser.evaluate(`document.getElementById("typed").requestSubmit()`);
    is(await text("message"), "a throw is due, and this is not one", `'${typed}' is no throw, and has none drawn`);
  }
  await browser.evaluate(`page.play("(9 9)")`);
  has(await text("message"), "not a possible throw", "one that cannot be is told so");
  await throwing("(1 2)", "one that can be is taken");
  is(await focused(), "a1", "and who types goes on at the board");
  await browser.open(page("jetan", "--set", "colossus=on"));
  result(await browser.evaluate(`!document.getElementById("throw").hidden`), "a throw is due");
  await browser.click("#throw-draw");
  result(await browser.evaluate(`document.getElementById("throw").hidden`), "and is made", await text("status"));
  await playByMouse("d1", "c4");
  is(await text("throw-name"), "step", "after a move the Colossus's die is thrown");
  await throwing("{5}", "and typed as a real one shows it");
  await ply(1);
  is((await moves())[0], "D1-C4 {5}", "it stands with the move");
  await browser.until(`document.getElementById("stop").disabled && page.state.ply === 2`, 60);
  await browser.click("#undo");
  is(await browser.evaluate("page.state.ply"), 2, "against the program no throw is undone");
  has(await text("message"), "Dice have been thrown", "and the page says why");
  await alone();
  await browser.click("#undo");
  await browser.click("#undo");
  is(await browser.evaluate("page.state.ply"), 0, "who plays alone may");
}

async function wagers() {
  await browser.open(page("jetan", "--set", "wager=dueling", "--fen",
    "4c4r/10/10/10/5w4/10/4D5/10/10/R3C5 b - 0 1 48 48 0"));
  await alone();
  await playByMouse("e4", "f6");
  is(await browser.evaluate(`!document.getElementById("throw").hidden`), true, "a capture begins a duel");
  await throwing("(B 5:2)", "whose dice are typed");
  is((await moves())[0], "E4-F6(B 5:2)", "the duel stands with the move");
  is(await label("f6"), "f6, Black Dwar", "the winner holds the cell");
  has(await text("status"), "Orange pays Black 4", "the loser has paid");
  has(await text("counts"), "52", "the purses say so");

  await browser.open(page("jetan", "--set", "wager=dueling", "--fen", "9r/10/10/10/10/10/4c5/10/10/R3C5 b - 0 1 48 48 0"));
  await browser.evaluate(`page.levels = [3, 3], page.play("E1-E4")`);
  has(await text("status"), "the Chief takes the Chief", "a duel that the program fights ends the game");
  is(await browser.evaluate("page.thinking"), 0, "and nobody has to move after it");

  await browser.open(page("jetan", "--set", "wager=ransom", "--fen", "4c5/10/10/10/5r4/10/4D5/10/10/R3C5 b - 0 1 2 5 24"));
  await alone();
  await playByMouse("e4", "f6");
  has(await text("status"), "Black wins (P)", "a game for ransom is over");
  has(await text("counts"), "26", "and settled: the winner has what was left in the pot");
}

async function atlantis() {
  await browser.open(page("atlantis", "--fen",
    "**************/**************/**9j**/**9n**/**10**/**10**/**10**/**10**/**1H8**/**10**/**10**/**N4J4**/**************/************** w - 6 1"));
  await alone();
  is(await label("b5"), "b5, no cell", "where nothing is");
  await playByMouse("c3", "e4");
  has(await text("choice-list"), "+B5 C3-E4", "several moves: a cell may be made first");
  await browser.evaluate(`[...document.querySelectorAll("#choice-list button")].find((b) => b.textContent === "+B5 C3-E4").click()`);
  await ply(1);
  is((await moves())[0], "+B5 C3-E4", "a cell is made");
  is(await label("b5"), "b5, empty", "and is there");
  is(await label("e4"), "e4, White Knight", "and the man has gone");
}

// If too many moves for a list lead to one cell, the next cell selects among them.
async function nextCell() {
  await browser.open(page("amazons"));
  await alone();
  await playByMouse("a4", "a1");
  has(await text("message"), "16 moves: choose the next cell", "an arrow is shot at the next cell");
  has(await label("a4"), "can go here", "at that which was left, too");
  await browser.click(cell("a4"));
  is((await moves())[0], "a4-a1/a4", "and the move is played");
}

// A hint being searched for does not apply to the next position.
async function hints() {
  await browser.open(page("chess"));
  await browser.click("#hint");
  await playByMouse("e2", "e4");
  await ply(2);
  await browser.click("#hint");
  await browser.until(`document.getElementById("message").textContent.startsWith("Hint")`);
  result(true, "a move while a hint is sought: another can be had");
  await alone();
  await browser.click("#hint");
  await playByMouse("g1", "f3");
  is(await browser.evaluate("page.thinking"), 0, "and that for the position before is not waited for");
}

// A program that cannot think reports it, and the user is not left waiting.
async function dead() {
  for (const [script, says] of [
    ["throw new Error('killed')", "Black cannot move: its worker has stopped: Uncaught Error: killed"],
    ["onmessage = ({ data }) => postMessage({ id: data.id, found: { error: 'out of memory' } })", "Black cannot move: out of memory"],
  ]) {
    await browser.open(page("chess"));
    await browser.evaluate(`page.newWorker = () => new Worker(
      URL.createObjectURL(new Blob([${JSON.stringify(script)}], { type: "text/javascript" })))`);
    await playByMouse("e2", "e4");
    await browser.until(`document.getElementById("message").textContent`);
    is(await text("message"), says, "who cannot move says why");
    is(await text("status"), "White: e4. Black to move.", "and is not said to think");
    await browser.evaluate("delete page.newWorker");
    await browser.evaluate("page.setLevel(1, 1)");
    await ply(2);
    result(true, "another worker moves");
  }
}

// So does a page whose library fails; all workers share one script.
async function failing() {
  await browser.open(page("chess"));
  await browser.evaluate(`globalThis.made = 0, URL.createObjectURL = ((make) => (blob) => { made++; return make(blob); })(URL.createObjectURL)`);
  for (let i = 0; i < 3; i++) await browser.evaluate("page.hint(), page.stopThinking()");
  is(await browser.evaluate("made"), 1, "threads that come and go leave nothing behind");
  await browser.evaluate(`addEventListener("error", (event) => event.preventDefault()), page.library.call = () => { throw new Error("no room"); }`);
  await browser.click(cell("e2"));
  is(await text("message"), "This page has failed and must be reloaded: no room", "a page that has failed says so");
}

// A reloaded page continues the game with the same players; one for something else does not.
async function again() {
  const load = async () => {
    await browser.evaluate("globalThis.old = true");
    await browser.send("Page.reload");
    await browser.until(`!globalThis.old && document.documentElement?.dataset.ready === "true"`);
  };
  const chess = page("chess", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"), stands = () => value("fen");
  await browser.open(chess);
  await browser.evaluate(`page.setLevel(1, 0), page.flip(), page.play("O-O"), page.play("Kd7"), page.go(-1)`);
  const before = await stands();
  await load();
  is(await stands(), before, "a page that is loaded again goes on where it was");
  is(await browser.evaluate("[page.state.plies, page.flipped, page.levels, page.thinking].join()"), "2,true,0,0,0", "all as it was");
  await browser.click("#redo");
  await browser.click("#resign");
  await load();
  has(await text("status"), "(White resigns)", "a game that is over, too");
  await browser.evaluate(`location.hash = "record=1.+d4+*"`);
  await browser.until(`globalThis.page?.state.moves[0]?.text === "d4"`);
  result(true, "a link comes before it");
  await browser.open(chess);
  is(await stands(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "a page that is opened begins as it was written");
  await browser.evaluate(`page.play("Rh7")`);
  page("chess", "--fen", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  await load();
  is(await stands(), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "and so does one that was written anew");
}

// A selection is cleared by whatever ends the turn.
async function lettingGo() {
  await browser.open(page("chess"));
  await browser.click(cell("e2"));
  await browser.press("Escape");
  is(await text("message"), "Cancelled.", "a man let go of is not said to be held");
  await browser.click(cell("e2"));
  await browser.evaluate("page.setLevel(1, 2)");
  is(await label("e4"), "e4, empty", "another player lets go of a man");
  is(await text("message"), "", "of whom nothing is said any more");
  await browser.click(cell("d2"));
  await browser.click("#resign");
  is(await label("d4"), "d4, empty", "so does a resignation");
}

// Listing moves takes seconds if a turn has a hundred thousand: it is done only when a user is
// to choose.
async function listing() {
  await browser.open(page("chess"));
  await browser.evaluate(`globalThis.listed = 0, page.library.ask = function (name, ...args) {
    listed += name === "legal";
    return Library.prototype.ask.call(this, name, ...args);
  }`);
  const asked = () => browser.evaluate("listed");
  await browser.click(cell("e2"));
  await browser.press("Escape");
  is(await label("e4"), "e4, empty", "a man let go of");
  is(await asked(), 0, "can move as before");
  await focus("#typed-text");
  await browser.type("e5");
  await browser.press("Enter");
  has(await text("message"), "e5 is not legal", "a wrong move typed");
  is(await asked(), 0, "leaves all as it is");
  await browser.evaluate("page.setLevel(1, 1), listed = 0");
  await playByMouse("e2", "e4");
  await ply(2);
  is(await asked(), 1, "the program's moves are not listed for who does not choose them");
}

const inMoves = () => browser.evaluate(`document.activeElement.closest("#moves") && document.activeElement.textContent`);

async function undoing() {
  await browser.open(page("chess"));
  await alone();
  await browser.evaluate("page.setLevel(0, 1)");
  await ply(1);
  is(await browser.evaluate(`document.getElementById("undo").disabled`), true, "the program's first move is not undone");
  await browser.evaluate(`page.play("e5")`);
  await ply(3);
  await browser.until("page.mayPlay()");
  await browser.click("#undo");
  is(await browser.evaluate("page.state.ply"), 1, "the first of one's own is");
  is(await browser.evaluate("page.mayPlay()"), true, "and made anew");
  await browser.click("#last");
  await focus("#moves button:nth-of-type(2)");
  await browser.press("Enter");
  is(await inMoves(), "e5", "the focus stays in the list of moves");
  await browser.open(page("chess"));
  await browser.evaluate("page.setLevel(1, 0), page.setLevel(0, 10)");
  await browser.click("#resign");
  await browser.click("#undo");
  result((await browser.evaluate("page.thinking")) > 0, "a resignation before one's first move, taken back: the program begins");
  await browser.evaluate(`page.load(""), page.setLevel(0, 0), page.setLevel(1, 10), page.play("e4")`);
  await browser.click("#undo");
  is(await browser.evaluate("page.thinking"), 0, "a move taken back while the program thinks of its answer");
  await browser.click("#redo");
  result((await browser.evaluate("page.thinking")) > 0, "and made again: it thinks again");
  await browser.open(page("four-player-teams"));
  await alone();
  await browser.click("#resign");
  has(await text("status"), "(Red resigns)", "in teams one of four resigns for both");
  await browser.open(page("go"));
  await alone();
  await focus("#others button");
  await browser.press("Enter");
  await ply(1);
  is(await focused(), "a1", "after a pass it is on the board");
}

// A game replaced by another one is not lost.
async function before() {
  await browser.open(page("jetan"));
  is(await browser.evaluate(`document.getElementById("undo").disabled`), true, "before the first game there is none");
  await alone();
  for (const [name, another] of [
    ["a new game", `document.getElementById("new").click()`], ["a position", `document.getElementById("fen-read").click()`],
    ["a record", `document.getElementById("record-text").value = "1. D1-E4 *", document.getElementById("record-read").click()`],
    ["another option", `document.querySelector('[data-option="black.warrior"]').value = "free",
      document.getElementById("options-form").requestSubmit()`],
  ]) {
    await browser.evaluate(`page.load(""), page.before = null, page.play("D1-C4"), page.play("A9-B7")`);
    await browser.evaluate(another);
    if (name === "a record") await browser.click("#undo");
    await browser.click("#undo");
    is((await moves()).join(), "D1-C4,A9-B7", `${name}: undo brings back the game before`);
    is(await browser.evaluate("page.settingLines()"), "", "as it was set");
  }
  await browser.evaluate(`page.load(""), page.setLevel(1, 1)`);
  await browser.click("#undo");
  await browser.click("#undo");
  is(await browser.evaluate("[page.state.ply, page.state.plies, page.thinking].join()"), "0,2,0", "which is gone through as ever");
  is(await browser.evaluate(`document.getElementById("undo").disabled`), true, "and has none before it but itself");
}

// Browsing moves, flipping the board, loading and saving records, printing the page.
async function around() {
  await browser.open(page("chess"));
  await alone();
  await playByMouse("e2", "e4");
  await playByMouse("e7", "e5");
  await browser.click("#moves button");
  is(await label("e5"), "e5, empty", "a click on a move goes to it");
  is(await browser.evaluate(`getComputedStyle(document.querySelector("#moves .undone")).opacity`), "1", "what was undone can be read");
  await browser.click("#last");
  await browser.click("#flip");
  const [right, top] = await browser.middle(cell("a1")), [left, bottom] = await browser.middle(cell("h8"));
  result(right > left && top < bottom, "the board is turned round");
  await playByMouse("g1", "f3");
  is((await moves())[2], "Nf3", "and is played on so");
  await browser.evaluate(`document.getElementById("record").open = true`);
  await browser.downloads(inFolder("."));
  await browser.click("#record-save");
  const file = inFolder("Chess.txt");
  for (let i = 0; i < 100 && !existsSync(file); i++) await new Promise((wake) => setTimeout(wake, 50));
  has(existsSync(file) && readFileSync(file, "utf8"), "1. e4 e5", "its record is downloaded");
  await browser.click("#new");
  await browser.evaluate(`document.getElementById("record-text").value = ${JSON.stringify("1. d4 d5 2. c4 *")}`);
  await browser.click("#record-read");
  is((await moves()).join(" "), "d4 d5 c4", "another one is pasted");
  await browser.evaluate(`document.getElementById("record-text").value = "1. d4 d6 2. d6 *"`);
  await browser.click("#record-read");
  has(await text("message"), "line 1: d6 is not legal", "a wrong one is refused");
  is((await moves()).length, 3, "and the game stays");
  await browser.send("Emulation.setEmulatedMedia",
    { media: "print", features: [{ name: "prefers-color-scheme", value: "dark" }] });
  const painted = (of) => browser.evaluate(`(({ backgroundColor, fill, color }) => [backgroundColor, fill, color])(
    getComputedStyle(document.querySelector("${of}"))).join(" ")`);
  has(await painted("body"), "rgb(255, 255, 255)", "paper is white, whatever the system likes");
  has(await painted(".ground"), "rgb(255, 255, 255)", "below the board, too");
  await browser.send("Emulation.setEmulatedMedia", { media: "" });
}

// A position or record pasted while the program thinks is kept.
async function pasting() {
  await browser.open(page("chess"));
  await browser.evaluate(`document.getElementById("record").open = true`);
  for (const [id, pasted, taken] of [
    ["fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "page.state.fen"], ["record-text", "1. d4 d5 *", "page.state.moves[1]?.text"],
  ]) {
    await browser.evaluate(`page.load(""), page.play("e4")`);
    await focus(`#${id}`);
    await browser.evaluate(`document.getElementById("${id}").select()`);
    await browser.type(pasted);
    await ply(2);
    is(await value(id), pasted, `what is pasted into ${id} stays when the program has moved`);
    await browser.click(id === "fen" ? "#fen-read" : "#record-read");
    has(pasted, await browser.evaluate(taken), "and is taken");
  }
  await browser.evaluate(`page.load("")`);
  has(await value("record-text"), 'PlyCount "0"', "what nobody writes in follows the game");
}

// A game saved after going back is complete when loaded, even if it is the program's turn
// there.
async function halfway() {
  const file = inFolder("halfway.txt"), record = '[Ply "3"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n';
  writeFileSync(file, record);
  await browser.open(page("chess", "--record", file));
  const stands = async (name) => {
    is(await browser.evaluate("page.thinking"), 0, `${name}: the program waits where it would end a game`);
    is(await browser.evaluate("[page.state.ply, page.state.plies].join()"), "3,6", "of which all moves are there");
  };
  await stands("--record");
  const link = await browser.evaluate("page.link()");
  await browser.open(page("chess"), `#${link.split("#")[1]}`);
  await stands("a link");
  await browser.evaluate(`page.load("")`);
  await browser.evaluate(`document.getElementById("record").open = true`);
  await browser.evaluate(`document.getElementById("record-text").value = ${JSON.stringify(record)}`);
  await browser.click("#record-read");
  await stands("a record pasted");
  await browser.evaluate("page.setLevel(1, 1)");
  await browser.until("page.state.plies === 4");
  result(true, "until it is told to play");
}

// The program answers in a game that went on after an unclaimed draw.
async function unclaimed() {
  const file = inFolder("unclaimed.txt");
  writeFileSync(file, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 *\n");
  await browser.open(page("chess", "--record", file));
  await playByMouse("d2", "d4");
  await browser.until(`page.state.ply === 12 || document.getElementById("message").textContent`);
  is(await browser.evaluate("page.state.ply"), 12, "a draw that nobody claimed keeps nobody from thinking");
}

// Requests in the address.
async function addresses() {
  const file = page("jetan");
  for (const [asked, answer, name] of [
    ["set=warrior%3Dbogus", "bogus", "a wrong value of an option is told"],
    ["set=nope%3D1", "nope", "so is an option that is none"],
    ["set=nope%3D1&record=1.+D1-C4+*", "nope", "also beside a record"],
    ["fen=nonsense", "FEN", "and a wrong position"],
  ]) {
    await browser.open(`${file}#${asked}`);
    has(await text("message"), answer, name);
    is(await browser.evaluate(`document.getElementById("message").className`), "bad", "as what is wrong");
    is(await browser.evaluate("page.mayPlay() || page.thinking > 0"), true, "and there is a game all the same");
  }
  const chess = page("chess"), broken = inFolder("broken.html");
  writeFileSync(broken, readFileSync(chess, "utf8").replace('["chess.lua","', '["chess.lua","nonsense( '));
  await browser.send("Page.navigate", { url: `file://${broken}` });
  await browser.until(`document.getElementById("message")?.textContent`);
  has(await text("message"), "This page cannot start: chess.lua:", "a game that cannot be loaded is told to be that");
  await browser.open(`${chess}#fen=8/8/8/8/8/8/4P3/4K3+w+-+-+0+1`);
  is(await text("message"), "Black has no King in this position.", "a position without the man on whom the game hangs is told");
  await browser.evaluate(`document.getElementById("record").open = true`);
  for (const [fen, says] of [["8/8/8/8/8/8/8/8 w - - 0 1", "White has no King in this position. Black has no King in this position."],
    ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", ""]]) {
    await browser.evaluate(`document.getElementById("fen").value = "${fen}"`);
    await browser.click("#fen-read");
    is(await text("message"), says, "also when it is set up");
  }
  is(await value("fen"), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "and is taken");
  await browser.open(`${file}#set=warrior%3Dfree`);
  has(await browser.evaluate("page.settingLines()"), "warrior=free", "an option that is right is set");
}

// A link leads to what was seen, whatever the page starts with.
async function links() {
  const around = page("jetan-circular");
  await browser.open(around);
  await browser.evaluate(`(() => { do page.load("bias=random"); while (!page.settingLines().includes("bias")); })()`);
  const lines = await browser.evaluate("page.settingLines()"), link = await browser.evaluate("page.link()");
  has(lines, "bias=counterclockwise", "an option drawn at random");
  has(link, encodeURIComponent(lines), "is in the link as it was drawn");
  await browser.open(around, `#${link.split("#")[1]}`);
  is(await browser.evaluate("page.settingLines()"), lines, "and so comes back");

  const file = inFolder("links.txt"), fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
  writeFileSync(file, "1. e4 e5 *\n");
  const recorded = page("chess", "--record", file);
  await browser.open(recorded, `#${new URLSearchParams({ fen })}`);
  is(await value("fen"), fen, "a position in a link comes before the page's record");
  await browser.evaluate(`(() => { globalThis.old = true; location.hash = "record=1.+d4+*"; })()`);
  await browser.until(`!globalThis.old && document.documentElement.dataset.ready === "true"`);
  is((await moves()).join(), "d4", "a link put into an open page is followed");
}

// A file of a game with options named like properties of a form.
function namedLikeAForm() {
  const file = inFolder("named.lua");
  writeFileSync(file, `game { language = 1, name = "Named" }
local b = square(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = b.flip } }
local elements = option "elements" { { "no", b.ortho }, { "yes", b.all } }
local append = option "append" { { "no", elements }, { "yes", b.diag } }
piece "King" { "K", move = append }
setup { [[ K . . ]] }
ending { loss { no_moves }, draw { repeated(3) } }
`);
  return file;
}

// A file from Windows, with CR LF line ends and a byte order mark; and characters that are
// invisible, or not UTF-8.
async function anyFile() {
  const file = inFolder("windows.lua"), plain = readFileSync(namedLikeAForm(), "utf8");
  const windows = `\ufeff${plain.replace("Named", "N\u200famed").concat("-- caf\u00e9\n").replaceAll("\n", "\r\n")}`;
  for (const [bytes, name] of [[Buffer.from(windows), "a file of Windows"],
    [Buffer.from(`${plain}-- caf\u00e9\r\n`, "latin1"), "one in Latin-1"]]) {
    writeFileSync(file, bytes);
    await browser.open(page(file));
    is(await text("status"), "White to move.", `${name} is a game on its page, too`);
  }
}

async function panels() {
  await browser.open(page("chess"));
  await browser.evaluate(`document.getElementById("rules").open = true`);
  await browser.until(`document.querySelectorAll(".piece-rule svg").length >= 6`);
  has(await text("rules-text"), "in any direction", "rules in words, with diagrams");
  has(await text("rules-text"), "How it ends", "and how the game ends");
  has(await text("rules-text"), "third occurrence", "by which rules");
  await browser.click("#hint");
  await browser.until(`document.getElementById("message").textContent.startsWith("Hint")`);
  result(await browser.evaluate(`!!document.querySelector("#board .walk")`), "a hint is drawn");
  await browser.evaluate(`page.setLevel(0, 10)`);
  await browser.click("#stop");
  is(await browser.evaluate("page.thinking"), 0, "the program can be stopped");
  await browser.open(page("hex"));
  await browser.click("#hint");
  await browser.until(`document.getElementById("message").textContent.startsWith("Hint")`);
  has(await text("message"), "Hint: ", "so it comes where positions are games");
  await browser.open(page("jetan"));
  await browser.evaluate(`(() => {
    const form = document.getElementById("options-form");
    for (const field of form.elements) if (/[.]warrior$/.test(field.dataset.option)) field.value = "free";
    form.requestSubmit();
  })()`);
  has(await browser.evaluate("page.settingLines()"), "warrior=free", "options are switched on the page");
  is(await focused(), "a1", "and who has done so is at the board");
  await browser.open(page(namedLikeAForm()));
  await browser.evaluate(`(() => {
    document.querySelector('[data-option="elements"]').value = "yes";
    document.getElementById("options-form").requestSubmit();
  })()`);
  is(await browser.evaluate("page.settingLines()"), "elements=yes", "also one that is called as forms call their own");
}

await run([jetan, record, keys, chess, dice, wagers, atlantis, nextCell, hints, dead, failing, again, lettingGo, listing, undoing, before, around, pasting, halfway, unclaimed, addresses, links,
  anyFile, panels, phone, games]);
