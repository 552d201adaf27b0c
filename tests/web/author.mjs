// author.mjs -- an author's page in a browser, from an empty text to a played move. Writes TAP.
//
// author.mjs PROGRAM FOLDER: the program that writes pages, and a folder for them.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { has, is, result } from "./tap.mjs";
import { browser, cell, focus, inFolder, label, moves, page, playByKeys, playByMouse, ply, run, text,
  value } from "./table.mjs";

const [program] = process.argv.slice(2);
const BYTES_MAX = 720 * 1024;
const HOP = `game { language = 1, name = "Hop" }
local board = squar(3, 4)
players { { "White", letter = "w" }, { "Black", letter = "b", sees = board.flip } }
piece "Man" { "M", move = board.forwad }
setup { [[ M M M ]] }
ending { win { landed(rank(4)), says = "home" }, loss { no_moves, who = other, says = "stuck" } }
`;
const TESTS = `game "hop.lua"
test "a Man steps forward" { legal = { "a1-a2" }, perft = { 3, 9 } }
test "and never back" { fen = "3/1M1/3/3 w", illegal = { "b3-b2", "b3-b4" } }
`;

const checked = (part) => browser.until(`document.getElementById("checked").textContent.includes(${JSON.stringify(part)})`);
const told = () =>
  browser.evaluate(`[...document.querySelectorAll("#told div")].map((mark) => mark.dataset.line + " " + mark.className)`);
const listed = () => browser.evaluate(`[...document.querySelectorAll("#mistakes button")].map((b) => b.textContent)`);
const selected = () =>
  browser.evaluate(`getSelection().toString() || (() => {
    const field = document.getElementById("definition");
    return field.value.slice(field.selectionStart, field.selectionEnd);
  })()`);
const width = () => browser.evaluate("document.documentElement.scrollWidth");

// By keyboard: presses Tab from the top of the page until the element is reached.
async function tabTo(id) {
  for (let i = 0; i < 40; i++) {
    if (await browser.evaluate(`document.activeElement.id === "${id}"`)) return true;
    await browser.press("Tab");
  }
  return false;
}

async function replaceSelected(from, to) {
  await browser.type((await selected()).replace(from, to));
}

async function fromNothing() {
  execFileSync(program, ["page", "--author", inFolder("hop.html")]);
  await browser.size(1280, 900);
  await browser.open(inFolder("hop.html"));
  result(statSync(inFolder("hop.html")).size <= BYTES_MAX, "an author's page is no larger than 720 KB");
  is(await value("definition"), "", "the page begins with an empty text");
  is(await browser.evaluate(`document.getElementById("play").inert`), true, "and without a board");
  result(await tabTo("definition"), "the keyboard comes to the text");
  await browser.type(HOP);
  await checked("mistake");
  has(await text("checked"), "line 2: there is no 'squar'; did you mean 'square'?", "the first mistake is told");
  is((await told())[0], "2 bad", "and marked at its line");
  is(await browser.evaluate(`document.getElementById("definition").getAttribute("aria-invalid")`), "true",
    "a screen reader hears that the text is wrong");
  await focus("#definition");
  await browser.evaluate(`document.getElementById("definition").setSelectionRange(0, 0)`);
  await browser.press("F8");
  is(await selected(), "local board = squar(3, 4)", "F8 goes to its line");
  await replaceSelected("squar", "square");
  await checked("forwad");
  is((await listed()).length, 1, "the first is gone, the second is listed");
  has((await listed())[0], "line 4: no direction 'forwad'", "with its line");
  await browser.evaluate(`document.querySelector("#mistakes button").focus()`);
  await browser.press("Enter");
  has(await selected(), "piece \"Man\"", "the list leads there, too");
  await replaceSelected("forwad", "forward");
  await browser.until("!!globalThis.page?.game");
  is(await text("checked"), "No mistakes found.", "the text is right");
  is((await told()).length, 0, "and no mark is left");
  is(await text("title"), "Hop", "the game is there");
  await focus(cell("a1"));
  await playByKeys("b1", "b2");
  await ply(1);
  is((await moves())[0], "b1-b2", "a move is played by keyboard");
}

