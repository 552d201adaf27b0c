// play.mjs -- pages of games, played in a browser by mouse and by keyboard. As TAP.
//
// play.mjs PROGRAM FOLDER: the program that writes pages, and where they may lie.
import { statSync, writeFileSync } from "node:fs";
import { has, is, result } from "./tap.mjs";
import { alone, browser, cell, focus, focused, inFolder, label, moves, page, playByKeys, playByMouse, ply, run, text,
  value } from "./table.mjs";

const BYTES_MAX = 700 * 1024;

// A whole game of the page's own moves: those of the first player by `hand`, the rest by the program.
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
  result(statSync(file).size <= BYTES_MAX, "the page is no larger than 700 KB", statSync(file).size);
  await browser.size(1280, 900);
  await browser.open(file);
  is(await text("title"), "Jetan", "the page says which game it is");
  is(await browser.evaluate(`document.querySelectorAll(".hits [role=row]").length`), 10, "a grid of ten rows");
  is(await label("d1"), "d1, Black Flier", "a cell says who stands on it");

  await browser.click(cell("d1"));
  has(await label("d1"), "picked up", "a click picks up");
  result(await browser.evaluate(`document.querySelectorAll("#board .stride polyline").length > 0`), "walks are drawn");
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
  await focus("#typed-text");
  await browser.type("A2-B4");
  await browser.press("Enter");
  await ply(3);
  is((await moves())[2], "A2-B4", "a move typed");
}

// What stands beyond the right edge of a phone could not be reached.
async function phone() {
  for (const [width, dark] of [[360, false], [360, true], [768, false], [1280, true]]) {
    await browser.size(width, 800, dark);
    await browser.open(page("jetan"));
    const wide = await browser.evaluate("document.documentElement.scrollWidth");
    result(wide <= width, `nothing is wider than ${width} pixels`, wide);
  }
  await browser.size(360, 740);
  await browser.open(page("jetan"));
  await browser.tap(cell("d1"));
  await browser.tap(cell("c4"));
  await ply(1);
  is((await moves())[0], "D1-C4", "a move by finger");
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
}

async function dice() {
  await browser.open(page("jetan", "--set", "colossus=on"));
  result(await browser.evaluate(`!document.getElementById("throw").hidden`), "a throw is due");
  await browser.click("#throw-draw");
  result(await browser.evaluate(`document.getElementById("throw").hidden`), "and is made", await text("status"));
}

async function panels() {
  await browser.open(page("chess"));
  await browser.evaluate(`document.getElementById("rules").open = true`);
  await browser.until(`document.querySelectorAll(".piece-rule svg").length >= 6`);
  has(await text("rules-text"), "in any direction", "rules in words, with diagrams");
  await browser.click("#hint");
  await browser.until(`document.getElementById("message").textContent.startsWith("Hint")`);
  result(await browser.evaluate(`!!document.querySelector("#board .walk")`), "a hint is drawn");
  await browser.evaluate(`page.setLevel(0, 10)`);
  await browser.click("#stop");
  is(await browser.evaluate("page.thinking"), 0, "the program can be stopped");
  await browser.open(page("jetan"));
  await browser.evaluate(`(() => {
    const form = document.getElementById("options-form");
    for (const field of form.elements) if (/[.]warrior$/.test(field.name)) field.value = "free";
    form.requestSubmit();
  })()`);
  has(await browser.evaluate("page.settingLines()"), "warrior=free", "options are switched on the page");
}

await run([jetan, record, keys, chess, dice, panels, phone, games]);
