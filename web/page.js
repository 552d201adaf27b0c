// page.js -- the page of a game: picking up pieces, playing moves, and letting the program
// think.
"use strict";

// Positions that each level may search; from level 6 on, this is what limits its strength.
const NODES = [500, 1000, 2000, 4000, 8000, 16000, 32000, 80000, 200000, 600000];
const HINT = { level: 10, nodes: 150000 };
// A limit of time besides: in a game searched by random playouts, a position is a whole game.
const MOST_MS = 5000;
const ONGOING = -1, DRAW = -2, EMPTY = -1, HOLE = -2;
// The most moves to offer in a list.
const LISTED = 12;

const random = () => crypto.getRandomValues(new Uint32Array(1))[0];

class Page {
  constructor(module, data, mark) {
    this.module = module;
    this.data = data;
    this.mark = mark;
    this.settings = data.settings;
    this.flipped = false;
    // { from or drop, moves: the candidates, then: candidates by next cell }
    this.picked = null;
    this.thinking = 0; // number of the question that the worker has; 0: none
    this.asked = 0;
  }

  async begin() {
    this.library = await Library.open(this.module);
    for (const [name, text] of this.data.files) this.library.call("add_file", name, text);
    this.board = new Board(byId("board"), {
      click: (cell) => this.click(cell),
      lift: (cell) => this.pick(cell),
      drop: (from, to) => this.dropped(from, to),
      escape: () => this.letGo(),
    });
    this.bind();
    if (this.data.author) this.author = new Author(this, this.data.author);
    const from = new URLSearchParams(location.hash.slice(1)), kept = keptGame(this.mark);
    const settings = from.get("set") ?? this.data.settings;
    if (this.author && this.data.files[0][1] === "") return this.open(false);
    const refused = this.load(settings) ? "" : byId("message").textContent;
    if (refused && !this.load("")) throw new Error(refused);
    const { record, fen } = from.has("record") || from.has("fen") ? Object.fromEntries(from) : this.data;
    if (kept && !this.author) this.resume(kept);
    else if (record) this.read(record);
    else if (fen) this.setUp(fen);
    if (refused) this.complain(refused);
    if (!this.state.undone) this.next();
  }

  // ---- starting ----

  // Shows or hides the game: an author's page has none until there is a correct definition.
  open(is) {
    byId("play").inert = byId("side").inert = !is;
    byId("no-board").hidden = is;
  }

  // Starts another match, as `asked` of the library. If the present one has moves, its record
  // is kept for restore().
  replace(...asked) {
    const before = this.state?.plies ? this.library.call("record") : this.before;
    const { error } = this.library.ask(...asked);
    if (error) return this.complain(error);
    this.before = before;
    return true;
  }

  load(settings) {
    if (!this.replace("load", this.data.files[0][0], settings, random())) return false;
    this.settings = settings;
    this.usual = this.library.ask("state").fen;
    this.started();
    return true;
  }

  setUp(fen) {
    if (!this.replace("begin", fen)) return false;
    this.library.ask("begin", "");
    const { men } = this.library.ask("state");
    this.library.ask("begin", fen);
    this.started();
    const missing = this.missing(men);
    if (missing) this.complain(missing);
    return true;
  }

  // Names men whose loss would decide the game, and which a player has at the start of the game
  // (`men`), but not in this position. It can be played all the same.
  missing(men) {
    const { kinds, players } = this.game;
    const stands = (where, man) => where.some((other) => other.join() === man);
    return kinds.flatMap(({ name, royal, goal }, kind) => (royal || goal ? players : [])
      .filter((unused, player) => stands(men, `${kind},${player}`) && !stands(this.state.men, `${kind},${player}`))
      .map((player) => `${player} has no ${name} in this position.`)).join(" ");
  }

  // Reads the match in a record. If it has moves that were undone, callers do not let the
  // program move: these would be lost.
  read(record) {
    if (!this.replace("read", record)) return false;
    this.settings = this.settingLines();
    this.started();
    return true;
  }

  // How the game is set, including what was drawn at random.
  settingLines() {
    return this.library.ask("game").settings.map(([name, value]) => `${name}=${value}`).join("\n");
  }