async function following() {
  await focus("#definition");
  await browser.evaluate(`(() => {
    const field = document.getElementById("definition"), at = field.value.indexOf("board.forward");
    field.setSelectionRange(at, at + "board.forward".length);
  })()`);
  await browser.type("board.all");
  await browser.until(`page.legal.length === 7`);
  is((await moves())[0], "b1-b2", "the board follows the text, and the move stands");
  await browser.evaluate(`(() => {
    const field = document.getElementById("definition"), at = field.value.indexOf("board.all");
    field.setSelectionRange(at, at + "board.all".length);
  })()`);
  await browser.type("leap(1, 2)");
  await browser.until(`page.state.moves.length === 0`);
  has(await text("message"), "b1-b2 is no longer a move in this game", "a move that is none any more is taken back");
  await browser.evaluate(`(() => {
    const field = document.getElementById("definition"), at = field.value.indexOf("leap(1, 2)");
    field.setSelectionRange(at, at + "leap(1, 2)".length);
  })()`);
  await browser.type("board.forward");
  await browser.until(`page.legal.length === 3`);
  await browser.evaluate(`(() => {
    const field = document.getElementById("definition");
    field.setSelectionRange(field.value.length, field.value.length);
  })()`);
  await browser.type("ending { win { landed(rank(4)), says = \"twice\" } }");
  await checked("warning");
  is((await told())[0].endsWith("odd"), true, "a warning is marked as one");
}

// A game that is over by agreement can go on: its end was no move.
async function afterAnEnd() {
  await browser.evaluate("[1, 2].forEach(() => page.play(page.legal[0].t))");
  const before = (await moves()).join();
  await browser.click("#resign");
  await browser.until("!page.isOpen()");
  await focus("#definition");
  await browser.type("\n-- resigned\n");
  await browser.until("page.isOpen()");
  is((await moves()).join(), before, "after a resignation the moves stand");
  is(await browser.evaluate(`document.getElementById("message").className`), "", "and nothing is complained of");
}

async function tests() {
  await browser.evaluate(`document.getElementById("tests").open = true`);
  await focus("#tests-text");
  await browser.type(TESTS);
  await browser.press("Ctrl+Enter");
  await browser.until(`document.querySelectorAll("#tested li").length === 2`);
  has(await text("tests-said"), "1 of 2 tests failed; the first: and never back", "tests are run");
  has(await text("tested"), "expected to be illegal: b3-b4", "and say what has failed");
  await browser.evaluate(`(() => {
    const field = document.getElementById("tests-text"), at = field.value.indexOf(', "b3-b4"');
    field.setSelectionRange(at, at + 9);
  })()`);
  await browser.type(" ");
  await browser.until(`document.getElementById("tests-said").textContent === "All 2 tests passed."`);
  result(true, "they run again as they are typed");
}

// A worker that answers after a while, or fails.
const worker = (answer) => browser.evaluate(`(() => {
  page.author.worker = { terminate() { this.ended = true; },
    postMessage(asked) { setTimeout(() => this.ended || this.onmessage({ data: { id: asked.id, found: ${answer} } }), 300); } };
  page.author.busy = false;
  page.author.check();
})()`);

async function checking() {
  await worker(`{ checked: { warnings: "", ms: 1 } }`);
  await browser.evaluate(`document.getElementById("checked").textContent = ""`);
  await focus("#tests-text");
  await browser.press("Ctrl+Enter");
  await checked("The game can be played");
  result(true, "Ctrl+Enter during a check: that is made all the same");
  await browser.until(`document.getElementById("tests-said").textContent === "All 2 tests passed."`);
  result(true, "and the tests run");
  await worker(`{ error: "out of memory", last: true }`);
  await checked("it cannot be checked (out of memory)");
  is(await text("tests-said"), "", "a check that fails itself is none of the tests");
  await browser.evaluate("page.author.check()");
  await checked("The game can be played");
  result(true, "and the next one is made");
  await browser.evaluate(`page.author.stop(), page.author.worker = null, page.newWorker = () => new Worker(
    URL.createObjectURL(new Blob(["throw new Error('killed')"], { type: "text/javascript" })))`);
  await browser.evaluate("page.author.check()");
  await checked("it cannot be checked (its worker has stopped: Uncaught Error: killed)");
  await browser.evaluate("delete page.newWorker, page.author.check()");
  await checked("The game can be played");
  result(true, "a worker that is killed is told of, and followed by another");
}

