// table.mjs -- games' pages in a browser, viewed and played like a user.
import { execFileSync } from "node:child_process";
import { basename, join } from "node:path";
import { Browser } from "./browser.mjs";
import { finish, is, result } from "./tap.mjs";

const [program, folder] = process.argv.slice(2);
export const browser = await Browser.start();
export const inFolder = (name) => join(folder, name);

// Writes a game's page; returns its file.
export function page(game, ...options) {
  const file = inFolder(`${basename(game, ".lua")}.html`);
  execFileSync(program, ["page", game, file, ...options], { env: { ...process.env, STEPWISE_PATH: "games" } });
  return file;
}

export const text = (id) => browser.evaluate(`document.getElementById(${JSON.stringify(id)}).textContent`);
export const value = (id) => browser.evaluate(`document.getElementById(${JSON.stringify(id)}).value`);
export const cell = (name) => `.hits [data-cell="${name}"]`;
export const label = (name) =>
  browser.evaluate(`document.querySelector('${cell(name)}').getAttribute("aria-label")`);
export const moves = () =>
  browser.evaluate(`[...document.querySelectorAll("#moves button")].map((b) => b.textContent)`);
export const focused = () => browser.evaluate("document.activeElement.dataset.cell");
export const focus = (selector) => browser.evaluate(`document.querySelector('${selector}').focus()`);
export const ply = (n) => browser.until(`document.querySelectorAll("#moves button").length >= ${n}`, 60);

// The program plays no side.
export const alone = () => browser.evaluate(`document.querySelectorAll("#who select").forEach((field) => {
  field.value = "0";
  field.onchange();
})`);

export async function playByMouse(from, to) {
  await browser.click(cell(from));
  await browser.click(cell(to));
}

// Moves the focus by arrow keys alone, one step nearer at a time.
export async function goTo(name) {
  for (let i = 0; i < 40; i++) {
    const at = await focused();
    if (at === name) return;
    const [dx, dy] = [name.charCodeAt(0) - at.charCodeAt(0), Number(name.slice(1)) - Number(at.slice(1))];
    await browser.press(dx > 0 ? "ArrowRight" : dx < 0 ? "ArrowLeft" : dy > 0 ? "ArrowUp" : "ArrowDown");
  }
  throw new Error(`${name} was not reached`);
}

export async function playByKeys(from, to) {
  await goTo(from);
  await browser.press("Enter");
  await goTo(to);
  await browser.press(" ");
}

// Runs the tests of a file one after another, and ends the program.
export async function run(parts) {
  try {
    for (const part of parts) await part();
    const away = browser.requests.filter((url) => !/^(file|blob|data|about):/.test(url));
    is(away.length, 0, "nothing is asked of any network");
    is(browser.errors.join("\n"), "", "no error on any page");
  } catch (error) {
    result(false, "all parts were played", `${error.stack} ${browser.errors}`);
  } finally {
    await browser.end();
  }
  finish();
}