  // Shows everything anew for another match, perhaps of another game.
  started() {
    this.stopThinking();
    if (this.worker) this.worker.terminate();
    this.worker = null;
    this.game = this.library.ask("game");
    this.library.call("seed", random());
    this.seat();
    this.open(true);
    this.picked = null;
    document.title = `${this.game.name} – Stepwise`;
    byId("title").textContent = this.game.name;
    byId("note").textContent = this.game.note;
    this.board.build(this.game, this.picture());
    showOptions(this.game, (settings) => {
      if (this.load(settings)) this.goOn();
    });
    byId("rules-text").replaceChildren();
    if (byId("rules").open) showRules(this.library, this.game);
    this.say("");
    this.refresh();
  }

  // Decides who plays. If the players have changed, the program gets all but the first; on an
  // author's page it gets nobody.
  seat() {
    const players = this.game.players.join();
    if (players === this.players) return;
    this.players = players;
    this.setLevels(this.game.players.map((player, i) => (i === 0 || this.author ? 0 : 3)));
  }

  setLevels(levels) {
    this.levels = levels;
    showPlayers(this.game, levels, (player, level) => this.setLevel(player, level));
  }

  // Resumes the game that the page had before it was loaded again.
  resume({ levels, flipped, record }) {
    this.flipped = flipped;
    this.setLevels(levels);
    this.read(record);
  }

  // Takes a changed definition: the game goes on in it, as far as its moves are still legal.
  follow(text) {
    const [name, before] = this.data.files[0];
    if (text === before && this.game) return;
    const moves = this.game ? this.state.moves.slice(0, this.state.ply).map((move) => move.text) : [];
    const start = this.game && this.startOf(), usual = this.usual;
    this.data.files[0] = [name, text];
    this.library.call("add_file", name, text);
    if (!this.load(this.settings) && !this.load("")) return;
    if (start && start !== usual) this.setUp(start);
    this.before = null; // it belongs to the old definition
    const legal = moves.findIndex((move) => this.library.ask("follow", move).error);
    this.refresh();
    if (legal >= 0) this.say(`${moves[legal]} is no longer a move in this game. It was taken back, and so were the moves after it.`);
    this.next();
  }

  // The position in which the match begins, after its first throws. An agreed end is a step,
  // too.
  startOf() {
    const back = this.state.ply + Number(this.state.agreed);
    if (back === 0) return this.state.fen;
    this.library.ask("go", -back);
    const { fen } = this.library.ask("state");
    this.library.ask("go", back);
    return fen;
  }

  // ---- showing ----

  picture(reach = "", why = "") {
    return this.library.call("picture", this.flipped, reach, why);
  }

  refresh() {
    this.state = this.library.ask("state");
    this.legal = this.mayPlay() ? this.library.ask("legal") : [];
    this.board.draw(this.picture());
    this.showMarks();
    showCounts(this.game, this.state);
    showMoves(this.game, this.state, (n) => this.go(n));
    this.showThrow();
    this.showOthers();
    this.showStatus();
    byId("undo").disabled = this.state.ply <= this.firstOwn() && this.isOpen() && !this.before;
    byId("first").disabled = this.state.ply === 0 && this.isOpen();
    byId("redo").disabled = byId("last").disabled = !this.state.undone;
    byId("resign").disabled = !this.isOpen() || this.game.foes[this.resigning()] < 0;
    this.fill("fen", this.state.fen);
    const record = this.library.call("record");
    this.fill("record-text", record);
    keepGame(this.mark, this.levels, this.flipped, record);
  }

  // Fills a text field, unless somebody is editing it.
  fill(id, text) {
    const field = byId(id), written = field === document.activeElement && field.value !== field.defaultValue;
    field.defaultValue = text;
    if (!written) field.value = text;
  }

  isOpen() { return this.state.outcome === ONGOING; }
  isHuman() { return this.levels ? this.levels[this.state.side] === 0 : true; }
  mayPlay() { return this.isOpen() && this.isHuman() && !this.state.due; }
  name(cell) { return this.game.cells[cell].name; }

  // Whether a move starts on the cell: with a man that goes, or with whatever a move that goes
  // nowhere acts on first.
  starts(cell) { return this.legal.some((move) => move.f === cell && !this.isPut(move)); }
  isPut(move) {
    return move.d >= 0 || (move.to >= 0 && (move.f < 0 || (move.f === move.to && this.state.men[move.to][0] < 0)));
  }

  // The cells that can be chosen next, once something is picked up.
  targets() {
    return new Set(this.picked?.then?.keys() ?? this.picked?.moves.map((move) => move.to));
  }

  manyCells() {
    const { size } = this.targets();
    return `${size} ${size === 1 ? "cell" : "cells"}`;
  }

