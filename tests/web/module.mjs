// module.mjs -- the library as a WebAssembly module, run by node.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { runInThisContext } from "node:vm";

const Library = runInThisContext(`${readFileSync("web/engine.js", "utf8")}\nLibrary`);
const compiled = new Map();

export const text = (file) => readFileSync(file, "utf8");

export function filesBelow(folder, ending) {
  return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(ending)).sort();
}

function addGame(library, game) {
  const tuned = join("games", game.replace(/lua$/, "tuned"));
  library.call("add_file", basename(game), text(join("games", game)));
  if (existsSync(tuned)) library.call("add_file", basename(tuned), text(tuned));
  const { error } = library.ask("load", basename(game), "", 0);
  if (error) throw new Error(error);
}

// With all shared files, named as seen by a game in the parent folder; and with a game loaded.
export async function openLibrary(module, game) {
  if (!compiled.has(module)) compiled.set(module, new WebAssembly.Module(readFileSync(module)));
  const library = await Library.open(compiled.get(module));
  for (const ending of [".lua", ".svg"])
    for (const name of filesBelow("games", ending))
      if (dirname(name) !== ".") library.call("add_file", name, text(join("games", name)));
  if (game) addGame(library, game);
  return library;
}
