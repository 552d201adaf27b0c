// axe.mjs -- pages checked by axe-core, with all parts unfolded, light and dark. Writes TAP.
//
// axe.mjs PROGRAM FOLDER AXE: the program that writes pages, a folder for them, and axe-core's
// file from npm (axe-core/axe.min.js). Serious and critical findings are failures, others are
// remarks.
import { readFileSync } from "node:fs";
import { result } from "./tap.mjs";
import { browser, page, run } from "./table.mjs";

const axe = readFileSync(process.argv[4], "utf8");

async function judge(file, name) {
  for (const dark of [false, true]) {
    await browser.size(1280, 900, dark);
    await browser.open(file);
    await browser.evaluate(`document.querySelectorAll("details").forEach((part) => { part.open = true; })`);
    await browser.until(`document.querySelector(".piece-rule svg")`);
    await browser.evaluate(`${axe};0`);
    const found = await browser.evaluate(`axe.run().then(({ violations }) => violations.map((rule) =>
      [rule.impact, rule.id, rule.nodes[0].html.slice(0, 100)].join(" ")))`);
    for (const rule of found) console.log(`# ${rule}`);
    const serious = found.filter((rule) => /^(serious|critical) /.test(rule));
    result(serious.length === 0, `nothing serious on ${name}, ${dark ? "dark" : "light"}`, serious.join("; "));
  }
}

async function pages() {
  await judge(page("jetan"), "a page");
  await judge(page("jetan-circular"), "a round board");
  await judge(page("crazyhouse", "--fen", "4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1"), "one with hands");
  await judge(page("chess", "--author"), "an author's page");
}

await run([pages]);