  describe(cell) {
    const [kind, owner] = this.state.men[cell];
    if (kind === HOLE) return "no cell";
    if (kind === EMPTY) return "empty";
    return `${owner < 0 ? "" : `${this.game.players[owner]} `}${this.game.kinds[kind].name}`;
  }

  showMarks() {
    const targets = this.targets(), mayPlay = this.mayPlay();
    const picked = this.picked?.from ?? -1;
    this.board.mark(
      (cell) => [
        mayPlay && this.starts(cell) ? "mine" : "",
        cell === picked ? "picked" : "",
        targets.has(cell) ? `target${this.picked.then || this.picked.from === undefined ? " offered" : ""}` : "",
      ].join(" ").trim(),
      (cell) => `${this.name(cell)}, ${this.describe(cell)}` +
        (cell === picked ? ", picked up" : "") + (targets.has(cell) ? ", can go here" : ""));
    showHands(this.game, this.state, this.flipped, this.picked?.drop, (kind) => this.takeOut(kind));
  }

  showStatus() {
    const { state, game } = this;
    let text = `${game.players[state.side]} to move.`;
    if (!this.isOpen()) text = `${state.result[0].toUpperCase()}${state.result.slice(1)}. ${state.meaning} ${state.settled}`;
    else if (state.due) text = `${state.ply ? `${game.players[state.side]} has moved; a` : "A"} throw is due: ${state.due}.`;
    else if (this.thinking && !this.hinting) text = `${game.players[state.side]} is thinking.`;
    const last = state.ply > 0 ? state.moves[state.ply - 1] : null;
    const played = last ? `${game.players[last.by]}: ${last.text}. ` : "";
    byId("status").textContent = `${played}${text} ${state.paid}`.trim();
  }

  showThrow() {
    const due = this.isOpen() && this.state.due, form = byId("throw");
    if (!due && form.contains(document.activeElement)) this.board.focusOn(this.board.focus);
    form.hidden = !due;
    if (!due) return;
    byId("throw-name").textContent = due;
    byId("throw-forms").textContent = this.state.forms;
    byId("throw-text").value = "";
  }

  // Buttons for moves that do not end on a cell: a pass, a choice.
  showOthers() {
    const others = this.mayPlay() ? this.legal.filter((move) => move.to < 0 && !this.isPut(move)) : [];
    byId("others").hidden = others.length === 0;
    byId("others").replaceChildren(...others.slice(0, LISTED).map((move) => {
      const button = make("button", { type: "button", textContent: move.t });
      button.onclick = () => {
        this.board.focusOn(this.board.focus);
        this.play(move.t);
      };
      return button;
    }));
  }

  // Shows a message; scrolls to it if the question came from elsewhere than the board, perhaps
  // from far below it.
  say(text, bad = false) {
    const message = byId("message");
    message.textContent = text.trim();
    message.className = bad ? "bad" : "";
    if (message.textContent && !document.activeElement.closest("#play, #author")) message.scrollIntoView({ block: "nearest" });
  }

  complain(text) {
    this.say(text, true);
    return false;
  }

  // ---- picking up and putting down ----

  click(cell) {
    if (!this.mayPlay()) return this.complain(this.whyNot());
    if (this.picked && this.targets().has(cell)) return this.choose(cell);
    if (this.picked?.then) return this.letGo();
    if (this.picked && this.picked.from === cell) return this.letGo();
    if (this.starts(cell)) return this.pick(cell);
    const puts = this.legal.filter((move) => move.to === cell && this.isPut(move));
    if (puts.length && !this.picked) return this.settle(puts, cell);
    return this.refuse(cell);
  }

  whyNot() {
    if (!this.isOpen()) return "The game is over.";
    if (this.state.due) return `A throw is due: ${this.state.due}.`;
    return `It is the program's turn as ${this.game.players[this.state.side]}.`;
  }

  pick(cell) {
    if (!this.mayPlay() || !this.starts(cell)) return;
    const moves = this.legal.filter((move) => move.f === cell && !this.isPut(move));
    this.picked = { from: cell, moves };
    this.board.draw(this.picture(this.name(cell)));
    this.showMarks();
    this.say(`${this.describe(cell)} on ${this.name(cell)}: ${this.manyCells()}.`);
  }

