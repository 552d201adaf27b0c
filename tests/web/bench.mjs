// bench.mjs -- compares the module with the program in one run: ratios of speed and size, and
// the time a page takes from opening to its board and to the first move.
//
// bench.mjs PROGRAM MODULE PAGE: PAGE is a game's page, or empty without a browser. Each time
// is the best of a few, alternating between both sides, so that a busy moment does not count.
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Browser } from "./browser.mjs";
import { openLibrary } from "./module.mjs";

const [program, module, page] = process.argv.slice(2);
const TIMES = 3, OPENINGS = 6;

function native(...args) {
  const { stdout, status } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(args.join(" "));
  return stdout;
}

function timed(work) {
  const since = performance.now(), done = work();
  return [done, (performance.now() - since) / 1000];
}

function print(what, here, there, unit) {
  const shown = (n) => Math.round(n).toLocaleString("en").padStart(12);
  console.log(`${what.padEnd(34)}${shown(here)}${shown(there)} ${unit.padEnd(9)}${(there / here).toFixed(2).padStart(6)}`);
}

// Leaves counted per second.
async function perft(game, depth) {
  const library = await openLibrary(module, game);
  let here = 0, there = 0;
  for (let i = 0; i < TIMES; i++) {
    const said = native("perft", join("games", game), String(depth));
    here = Math.max(here, Number(/nodes (\d+)/.exec(said)[1]) / Number(/seconds ([\d.e-]+)/.exec(said)[1]));
    const [{ nodes }, seconds] = timed(() => library.ask("perft", depth));
    there = Math.max(there, nodes / seconds);
  }
  print(`perft ${depth} of ${game}`, here, there, "nodes/s");
}

// Positions searched per second, to the same depth, so that they are the same positions.
async function search(game, depth) {
  let here = 0, there = 0;
  for (let i = 0; i < TIMES; i++) {
    const said = native("search", join("games", game), "--depth", String(depth), "--json").trim().split("\n");
    here = Math.max(here, JSON.parse(said.at(-2)).nodes_per_second);
    const library = await openLibrary(module, game);
    library.ask("search", 10, 2, 0, 0, 0); // creates the engine and its table
    const [{ nodes }, seconds] = timed(() => library.ask("search", 10, depth, 0, 0, 0));
    there = Math.max(there, nodes / seconds);
  }
  print(`search ${depth} plies of ${game}`, here, there, "nodes/s");
}

function sizes() {
  const text = spawnSync("size", ["-A", program], { encoding: "utf8" }).stdout;
  const code = ["text", "rodata"].reduce((sum, name) => sum + Number(new RegExp(`[.]${name} +(\\d+)`).exec(text)[1]), 0);
  print("size of code and constants", code, statSync(module).size, "bytes");
  print("module, and packed by gzip", statSync(module).size, gzipSync(readFileSync(module), { level: 9 }).length, "bytes");
  if (page) console.log(`page of a game: ${Math.round(statSync(page).size / 1024)} KB`);
}

// The board is there when the frame with its picture has been painted. When it can be played on,
// the page says itself.
const WATCH = `new MutationObserver((changes, observer) => {
  if (!document.querySelector("#board svg .piece")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark("board")));
}).observe(document, { childList: true, subtree: true });`;
const markOf = (name) => `performance.getEntriesByName("${name}")[0]?.startTime ?? null`;

function spread(what, times) {
  const [first, ...later] = times.map((time) => Math.round(time));
  console.log(`from opening to ${what.padEnd(20)} ${first} ms at first, then ${Math.min(...later)} to ${Math.max(...later)} ms`);
}

async function opening() {
  const browser = await Browser.start(), board = [], move = [];
  await browser.send("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  for (let i = 0; i < OPENINGS; i++) {
    await browser.open(page);
    await browser.until(`(${markOf("board")}) !== null`);
    board.push(await browser.evaluate(markOf("board")));
    move.push(await browser.evaluate(markOf("ready")));
  }
  await browser.end();
  spread("the board:", board);
  spread("the first move:", move);
}

console.log(`${"".padEnd(40)}native   WebAssembly            ratio`);
await perft("chess.lua", 5);
await perft("jetan.lua", 3);
await perft("atlantean.lua", 3);
await search("chess.lua", 9);
await search("jetan.lua", 7);
await search("atlantean.lua", 4);
sizes();
if (page) await opening();
process.exit(0);
