// panels.js -- what surrounds the board: hands, counters, moves, rules, options, who plays.
//
// Each panel is drawn from the library's answers; what is chosen in it is passed to a callback.
"use strict";

const byId = (id) => document.getElementById(id);

// Lets the browser save a text as a file, as if it had been downloaded.
function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

// As the library does it: the letters of ASCII alone, so that "Ärger" keeps its first.
const lowerCase = (text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

// A hash of a text.
function sum(text) {
  let n = 0;
  for (let i = 0; i < text.length; i++) n = n * 31 + text.charCodeAt(i) | 0;
  return n;
}

// Keeps the game in the history of the tab, for when the page is loaded again, which phones do
// by themselves. `mark` identifies the page.
function keepGame(mark, levels, flipped, record) {
  try {
    history.replaceState({ mark, levels, flipped, record }, "");
  } catch {} // some browsers refuse after too many calls, for a while
}

function keptGame(mark) {
  return history.state?.mark === mark && history.state;
}

// Answers question `id` with an error if its worker has stopped or never started, which a site
// may forbid.
const dead = (worker, id) => (event) => {
  event.preventDefault();
  const error = `its worker has stopped${event.message ? `: ${event.message}` : ""}`;
  worker.onmessage({ data: { id, found: { error, last: true } } });
};

// A kind as a picture, or as its letter; hidden from screen readers, which get its name.
function kindSign(kind) {
  const sign = make("b");
  sign.setAttribute("aria-hidden", "true");
  if (!kind.drawing) sign.textContent = kind.letter;
  else sign.innerHTML = `<svg viewBox="0 0 100 100" aria-hidden="true" fill="currentColor">${kind.drawing}</svg>`;
  return sign;
}

const UNLIMITED = -2;

// The players' hands; the player to move can take a man out of his own.
function showHands(game, state, flipped, picked, take) {
  const places = [byId("hand-bottom"), byId("hand-top")];
  for (const place of places) place.replaceChildren();
  for (const [player, kind, n] of state.hands) {
    if (n === 0 || (n === UNLIMITED && state.hands.filter(([p]) => p === player).length === 1)) continue;
    const place = places[(player === 0) !== flipped ? 0 : 1];
    const many = n === UNLIMITED ? "" : ` × ${n}`;
    const name = `${game.players[player]}'s ${game.kinds[kind].name}`;
    const button = make("button", { type: "button", title: name }, kindSign(game.kinds[kind]), many);
    button.setAttribute("aria-label", `${button.textContent}, ${name} in hand`);
    button.setAttribute("aria-pressed", String(picked === kind && player === state.side));
    button.disabled = player !== state.side || state.outcome !== -1;
    button.dataset.hand = game.kinds[kind].name;
    button.onclick = () => take(kind);
    place.append(button);
  }
}

// Hands are shown already.
function showCounts(game, state) {
  const counts = state.counts.filter(({ name }) => !name.startsWith("in hand: "));
  const texts = counts.map(({ name, player, value }) =>
    `${player < 0 ? "" : `${game.players[player]}: `}${name} ${value}`);
  byId("counts").replaceChildren(...texts.map((text) => make("span", { textContent: text })));
}

// The moves, turn by turn; each is a button that leads to the position after it.
function showMoves(game, state, go) {
  const list = byId("moves"), buttons = () => [...list.querySelectorAll("button")];
  const focused = buttons().indexOf(document.activeElement);
  list.replaceChildren();
  let line = null, number = null;
  state.moves.forEach((move, i) => {
    if (move.number !== number) {
      line = list.appendChild(make("li"));
      line.value = number = move.number;
    }
    const button = make("button", { type: "button", textContent: move.text });
    button.setAttribute("aria-label", `${game.players[move.by]} ${move.text}`);
    if (i >= state.ply) button.className = "undone";
    if (i === state.ply - 1) button.setAttribute("aria-current", "true");
    button.onclick = () => go(i + 1 - state.ply);
    line.append(button, " ");
  });
  buttons()[focused]?.focus();
  const current = list.querySelector("[aria-current]");
  if (current) list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
}

// A list of sentences, given one a line, below a heading; nothing if there are none.
function sentences(head, text) {
  const lines = text.split("\n").filter((line) => line);
  if (!lines.length) return [];
  return [make("h3", { textContent: head }), make("ul", {}, ...lines.map((line) => make("li", { textContent: line })))];
}

// Writes the rules in words, with a diagram of each kind; called when they are first opened.
function showRules(library, game) {
  const place = byId("rules-text");
  place.replaceChildren();
  const seen = new Map();
  const { pieces, turns, endings } = library.ask("rules");
  for (const { kind, player, text } of pieces) {
    if (!seen.has(kind)) {
      const picture = make("div"), words = make("div", {}, make("h3", { textContent: game.kinds[kind].name }));
      picture.innerHTML = library.call("diagram", kind).replaceAll("kind" + kind + '"', `rule${kind}"`);
      picture.setAttribute("aria-hidden", "true");
      if (game.kinds[kind].royal) words.append(make("p", { textContent: "Royal: it must not be left under attack." }));
      if (game.kinds[kind].goal) words.append(make("p", { textContent: "Its capture ends the game." }));
      place.append(make("div", { className: "piece-rule" }, picture, words));
      seen.set(kind, words);
    }
    const whose = player < 0 ? "" : `${game.players[player]}: `;
    seen.get(kind).append(make("p", { textContent: whose + text }));
  }
  place.append(...sentences("Turns", turns), ...sentences("How it ends", endings));
  for (const text of [game.source, game.author && `By ${game.author}.`])
    if (text) place.append(make("p", { textContent: text }));
}

function optionField(option, value) {
  if (option.type === "choice") {
    const field = make("select");
    option.choices.forEach((choice, i) => field.append(make("option", {
      value: choice, textContent: choice, title: option.meanings[i], selected: choice === value,
    })));
    return field;
  }
  if (option.type === "number")
    return make("input", { type: "number", min: option.min, max: option.max, value });
  return make("input", { value, autocapitalize: "off", spellcheck: false });
}

// A field for each option, or one for each player; `apply` gets lines of option=value. The
// fields have no names: a field called `elements` would hide the form's own property.
function showOptions(game, apply) {
  const form = byId("options-form");
  form.replaceChildren();
  for (const option of game.options) {
    const box = form.appendChild(make("div", { className: "option" }));
    const names = option.perSide
      ? game.players.map((player) => [`${lowerCase(player)}.${option.name}`, `${option.name} (${player})`])
      : [[option.name, option.name]];
    names.forEach(([name, label], player) => {
      const field = optionField(option, option.values[player]);
      field.dataset.option = name;
      field.dataset.preset = option.values[player];
      box.append(make("label", {}, `${label} `, field));
    });
    if (option.help) box.append(make("small", { textContent: option.help }));
  }
  if (!game.options.length) form.append(make("p", { textContent: "This game has no options." }));
  else form.append(make("button", { textContent: "Start a game with these" }));
  form.onsubmit = (event) => {
    event.preventDefault();
    const set = new Map(game.settings);
    for (const field of form.querySelectorAll("[data-option]"))
      if (field.value !== field.dataset.preset) set.set(field.dataset.option, field.value);
    apply([...set].map(([name, value]) => `${name}=${value}`).join("\n"));
  };
}

// Who plays each side: 0 for a person, otherwise the level of the program.
function showPlayers(game, levels, choose) {
  const place = byId("who");
  place.replaceChildren();
  game.players.forEach((player, i) => {
    const field = make("select", { id: `player${i}` });
    field.append(make("option", { value: 0, textContent: "played by you" }));
    for (let level = 1; level <= 10; level++)
      field.append(make("option", { value: level, textContent: `the program, level ${level}` }));
    field.value = levels[i];
    field.onchange = () => choose(i, Number(field.value));
    place.append(make("label", {}, make("span", { textContent: player }), field));
  });
}

// Asks which of several moves is meant; the answer is its index, or null for none of them.
function askWhich(title, names) {
  const dialog = byId("choice");
  byId("choice-title").textContent = title;
  return new Promise((answer) => {
    byId("choice-list").replaceChildren(...names.map((name, i) => {
      const button = make("button", { type: "button", textContent: name });
      button.onclick = () => { answer(i); dialog.close(); };
      return button;
    }));
    dialog.onclose = () => answer(null);
    dialog.showModal();
  });
}
