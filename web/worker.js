// worker.js -- the opponent: the same library in a thread of its own, so that the page stays awake.
//
// Begins with engine.js. The page ends a search by ending the worker, and starts another one.
"use strict";

let library = null, at = null;

// Comes to the position that is asked about: from where it stands, if that is on the way.
function follow(start, moves) {
  const known = at && at.start === start && at.moves.every((move, i) => moves[i] === move);
  if (!known) at = { start, moves: [] }, library.ask("begin", start);
  for (const move of moves.slice(at.moves.length)) {
    const { error } = library.ask("play", move);
    if (error) throw new Error(error);
    at.moves.push(move);
  }
}

async function begin({ module, files, settings, seed }) {
  library = await Library.open(module);
  for (const [name, text] of files) library.call("add_file", name, text);
  const { error } = library.ask("load", files[0][0], settings, seed);
  if (error) throw new Error(error);
}

let began = null;
onmessage = async ({ data }) => {
  try {
    if (data.module) began = begin(data);
    await began;
    if (!data.start) return;
    follow(data.start, data.moves);
    postMessage({ id: data.id, found: library.ask("search", data.level, data.nodes, data.seed) });
  } catch (error) {
    at = null;
    postMessage({ id: data.id, found: { error: String(error.message || error) } });
  }
};
