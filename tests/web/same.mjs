// same.mjs -- the module and the program agree: on the moves of every game, perft and search
// results, every rule test, and the messages for every invalid definition. Writes TAP.
//
// same.mjs PROGRAM MODULE
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { filesBelow, openLibrary, text } from "./module.mjs";
import { finish, result } from "./tap.mjs";

const [program, module] = process.argv.slice(2);
const open = () => openLibrary(module);

function native(...args) {
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  return { out: stdout, err: stderr };
}

async function game(name) {
  const library = await open(), file = basename(name);
  library.call("add_file", file, text(join("games", name)));
  const { error } = library.ask("load", file, "", 0);
  if (error) return result(false, name, error);
  if (library.ask("state").due) return result(true, `${name} begins with a throw`);
  const found = library.ask("legal").map((move) => move.t).join("\n");
  const moves = native("moves", join("games", name)).out.trim();
  result(found === moves, `${name}: the same moves`, found);
}

// Limits are counted in work and bytes, and pointers are smaller here: the module refuses such
// definitions, too, but perhaps at another place.
const isTooMuch = (error) => /takes too long|fits into memory|no memory|enough memory/.test(error);
const isSame = (found, expected) => found === expected || (isTooMuch(expected) && found !== "");

// Files may share a library, as the previous one leaves nothing behind.
async function errors() {
  const library = await open(), wrong = [];
  const files = filesBelow("tests/errors", ".lua").filter((name) => !text(join("tests/errors", name)).includes("import"));
  for (const name of files) {
    const path = join("tests/errors", name);
    library.call("add_file", path, text(path));
    const { error = "" } = library.ask("load", path, "", 0);
    const { err } = native("check", path);
    if (!isSame(error, err)) wrong.push([name, error, err]);
  }
  result(files.length > 50 && wrong.length === 0,
    `${files.length} wrong definitions: the same complaints`, [wrong.length, ...wrong.slice(0, 2)]);
}

// Perft, and the result of a search to that depth.
async function figures(name, plies, depth) {
  const library = await openLibrary(module, name);
  const counted = native("perft", join("games", name), String(plies)).out;
  const { nodes } = library.ask("perft", plies);
  result(counted.startsWith(`nodes ${nodes}\n`), `${name}: as many sequences of ${plies} moves`, [nodes, counted]);
  const reports = native("search", join("games", name), "--depth", String(depth), "--json").out.trim().split("\n");
  const expected = JSON.parse(reports.at(-2)), found = library.ask("search", 10, depth, 0, 0, 0);
  const other = ["move", "value", "line", "depth", "nodes"].filter((key) => found[key] !== expected[key]);
  result(other.length === 0, `${name}: the same search of ${expected.nodes} positions`, [found, expected]);
}

// Needs to search folders, which the module cannot.
const NEEDS_FOLDERS = "a name needs no hyphens";

// The same tests pass, with the same messages for failures; the pairs of a table have no order.
async function rules(name) {
  const library = await open(), file = join("tests/rules", name);
  for (const game of filesBelow("games", ".lua"))
    if (!game.startsWith("rules/")) library.call("add_file", basename(game), text(join("games", game)));
  const found = library.ask("test", file, text(file));
  if (found.error) return result(false, name, found.error);
  const expected = native("test", file, "--json").out.trim().split("\n").map((line) => JSON.parse(line));
  const other = found.filter((test) => test.name !== NEEDS_FOLDERS && !expected.some((one) =>
    ["name", "line", "passed", "complaint"].every((key) => test[key] === one[key])));
  result(other.length === 0 && found.length === expected.length, `${name}: ${expected.length} rule tests`, other[0]);
}

for (const name of filesBelow("games", ".lua"))
  if (!name.startsWith("rules/")) await game(name);
await errors();
await figures("chess.lua", 4, 7);
await figures("jetan.lua", 3, 6);
await figures("jetan-circular.lua", 3, 4);
await figures("atlantean.lua", 2, 3);
await figures("draughts/international-draughts.lua", 6, 10);
await figures("shogi/shogi.lua", 3, 5);
await figures("connection/hex.lua", 2, 3);
for (const name of filesBelow("tests/rules", ".lua")) await rules(name);
finish();
