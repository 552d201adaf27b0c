// author.js -- a definition and its tests, edited on the page and checked as they are typed.
//
// A separate worker loads each text and runs the tests; it is terminated when the text changes
// meanwhile. A correct definition becomes the game of the page; mistakes are listed, and marked
// at their lines.
"use strict";

// DELAY: milliseconds without a key press before a text is checked. A definition that takes
// longer than LONG to load is not loaded into the page unasked.
const DELAY = 400, LONG = 1500;
const LINE_HEIGHT = 20, TAB = 8;

// Text that is not UTF-8 is read as Windows-1252, in which nearly every byte is a character, so
// that none is lost when the text is saved.
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

class Author {
  constructor(page, { tests, sample }) {
    this.page = page;
    const [file] = page.data.files;
    [this.file] = file;
    this.stem = this.file.replace(/[.]lua$/, "");
    this.sample = sample;
    this.text = byId("definition");
    this.tests = byId("tests-text");
    this.text.value = file[1];
    this.tests.value = tests;
    file[1] = this.saved = this.text.value; // a text field normalizes line ends
    this.savedTests = this.tests.value;
    // { file, line, text, bad }: own file first, by line; line 0, the whole file, is last
    this.mistakes = [];
    this.checked = 0; // id of the last question to the worker
    this.worker = null;
    byId("author").hidden = false;
    byId("author-file").textContent = this.file;
    byId("tests").open = tests !== "";
    document.body.classList.add("authors");
    this.bind();
    this.changed();
  }

  // ---- checking ----