  // Takes a man out of the hand.
  takeOut(kind) {
    if (!this.mayPlay()) return this.complain(this.whyNot());
    this.board.focusOn(this.board.focus);
    if (this.picked?.drop === kind) return this.letGo();
    this.picked = { drop: kind, moves: this.legal.filter((move) => move.d === kind) };
    this.say(`${this.game.kinds[kind].name} in hand: ${this.manyCells()}.`);
    this.board.draw(this.picture());
    this.showMarks();
  }

  letGo() {
    this.say(this.picked ? "Cancelled." : "");
    this.picked = null;
    this.board.draw(this.picture());
    this.showMarks();
  }

  dropped(from, to) {
    if (this.picked?.from === from && to >= 0 && to !== from) this.click(to);
    else this.letGo();
  }

  choose(cell) {
    const { then, moves } = this.picked;
    return this.settle(then ? then.get(cell) : moves.filter((move) => move.to === cell), cell);
  }

  // Plays one of several moves to a cell. If there are many, cells that tell them apart can be
  // chosen next; otherwise a list is shown.
  async settle(moves, cell) {
    if (moves.length === 1) return this.play(moves[0].t);
    const then = moves.length > LISTED ? this.apart(moves) : new Map();
    if (then.size > 1) {
      this.picked = { ...this.picked, moves, then };
      this.showMarks();
      return this.say(`${moves.length} moves: choose the next cell.`);
    }
    const i = await askWhich(`Which move to ${this.name(cell)}?`, moves.map((move) => this.called(move)));
    if (i === null) this.letGo();
    else this.play(moves[i].t);
  }

  // Cells that tell moves apart: for each cell, the moves that do something else with it than
  // most do. Moves that do as most everywhere are found by the cell that they go to. Empty if
  // that would narrow nothing down.
  apart(moves) {
    const then = new Map(), told = new Set();
    for (const cell of new Set(moves.flatMap((move) => move.c.filter((unused, i) => i % 3 === 0)))) {
      const by = new Map();
      for (const move of moves) {
        const is = this.left(move, cell);
        if (!by.has(is)) by.set(is, []);
        by.get(is).push(move);
      }
      const few = [...by.values()].sort((a, b) => b.length - a.length).slice(1).flat();
      if (few.length) then.set(cell, few);
      for (const move of few) told.add(move);
    }
    const { to } = moves[0], rest = moves.filter((move) => !told.has(move));
    if (rest.length) then.set(to, [...(then.get(to) ?? []), ...rest]);
    return then.get(to)?.length === moves.length ? new Map() : then;
  }

  // What a move leaves on a cell, kind and owner; "" if it does not change it.
  left({ c }, cell) {
    const i = c.findIndex((at, k) => k % 3 === 0 && at === cell);
    return i < 0 ? "" : String([c[i + 1], c[i + 2]]);
  }

  // The name of a move, with what the man becomes.
  called(move) {
    const at = move.c.findIndex((cell, i) => i % 3 === 0 && cell === move.to);
    const kind = at < 0 ? -1 : move.c[at + 1];
    const before = move.f >= 0 ? this.state.men[move.f][0] : -1;
    return kind >= 0 && kind !== before ? `${move.t} (${this.game.kinds[kind].name})` : move.t;
  }

  // Says why a cell cannot be chosen: for what is picked up; otherwise, if men are put down,
  // for one put there; otherwise for the man on it.
  refuse(cell) {
    const name = this.name(cell), [kind, owner] = this.state.men[cell];
    if (this.picked?.from >= 0) return this.explain(`${this.name(this.picked.from)}-${name}`);
    if (this.picked) return this.explain(`${this.game.kinds[this.picked.drop].letter}@${name}`);
    if (this.legal.length && this.legal.every((move) => this.isPut(move))) return this.explain(name);
    let held = "";
    if (kind >= 0 && owner >= 0)
      held = owner === this.state.side ? " It has no legal move." : ` It is ${this.game.players[this.state.side]}'s turn.`;
    this.say(`${name}: ${this.describe(cell)}.${held}`, held !== "");
  }

  explain(text) {
    const { legal, text: why } = this.library.ask("why", text);
    this.picked = null;
    this.board.draw(this.picture("", text));
    this.showMarks();
    this.say(why, !legal);
  }

  // ---- playing ----

  play(text) {
    this.picked = null;
    const { error } = this.library.ask("play", text);
    if (error) {
      this.letGo();
      return this.complain(error);
    }
    this.stopThinking(); // a hint for the position before is not wanted any more
    this.say("");
    this.refresh();
    this.next();
    return true;
  }