// A file that is not opened after all can be chosen again.
async function opening() {
  const [chosen, before, after] = await browser.evaluate(`(async () => {
    const input = document.getElementById("author-open"), list = new DataTransfer(), field = document.getElementById("definition");
    globalThis.confirm = () => false;
    list.items.add(new File(["-- other"], "other.lua"));
    input.files = list.files;
    const before = field.value += " ";
    await page.author.open(field, input);
    return [input.value, before, field.value];
  })()`);
  is(after, before, "an unsaved text stays, if that is wanted");
  is(chosen, "", "and the file can be chosen again");
  await browser.evaluate(`(async () => {
    globalThis.confirm = () => true;
    const gone = { name: "gone.lua", arrayBuffer: () => Promise.reject(new Error("it is no more there")) };
    await page.author.open(document.getElementById("definition"), { files: [gone] });
  })()`).catch(() => {});
  is(await text("checked"), "gone.lua cannot be read: it is no more there", "one that cannot be read is told");
  is(await value("definition"), before, "and changes nothing");
  const old = await browser.evaluate(`(async () => {
    const field = document.getElementById("definition"), text = field.value;
    await page.author.open(field, { files: [new File([new Uint8Array([45, 45, 32, 233])], "old.lua")] });
    const read = field.value;
    field.value = page.author.saved = text;
    return read;
  })()`);
  is(old, "-- \u00e9", "letters of a file that is not UTF-8 are not lost");
}

async function downloading() {
  const file = inFolder("hop.lua");
  await browser.downloads(inFolder("."));
  await focus("#definition");
  await browser.press("Ctrl+s");
  for (let i = 0; i < 100 && !existsSync(file); i++) await new Promise((wake) => setTimeout(wake, 50));
  is(existsSync(file) && readFileSync(file, "utf8"), await value("definition"), "Ctrl+S downloads the definition");
}

// A message about the whole definition is an error or a warning of its own, after those with a
// line.
async function ofTheWhole() {
  const write = (text) => browser.evaluate(`(() => {
    const field = document.getElementById("definition");
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event("input"));
  })()`);
  const right = HOP.replace("squar(", "square(").replace("forwad", "all"), endless = right.replace(/ending .*\n/, "");
  await write(endless);
  await checked("whole file");
  is(await text("checked"), "The game can be played. 1 warning: whole file: there is no ending, so the game ends only when a player has no move",
    "a warning without a line is one");
  is(await browser.evaluate(`document.getElementById("definition").getAttribute("aria-invalid")`), "false", "and nothing wrong");
  await write(`${endless}local unused = 1 -- twice\nlocal board = 2\n`);
  await checked("2 warnings");
  is((await listed()).length, 2, "two are two");
  has((await listed())[1], "whole file: warning: there is no ending", "that of the whole stands behind");
  await write("game { language = 1, name = \"Hop\" }\n");
  await checked("mistakes");
  is((await listed()).every((line) => line.startsWith("whole file: ")), true, "so do mistakes");
  await write(right);
  await checked("No mistakes found.");
}

// A game's page has its text, its tests, and all shared files.
async function ofAGame() {
  const lua = inFolder("mine.lua");
  writeFileSync(lua, `local chess = import "rules/chess"\n${readFileSync("games/chess.lua", "utf8")}`);
  writeFileSync(inFolder("mine.test.lua"), `game "mine.lua"\ntest "two plies" { perft = { 20, 400 } }\n`);
  await browser.open(page(lua, "--author"));
  is(await value("definition"), readFileSync(lua, "utf8"), "a page of a game has its text");
  is(await text("title"), "Chess", "and its board");
  await browser.until(`document.getElementById("tests-said").textContent === "The test passed."`);
  result(true, "its tests are found beside it, and run");
  await playByMouse("e2", "e4");
  is((await moves())[0], "e4", "a move by mouse");
  await browser.evaluate(`(() => {
    const field = document.getElementById("definition");
    field.value = 'import "rules/nothing"' + String.fromCharCode(10) + field.value;
    field.dispatchEvent(new Event("input"));
  })()`);
  await checked("rules/nothing.lua");
  is(await label("e4"), "e4, White Pawn", "while the text is wrong, the board stays");
}