  changed() {
    byId("sample").hidden = this.text.value.trim() !== "";
    byId("load").hidden = true;
    byId("numbers").textContent = this.text.value.split("\n").map((line, i) => i + 1).join("\n");
    this.stop();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), DELAY);
  }

  stop() {
    if (!this.busy) return;
    this.worker.terminate();
    this.worker = null;
    this.busy = false;
  }

  ask(question) {
    this.worker ??= this.page.newWorker();
    this.busy = true;
    const id = ++this.checked;
    let { check } = question; // null once answered
    this.worker.onmessage = ({ data: { id: of, found } }) => {
      if (of !== id) return;
      if (!check) this.hearTests(found.tested ?? found);
      else this.hear(found.checked ?? { error: `${this.file}: it cannot be checked (${found.error})` });
      check = null;
      if (found.error) this.stop(); // do not ask a failed worker again
      this.busy = !found.last;
    };
    this.worker.onerror = dead(this.worker, id);
    this.worker.postMessage({ id, ...question });
  }

  check() {
    if (this.text.value.trim() === "") return this.show([], "There is no definition yet.");
    byId("tested").replaceChildren();
    byId("tests-said").textContent = "";
    this.ask({ check: [this.file, this.text.value], tests: this.testing() });
  }

  testing() {
    return this.tests.value.trim() === "" ? null : [`${this.stem}.test.lua`, this.tests.value];
  }

  // Receives the result of a check: {error} or {warnings}, and how long it took.
  hear({ error, warnings, ms }) {
    const mistakes = this.read(error ?? warnings);
    const many = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;
    const first = mistakes.length ? `${this.place(mistakes[0])}: ${mistakes[0].text}` : "";
    if (error) return this.show(mistakes, `${many(mistakes.length, "mistake")}: ${first}`);
    this.show(mistakes, mistakes.length ? `The game can be played. ${many(mistakes.length, "warning")}: ${first}` : "No mistakes found.");
    byId("load").hidden = ms < LONG;
    if (ms < LONG) this.load();
  }

  load() {
    byId("load").hidden = true;
    this.page.follow(this.text.value);
  }

  // Splits up messages: "mine.lua:3: warning: text" or, of the file as a whole, "mine.lua:
  // warning: text", one a line; other lines continue the message before them.
  read(text) {
    const found = [], whole = `${this.file}: `;
    for (const told of text.split("\n")) {
      const line = told.startsWith(whole) ? `${this.file}:0: ${told.slice(whole.length)}` : told;
      const [, file, number, odd, says] = /^(.*?):(\d+): (warning: )?(.*)$/.exec(line) ?? [];
      if (says) found.push({ file, line: Number(number), bad: !odd, text: says });
      else if (line && found.length) found[found.length - 1].text += ` ${line.trim()}`;
      else if (line) found.push({ file: this.file, line: 0, bad: true, text: line.replace(/^.*?: /, "") });
    }
    const elsewhere = (mistake) => (mistake.file === this.file ? 0 : 1);
    return found.sort((a, b) => elsewhere(a) - elsewhere(b) || (a.line || Infinity) - (b.line || Infinity));
  }

  place({ file, line }) {
    const where = line ? `line ${line}` : "whole file";
    return file === this.file ? where : `${file}, ${where}`;
  }

  // ---- showing ----

  show(mistakes, says) {
    this.mistakes = mistakes;
    const bad = mistakes.some((mistake) => mistake.bad);
    byId("checked").textContent = says;
    byId("checked").className = bad ? "bad" : "";
    this.text.setAttribute("aria-invalid", String(bad));
    byId("mistakes").replaceChildren(...mistakes.map((mistake, i) => {
      const button = make("button", { type: "button", className: mistake.bad ? "bad" : "odd" });
      button.textContent = `${this.place(mistake)}: ${mistake.bad ? "" : "warning: "}${mistake.text}`;
      button.onclick = () => this.goTo(i);
      return make("li", {}, button);
    }));
    this.mark();
  }

  // Shows the message beside each wrong line, after the end of its text.
  mark() {
    const lines = this.text.value.split("\n"), columns = new Map();
    byId("told").replaceChildren();
    for (const { file, line, bad, text } of this.mistakes) {
      if (file !== this.file || line < 1 || line > lines.length) continue;
      const column = columns.get(line) ?? this.width(lines[line - 1]);
      const says = make("span", { textContent: text });
      const mark = make("div", { className: bad ? "bad" : "odd" }, says);
      mark.dataset.line = line;
      mark.style.top = `${(line - 1) * LINE_HEIGHT}px`;
      says.style.left = `${column + 2}ch`;
      columns.set(line, column + text.length + 3);
      byId("told").append(mark);
    }
    this.scroll();
  }

  width(line) {
    let column = 0;
    for (const sign of line) column += sign === "\t" ? TAB - column % TAB : 1;
    return column;
  }

  scroll() {
    byId("told").style.transform = `translate(${-this.text.scrollLeft}px, ${-this.text.scrollTop}px)`;
    byId("numbers").style.transform = `translateY(${-this.text.scrollTop}px)`;
  }

  // ---- going to a mistake ----

  goTo(i) {
    const mistake = this.mistakes[i];
    if (mistake.file !== this.file || mistake.line < 1) return;
    const lines = this.text.value.split("\n"), before = lines.slice(0, mistake.line - 1);
    const from = before.reduce((sum, line) => sum + line.length + 1, 0);
    this.text.focus();
    this.text.setSelectionRange(from, from + (lines[mistake.line - 1] ?? "").length);
    this.text.scrollTop = Math.max(0, (mistake.line - 1) * LINE_HEIGHT - this.text.clientHeight / 2);
    byId("checked").textContent = `${i + 1} of ${this.mistakes.length}: ${this.place(mistake)}: ${mistake.text}`;
  }

  // Goes to the next mistake after the cursor's line, or to the last before it, wrapping round.
  step(back) {
    const line = this.text.value.slice(0, this.text.selectionStart).split("\n").length;
    const own = this.mistakes.map((mistake, i) => ({ ...mistake, i })).filter((m) => m.file === this.file && m.line > 0);
    if (!own.length) return;
    const after = back ? own.filter((m) => m.line < line).pop() : own.find((m) => m.line > line);
    this.goTo((after ?? own.at(back ? -1 : 0)).i);
  }

  // ---- tests ----

  runTests() {
    byId("tests").open = true;
    if (!this.testing()) return this.hearTests({ error: "There are no tests yet." });
    if (this.busy) { // a check that would be lost: it runs the tests as well
      this.stop();
      return this.check();
    }
    byId("tests-said").textContent = "Running the tests.";
    this.ask({ files: [[this.file, this.text.value]], tests: this.testing() });
  }

  hearTests(found) {
    if (found.error) {
      byId("tests-said").textContent = found.error.trim();
      byId("tests-said").className = "bad";
      return;
    }
    const failed = found.filter((test) => !test.passed);
    byId("tests-said").textContent = failed.length
      ? `${failed.length} of ${found.length} tests failed; the first: ${failed[0].name}.`
      : found.length === 1 ? "The test passed." : `All ${found.length} tests passed.`;
    byId("tests-said").className = failed.length ? "bad" : "";
    byId("tested").replaceChildren(...found.map((test) => make("li", { className: test.passed ? "" : "bad" },
      `${test.passed ? "passed" : "failed"}: ${test.name}`,
      ...(test.passed ? [] : [make("pre", { textContent: `line ${test.line}\n${test.complaint}`.trim() })]))));
  }

  // ---- keys and buttons ----

  key(event) {
    if (event.key === "F8") this.step(event.shiftKey);
    else if (event.key === "Enter" && event.ctrlKey) this.runTests();
    else if (event.key === "s" && (event.ctrlKey || event.metaKey)) this.save();
    else if (event.key === "Enter" && !event.shiftKey && !event.altKey && !event.isComposing) this.newLine(event.target);
    else return;
    event.preventDefault();
  }

  // Starts a new line with the indent of the line before.
  newLine(field) {
    const before = field.value.slice(0, field.selectionStart);
    const [indent] = /^[ \t]*/.exec(before.slice(before.lastIndexOf("\n") + 1));
    // as if typed, so that it can be undone
    document.execCommand("insertText", false, `\n${indent}`);
  }

  save() {
    download(this.file, this.text.value);
    this.saved = this.text.value;
  }

  saveTests() {
    download(`${this.stem}.test.lua`, this.tests.value);
    this.savedTests = this.tests.value;
  }

  async open(field, input) {
    const [file] = input.files;
    input.value = ""; // so that the same file can be chosen again
    if (!file || (field.value !== this.saved && !confirm("Unsaved changes will be lost."))) return;
    try {
      field.value = textOf(await file.arrayBuffer());
    } catch (error) {
      byId("checked").textContent = `${file.name} cannot be read: ${error.message}`;
      byId("checked").className = "bad";
      return;
    }
    this.saved = field.value;
    field.dispatchEvent(new Event("input"));
  }

  bind() {
    this.text.oninput = () => this.changed();
    this.text.onscroll = () => this.scroll();
    this.tests.oninput = () => this.changed();
    for (const field of [this.text, this.tests]) field.onkeydown = (event) => this.key(event);
    byId("author-save").onclick = () => this.save();
    byId("tests-save").onclick = () => this.saveTests();
    byId("author-open").onchange = ({ target }) => this.open(this.text, target);
    byId("tests-run").onclick = () => this.runTests();
    byId("load").onclick = () => this.load();
    byId("sample").onclick = () => {
      [this.text.value, this.tests.value] = this.sample;
      this.text.setSelectionRange(0, 0);
      this.text.focus();
      byId("tests").open = true;
      this.changed();
    };
    addEventListener("beforeunload", (event) => {
      if (this.text.value !== this.saved || this.tests.value !== this.savedTests) event.preventDefault();
    });
  }
}