  // Does what happens without a person: throws, and the program's move.
  next() {
    if (this.isOpen() && this.state.due && (!this.isHuman() || byId("throw-auto").checked)) {
      this.library.ask("throw");
      this.refresh();
    }
    if (this.isOpen() && !this.state.due && !this.isHuman()) this.think(this.levels[this.state.side]);
  }

  // ---- thinking ----

  // A worker with the library in it, and the game as it is set; without settings, with no game.
  newWorker(settings) {
    const text = () => byId("engine").textContent + byId("worker").textContent;
    this.script ??= URL.createObjectURL(new Blob([text()], { type: "text/javascript" }));
    const worker = new Worker(this.script);
    worker.postMessage({ module: this.module, files: this.data.files, settings, seed: 0 });
    return worker;
  }

  ask(level, nodes, answer) {
    this.worker ??= this.newWorker(this.settingLines());
    const id = this.thinking = ++this.asked;
    this.worker.onmessage = ({ data }) => {
      if (data.id !== id || this.thinking !== id) return;
      if (data.found.error) this.stopThinking(); // do not ask a failed worker again
      this.thinking = 0;
      byId("stop").disabled = true;
      answer(data.found);
    };
    this.worker.onerror = dead(this.worker, id);
    byId("stop").disabled = false;
    const moves = this.state.moves.slice(0, this.state.ply).map((move) => move.text);
    this.worker.postMessage({ id, start: this.startOf(), moves, level, nodes, ms: MOST_MS, seed: random() });
  }

  think(level) {
    this.ask(level, NODES[level - 1], ({ move, error }) => {
      if (!error) return this.play(move);
      this.showStatus();
      this.complain(`${this.game.players[this.state.side]} cannot move: ${error}`);
    });
    this.showStatus();
  }

  hint() {
    if (this.hinting) return;
    if (!this.mayPlay() || this.thinking) return this.complain(this.whyNot());
    this.hinting = true;
    this.say("Looking for a good move.");
    this.ask(HINT.level, HINT.nodes, ({ move, value, error }) => {
      this.hinting = false;
      if (error) return this.complain(error);
      this.board.draw(this.picture("", move));
      this.say(`Hint: ${move} (${value}).`);
    });
  }

  // The worker hears nothing while it thinks, so it is terminated.
  stopThinking() {
    if (!this.thinking) return;
    this.worker.terminate();
    this.worker = null;
    this.thinking = 0;
    this.hinting = false;
    byId("stop").disabled = true;
  }

  setLevel(player, level) {
    this.levels[player] = level;
    this.picked = null;
    this.stopThinking();
    this.say("");
    this.refresh();
    this.next();
  }

  // ---- going back and forward ----

  // Against the program dice are not thrown again: until the game is over, the last throw is
  // the earliest point to go back to.
  floor() {
    if (!this.isOpen() || this.levels.every((level) => level === 0)) return 0;
    return 1 + this.state.moves.findLastIndex((move, i) => i < this.state.ply && move.throws > 0);
  }

  go(n) {
    if (n < 0 && this.state.ply + n < this.floor() && this.floor() > 0) {
      if (this.state.ply === this.floor()) return this.complain("Dice have been thrown, so no move can be taken back against the program.");
      n = this.floor() - this.state.ply;
    }
    this.stopThinking();
    this.picked = null;
    this.library.ask("go", n);
    this.say("");
    this.refresh();
    if (n > 0 && !this.state.undone) this.next();
  }

  // The ply of the first position in which a person is to move: undo stops there, since before
  // it the program would have to move again. 0 if the program plays all sides.
  firstOwn() {
    const first = this.state.moves.findIndex((move) => this.levels[move.by] === 0);
    return first < 0 && this.isHuman() ? this.state.ply : Math.max(0, first);
  }

  // Goes back or forward to where a person is to move: the program's moves in between go along.
  // An agreed end is a step in which nobody moves; if it is undone and nobody has moved yet,
  // the program begins.
  step(by) {
    const { moves, ply, plies, agreed } = this.state, end = by < 0 && agreed ? -1 : 0;
    if (by < 0 && !end && this.before && ply <= this.firstOwn()) return this.restore();
    if (end && this.isHuman()) return this.go(end);
    let to = ply + by;
    while (to > 0 && to < plies && this.levels[moves[to].by] > 0) to += by;
    this.go(end + Math.max(by < 0 ? this.firstOwn() : 0, Math.min(plies, to)) - ply || Math.max(0, by));
    if (end && !this.isHuman()) this.next();
  }

