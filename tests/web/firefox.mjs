// firefox.mjs -- pages in a headless Firefox, controlled by its protocol (Marionette); needs no
// package. Writes TAP.
//
// firefox.mjs PROGRAM FOLDER: the program that writes pages, and a folder for them.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { finish, has, is, result } from "./tap.mjs";

const [program, folder] = process.argv.slice(2);
const port = 20000 + process.pid % 20000;
const pause = (ms) => new Promise((wake) => setTimeout(wake, ms));

// ---- the browser ----

// A message is its length, a colon, and JSON: [0, id, command, parameters]; the answer is
// [1, id, error, result].
class Firefox {
  static async start() {
    const firefox = new Firefox(), profile = join(folder, "firefox");
    mkdirSync(profile);
    writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);\n`);
    firefox.process = spawn(process.env.FIREFOX ?? "firefox-esr",
      ["--headless", "--marionette", "--no-remote", "--profile", profile], { stdio: "ignore" });
    firefox.waiting = new Map();
    firefox.rest = Buffer.alloc(0);
    for (let i = 0; i < 300 && !firefox.socket; i++)
      firefox.socket = await firefox.connect().catch(() => pause(200));
    firefox.socket.on("data", (data) => firefox.hear(data));
    await firefox.send("WebDriver:NewSession");
    return firefox;
  }

  connect() {
    return new Promise((done, failed) => {
      const socket = net.connect(port, "127.0.0.1", () => done(socket));
      socket.once("error", failed);
    });
  }

  hear(data) {
    this.rest = Buffer.concat([this.rest, data]);
    for (let colon; (colon = this.rest.indexOf(":")) >= 0;) {
      const end = colon + 1 + Number(this.rest.subarray(0, colon));
      if (this.rest.length < end) return;
      const message = JSON.parse(this.rest.subarray(colon + 1, end));
      this.rest = this.rest.subarray(end);
      if (!Array.isArray(message)) continue; // its greeting
      const [, id, error, answer] = message, { done, failed } = this.waiting.get(id);
      if (error) failed(new Error(JSON.stringify(error).slice(0, 300)));
      else done(answer);
    }
  }

  send(command, parameters = {}) {
    const id = this.waiting.size + 1, text = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }));
  }

  async evaluate(expression) {
    return (await this.send("WebDriver:ExecuteScript",
      { script: `const page = (window.wrappedJSObject ?? window).page; return ${expression}`, args: [], sandbox: null })).value;
  }

  async until(expression, seconds = 60) {
    for (const end = Date.now() + 1000 * seconds; Date.now() < end; await pause(50))
      if (await this.evaluate(expression).catch(() => false)) return;
    throw new Error(`not within ${seconds} s: ${expression}`);
  }

  async open(file) {
    await this.send("WebDriver:Navigate", { url: `file://${file}` });
    await this.until(`document.documentElement.dataset.ready === "true"`);
  }

  async click(selector) {
    const { value } = await this.send("WebDriver:FindElement", { using: "css selector", value: selector });
    await this.send("WebDriver:ElementClick", { id: Object.values(value)[0] });
  }

  async end() {
    this.send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
    if (this.process.exitCode === null)
      await Promise.race([new Promise((gone) => this.process.once("exit", gone)), pause(10000)]);
    this.process.kill();
  }
}

// ---- tests ----

function page(game, ...options) {
  const file = join(folder, `firefox-${game}.html`);
  execFileSync(program, ["page", game, file, ...options]);
  return file;
}

const firefox = await Firefox.start();
const text = (id) => firefox.evaluate(`document.getElementById("${id}").textContent`);
const cell = (name) => `.hits [data-cell="${name}"]`;
const moves = () => firefox.evaluate(`[...document.querySelectorAll("#moves button")].map((b) => b.textContent)`);

// A complete game: the first player's moves by mouse, the rest by the program.
async function game() {
  await firefox.open(page("jetan"));
  await firefox.click(cell("d1"));
  await firefox.click(cell("d9"));
  has(await text("message"), "d1-d9 is not legal", "a refused move is explained");
  await firefox.click(cell("d1"));
  await firefox.click(cell("c4"));
  await firefox.until(`document.querySelectorAll("#moves button").length >= 2`);
  is((await moves())[0], "D1-C4", "a move by mouse, and an answer");
  for (let i = 0; i < 150; i++) {
    await firefox.until(`document.getElementById("stop").disabled`);
    const next = await firefox.evaluate(`(() => {
      if (!page.isOpen()) return null;
      const best = page.legal.find((move) => move.x.length) ?? page.legal[${i * 7919} % page.legal.length];
      return [page.name(best.f), page.name(best.to)];
    })()`);
    if (!next) break;
    for (const name of next) await firefox.click(cell(name));
  }
  result(!(await firefox.evaluate("page.isOpen()")), "a whole game against level 3", await text("status"));
}

async function author() {
  await firefox.open(page("chess", "--author"));
  await firefox.evaluate(`(() => {
    const field = document.getElementById("definition");
    field.value = field.value.replace("language = 1", "languag = 1");
    field.dispatchEvent(new Event("input"));
  })()`);
  await firefox.until(`document.getElementById("checked").textContent.includes("mistake")`);
  has(await text("checked"), "did you mean 'language'?", "a definition is checked as it is typed");
  const begins = () => firefox.evaluate(`document.getElementById("definition").value.slice(0, 6)`), before = await begins();
  await firefox.evaluate(`(() => {
    const field = document.getElementById("definition");
    field.focus();
    field.setSelectionRange(2, 2);
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  })()`);
  is(await begins(), `${before.slice(0, 2)}\n${before.slice(2, 5)}`, "a new line");
  await firefox.evaluate(`document.execCommand("undo")`);
  is(await begins(), before, "is taken back");
}

async function again() {
  await firefox.open(page("chess"));
  await firefox.evaluate(`page.setLevel(1, 0), page.play("e4")`);
  await firefox.send("WebDriver:Refresh");
  await firefox.until(`document.documentElement.dataset.ready === "true"`);
  is((await moves()).join(), "e4", "a page that is loaded again goes on with its game");
}

try {
  await game();
  await again();
  await author();
} catch (error) {
  result(false, "all parts were played", error.stack);
}
await firefox.end();
finish();