// A definition with Windows line ends is not changed by being displayed.
async function asItIs() {
  const lua = inFolder("lines.lua"), windows = (text) => text.replaceAll("\n", "\r\n");
  writeFileSync(lua, windows(HOP.replace("squar(", "square(").replace("forwad", "forward")));
  writeFileSync(inFolder("lines.test.lua"), windows(TESTS.replace("hop.lua", "lines.lua").replace(', "b3-b4"', "")));
  writeFileSync(inFolder("lines.txt"), '[Ply "1"]\n[Result "*"]\n\n1. a1-a2 b4-b3 *\n');
  await browser.open(page(lua, "--author", "--record", inFolder("lines.txt")));
  await browser.until(`document.getElementById("tests-said").textContent === "All 2 tests passed."`);
  is(await browser.evaluate("[page.state.ply, page.state.plies].join()"), "1,2", "lines that end as on Windows: the game stays as it was opened");
  is(await browser.evaluate(`dispatchEvent(new Event("beforeunload", { cancelable: true }))`), true, "and nothing has to be saved");
}

const begins = () => browser.evaluate(`document.getElementById("definition").value.slice(0, 12)`);

// Edits can be undone, new lines included; only a valid definition can be shown on the board.
async function editing() {
  const before = await begins();
  await focus("#definition");
  await browser.evaluate(`document.getElementById("definition").setSelectionRange(0, 0)`);
  await browser.type("  -- a");
  await browser.press("Enter");
  await browser.type("-- b");
  is(await begins(), "  -- a\n  -- ", "a new line begins where the one before does");
  for (let i = 0; i < 3; i++)
    await browser.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "z", code: "KeyZ", modifiers: 2, commands: ["undo"] });
  is(await begins(), before, "and is taken back with what is before it");

  await browser.evaluate(`page.author.stop(), page.author.hear({ warnings: "", ms: 2000 })`);
  is(await browser.evaluate(`document.getElementById("load").hidden`), false, "a game that takes long is shown when asked for");
  await browser.type("nonsense");
  is(await browser.evaluate(`document.getElementById("load").hidden`), true, "and not when it has changed since");
  await checked("mistake");
  is(await browser.evaluate(`document.getElementById("load").hidden`), true, "least of all when it is wrong");
  await browser.evaluate(`document.getElementById("tests-text").value = ""`);
  await browser.click("#tests-run");
  is(await text("tests-said"), "There are no tests yet.", "where there are no tests that is said");
}

async function sizes() {
  for (const [wide, high, dark] of [[360, 740, false], [360, 740, true], [768, 1024, false], [768, 1024, true], [1280, 900, false], [1280, 900, true]]) {
    await browser.size(wide, high, dark);
    await browser.open(inFolder("hop.html"));
    await browser.click("#sample");
    await browser.until("!!globalThis.page?.game && document.querySelectorAll('#tested li').length > 0");
    await browser.evaluate(`(() => {
      const field = document.getElementById("definition");
      field.value = field.value.replace("quiet(board.forward)", "quiet(board.forwad)");
      field.dispatchEvent(new Event("input"));
    })()`);
    await checked("forwad");
    result((await width()) <= wide, `nothing is wider than ${wide} pixels, ${dark ? "dark" : "light"}`, await width());
    if (process.env.PICTURES) await browser.picture(`${process.env.PICTURES}/author-${wide}-${dark ? "dark" : "light"}.png`);
  }
}

await run([fromNothing, following, afterAnEnd, tests, checking, opening, downloading, ofTheWhole, ofAGame, asItIs, editing, sizes]);
