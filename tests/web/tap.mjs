// tap.mjs -- writes test results as TAP on standard output.
let number = 0, failed = 0;

export function result(ok, name, found = "") {
  console.log(`${ok ? "ok" : "not ok"} ${++number} - ${name}`);
  if (ok) return;
  failed++;
  console.log(`#   found: ${JSON.stringify(found)?.slice(0, 600)}`);
}
export const is = (found, expected, name) => result(found === expected, name, found);
export const has = (found, part, name) => result(String(found).includes(part), name, found);

export function finish() {
  console.log(`1..${number}`);
  process.exit(failed > 0 ? 1 : 0);
}
