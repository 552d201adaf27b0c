// worker.js -- the program as an opponent, and the checker of definitions: the library in a
// thread of its own, so that the page stays responsive.
//
// Begins with engine.js. The page stops a search or a check by terminating the worker, and
// starts another.
"use strict";

let library = null, at = null;

// Brings the match to the position in question: from where it is, if that is on the way.
function follow(start, moves) {
  const known = at && at.start === start && at.moves.every((move, i) => moves[i] === move);
  if (!known) at = { start, moves: [] }, library.ask("begin", start);
  for (const move of moves.slice(at.moves.length)) {
    const { error } = library.ask("follow", move);
    if (error) throw new Error(error);
    at.moves.push(move);
  }
}

async function begin({ module, files, settings, seed }) {
  library = await Library.open(module);
  for (const [name, text] of files) library.call("add_file", name, text);
  if (settings === undefined) return;
  const { error } = library.ask("load", files[0][0], settings, seed);
  if (error) throw new Error(error);
}

// Loads a definition, reports whether that is possible, and then runs its tests.
function check({ id, check: [name, text], tests }) {
  library.call("add_file", name, text);
  const since = performance.now();
  const { error } = library.ask("load", name, "", 0);
  const warnings = error ? "" : library.ask("game").warnings;
  const wanted = !error && tests;
  postMessage({ id, found: { checked: { error, warnings, ms: performance.now() - since }, last: !wanted } });
  if (wanted) test({ id, tests });
}

function test({ id, files = [], tests: [name, text] }) {
  for (const file of files) library.call("add_file", ...file);
  postMessage({ id, found: { tested: library.ask("test", name, text), last: true } });
}

function answer(data) {
  if (data.check) return check(data);
  if (data.tests) return test(data);
  follow(data.start, data.moves);
  postMessage({ id: data.id, found: library.ask("search", data.level, 0, data.nodes, data.ms, data.seed) });
}

let began = null;
onmessage = async ({ data }) => {
  try {
    if (data.module) began = begin(data);
    await began;
    if (data.id) answer(data);
  } catch (error) {
    at = null;
    postMessage({ id: data.id, found: { error: String(error.message || error), last: true } });
  }
};
