// browser.mjs -- a headless Chromium, controlled through its debugging pipe; needs no package.
//
// A Browser opens one page. `evaluate` runs an expression in it; `click`, `drag`, `press` and
// `type` act like a user, on visible elements.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const CTRL = 2, SHIFT = 8;
const KEYS = {
  Enter: ["Enter", 13, "\r"], " ": ["Space", 32, " "], Escape: ["Escape", 27], Tab: ["Tab", 9],
  ArrowLeft: ["ArrowLeft", 37], ArrowUp: ["ArrowUp", 38], ArrowRight: ["ArrowRight", 39],
  ArrowDown: ["ArrowDown", 40], F8: ["F8", 119], Home: ["Home", 36], End: ["End", 35], s: ["KeyS", 83],
};

export class Browser {
  static async start() {
    const browser = new Browser();
    browser.folder = mkdtempSync(join(tmpdir(), "stepwise-page-"));
    browser.process = spawn(process.env.CHROMIUM ?? "chromium", [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--remote-debugging-pipe", `--user-data-dir=${browser.folder}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.last = 0;
    browser.waiting = new Map();
    browser.errors = [];
    browser.requests = [];
    let rest = "";
    browser.process.stdio[4].on("data", (data) => {
      const parts = (rest + data).split("\0");
      rest = parts.pop();
      for (const part of parts) browser.hear(JSON.parse(part));
    });
    const { targetInfos } = await browser.send("Target.getTargets");
    const { targetId } = targetInfos.find((target) => target.type === "page");
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    browser.session = sessionId;
    for (const domain of ["Page", "Runtime", "Network", "Log"]) await browser.send(`${domain}.enable`);
    return browser;
  }

  hear(message) {
    if (message.id) {
      const { resolve, reject } = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) reject(new Error(JSON.stringify(message.error)));
      else resolve(message.result);
    } else if (message.method === "Page.javascriptDialogOpening") {
      this.asked = message.params.type; // whether to leave a page, for one
      this.send("Page.handleJavaScriptDialog", { accept: true });
    } else if (message.method === "Runtime.exceptionThrown") {
      const { exceptionDetails } = message.params;
      this.errors.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
    } else if (message.method === "Log.entryAdded" && message.params.entry.level === "error") {
      this.errors.push(message.params.entry.text);
    } else if (message.method === "Network.requestWillBeSent") {
      this.requests.push(message.params.request.url);
    }
  }

  send(method, params = {}) {
    const id = ++this.last;
    const message = { id, method, params, ...(this.session ? { sessionId: this.session } : {}) };
    this.process.stdio[3].write(`${JSON.stringify(message)}\0`);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async open(file, hash = "") {
    await this.send("Page.navigate", { url: "about:blank" });
    await this.until("location.href === 'about:blank' && document.readyState === 'complete'");
    await this.send("Page.navigate", { url: `file://${file}${hash}` });
    await this.until("document.documentElement?.dataset.ready === 'true'");
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async until(expression, seconds = 30) {
    for (const end = Date.now() + 1000 * seconds; Date.now() < end;) {
      if (await this.evaluate(expression).catch(() => false)) return;
      await new Promise((wake) => setTimeout(wake, 20));
    }
    throw new Error(`not within ${seconds} s: ${expression}`);
  }

  size(width, height, dark = false) {
    return Promise.all([
      this.send("Emulation.setDeviceMetricsOverride",
        { width, height, deviceScaleFactor: 1, mobile: width < 600 }),
      this.send("Emulation.setTouchEmulationEnabled", { enabled: width < 600 }),
      this.send("Emulation.setEmulatedMedia",
        { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] }),
    ]);
  }

  async picture(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }

  // ---- user input ----

  // The middle of an element, scrolled into view.
  middle(selector) {
    return this.evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "nearest" });
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    })()`);
  }

  mouse(type, [x, y], buttons = 0) {
    return this.send("Input.dispatchMouseEvent",
      { type, x, y, buttons, button: type === "mouseMoved" ? "none" : "left", clickCount: 1 });
  }

  async click(selector) {
    const at = await this.middle(selector);
    await this.mouse("mouseMoved", at);
    await this.mouse("mousePressed", at, 1);
    await this.mouse("mouseReleased", at);
  }

  async drag(from, to) {
    await this.middle(to);
    const a = await this.middle(from), z = await this.middle(to);
    await this.mouse("mousePressed", a, 1);
    for (let i = 1; i <= 4; i++)
      await this.mouse("mouseMoved", [a[0] + (z[0] - a[0]) * i / 4, a[1] + (z[1] - a[1]) * i / 4], 1);
    await this.mouse("mouseReleased", z);
  }

  async tap(selector) {
    const [x, y] = await this.middle(selector);
    await this.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await this.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  // "Enter", "Shift+F8", "Ctrl+Enter".
  async press(keys) {
    const held = keys.split("+"), key = held.pop();
    const [code, number, text] = KEYS[key];
    const modifiers = (held.includes("Ctrl") ? CTRL : 0) | (held.includes("Shift") ? SHIFT : 0);
    const event = { key, code, windowsVirtualKeyCode: number, modifiers };
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  downloads(downloadPath) {
    return this.send("Page.setDownloadBehavior", { behavior: "allow", downloadPath });
  }

  type(text) {
    return this.send("Input.insertText", { text });
  }

  async end() {
    await this.send("Browser.close").catch(() => {});
    if (this.process.exitCode === null)
      await new Promise((closed) => this.process.once("exit", closed));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