  restore() {
    const { before } = this;
    this.before = null;
    if (!this.read(before)) return;
    this.say("The previous game.");
    if (!this.state.undone) this.next();
  }

  // Who resigns: the player to move or, if that is the program, the person; of two programs,
  // the one not to move.
  resigning() {
    const { side } = this.state;
    if (this.isHuman()) return side;
    const person = this.levels.indexOf(0);
    return person >= 0 ? person : (side + 1) % this.levels.length;
  }

  resign() {
    const me = this.resigning();
    this.picked = null;
    this.stopThinking();
    this.say("");
    this.library.ask("end", this.game.foes[me], `${this.game.players[me]} resigns`);
    this.refresh();
  }

  // ---- buttons and forms ----

  bind() {
    const press = (id, action) => { byId(id).onclick = action; };
    const submit = (id, action) => {
      byId(id).onsubmit = (event) => { event.preventDefault(); action(); };
    };
    press("first", () => this.go(-this.state.plies - 1));
    press("last", () => this.go(this.state.plies + 1));
    press("undo", () => this.step(-1));
    press("redo", () => this.step(1));
    press("flip", () => this.flip());
    press("new", () => { if (this.load(this.settings)) this.next(); });
    press("hint", () => this.hint());
    press("stop", () => {
      this.say(this.hinting ? "Stopped." : "Stopped. Change who plays, or undo.");
      this.stopThinking();
      this.showStatus();
    });
    press("resign", () => this.resign());
    press("why", () => this.explain(byId("typed-text").value));
    press("throw-draw", () => { this.library.ask("throw"); this.refresh(); this.next(); });
    submit("throw", () => this.play(byId("throw-text").value));
    submit("typed", () => {
      if (this.isOpen() && !this.isHuman()) this.complain(this.whyNot());
      else if (this.play(byId("typed-text").value)) byId("typed-text").value = "";
    });
    byId("throw-auto").onchange = () => this.next();
    byId("rules").ontoggle = () => {
      if (byId("rules").open && !byId("rules-text").firstChild) showRules(this.library, this.game);
    };
    this.bindRecord(press);
    // A link to a game was opened on this page, which only changes the hash.
    addEventListener("hashchange", () => location.reload());
  }

  bindRecord(press) {
    press("record-copy", () => this.copy(byId("record-text").value, "Record copied."));
    press("record-read", () => { if (this.read(byId("record-text").value)) this.goOn(); });
    press("record-save", () => download(`${this.game.name}.txt`, byId("record-text").value));
    press("link", () => this.copy(this.link(), "Link copied."));
    press("fen-read", () => { if (this.setUp(byId("fen").value)) this.goOn(); });
  }

  // Plays on in another match, with the focus on the board.
  goOn() {
    this.board.focusOn(this.board.focus);
    if (!this.state.undone) this.next();
  }

  flip() {
    this.flipped = !this.flipped;
    this.picked = null;
    this.board.build(this.game, this.picture());
    this.refresh();
  }

  link() {
    const words = new URLSearchParams({ set: this.settingLines() });
    if (this.state.plies) words.set("record", this.library.call("record"));
    else words.set("fen", this.state.fen);
    return `${location.href.split("#")[0]}#${words}`;
  }

  // A page from file:// may have no clipboard: then the text is shown, to be copied by hand.
  async copy(text, said) {
    try {
      await navigator.clipboard.writeText(text);
      this.say(said);
    } catch {
      this.say(text);
    }
  }
}

// Waits until what is on the page has been painted, but briefly: a page in the background never
// is.
function painted() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 200);
  });
}

async function open() {
  const [module] = await Promise.all([openModule(byId("module").textContent.trim()), painted()]);
  const data = byId("data").textContent;
  globalThis.page = new Page(module, JSON.parse(data), sum(data));
  await globalThis.page.begin();
  performance.mark("ready"); // for `make bench-web`
  document.documentElement.dataset.ready = "true";
}

const failed = (says, error) => {
  byId("message").textContent = `${says}: ${error?.message ?? error}`;
  byId("message").className = "bad";
};

open().catch((error) => failed("This page cannot start", error));

// If the library runs out of memory, or the page has a bug, nothing can be played any more:
// tell the user.
const broken = (error) => failed("This page has failed and must be reloaded", error);
addEventListener("error", (event) => broken(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => broken(event.reason));
