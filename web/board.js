// board.js -- the picture of the position, and over it a grid of cells for mouse, touch,
// keyboard and screen readers.
//
// The picture comes from the library and is drawn anew at each change; the first may be in the
// page already. The grid stays as long as the board is seen from the same side, so that it
// keeps the focus.
"use strict";

const SVG = "http://www.w3.org/2000/svg";

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

class Board {
  // `on` has the callbacks click(cell), lift(cell), drop(from, to) and escape(); cells are
  // numbers.
  constructor(place, on) {
    this.place = place;
    this.on = on;
    this.picture = place.firstElementChild ?? place.appendChild(make("div"));
    this.picture.setAttribute("aria-hidden", "true");
    this.hits = null;
    this.focus = 0;
  }

  // For a new game, or a board turned round: builds the grid anew from the picture's cells.
  build(game, picture) {
    this.game = game;
    this.number = new Map(game.cells.map((cell, i) => [cell.name, i]));
    this.draw(picture);
    const drawn = this.picture.querySelector("svg");
    if (this.hits) this.hits.remove();
    this.hits = document.createElementNS(SVG, "svg");
    this.hits.setAttribute("class", "hits");
    this.hits.setAttribute("viewBox", drawn.getAttribute("viewBox"));
    this.hits.setAttribute("role", "grid");
    this.hits.setAttribute("aria-label", `Board of ${game.name}`);
    this.cells = [];
    for (const row of this.rows()) this.addRow(row, drawn);
    this.place.append(this.hits);
    this.listen();
    this.focusOn(Math.min(this.focus, game.cells.length - 1), false);
  }

  rows() {
    const rows = new Map();
    this.game.cells.forEach((cell, i) => {
      if (!rows.has(cell.row)) rows.set(cell.row, []);
      rows.get(cell.row).push(i);
    });
    for (const row of rows.values())
      row.sort((a, b) => this.game.cells[a].column - this.game.cells[b].column);
    return [...rows.entries()].sort((a, b) => a[0] - b[0]).map(([, row]) => row);
  }

  addRow(row, drawn) {
    const group = this.hits.appendChild(document.createElementNS(SVG, "g"));
    group.setAttribute("role", "row");
    for (const i of row) {
      const name = CSS.escape(this.game.cells[i].name);
      const outline = drawn.querySelector(`.cell[data-cell="${name}"]`);
      const hit = group.appendChild(document.createElementNS(SVG, "polygon"));
      hit.setAttribute("points", outline.getAttribute("points"));
      hit.setAttribute("role", "gridcell");
      hit.setAttribute("tabindex", "-1");
      hit.dataset.cell = this.game.cells[i].name;
      this.cells[i] = hit;
    }
  }

  draw(picture) {
    this.picture.innerHTML = picture;
  }

  // Marks the cells: mark(i) is the class of cell i, label(i) what a screen reader says.
  mark(mark, label) {
    this.cells.forEach((hit, i) => {
      hit.setAttribute("class", mark(i));
      hit.setAttribute("aria-label", label(i));
    });
  }

  // ---- keyboard ----

  focusOn(i, really = true) {
    for (const hit of this.cells) hit.setAttribute("tabindex", "-1");
    this.focus = i;
    this.cells[i].setAttribute("tabindex", "0");
    if (really) this.cells[i].focus();
  }

  middle(i) {
    const box = this.cells[i].getBBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  // The nearest cell in a direction, among those that lie at least as far along it as off it.
  neighbour(from, dx, dy) {
    const [x, y] = this.middle(from);
    let best = from, least = Infinity;
    this.cells.forEach((hit, i) => {
      const [u, v] = this.middle(i);
      const along = (u - x) * dx + (v - y) * dy, beside = Math.abs((u - x) * dy - (v - y) * dx);
      const far = along + 2 * beside;
      if (along > 1 && beside <= along && far < least) [best, least] = [i, far];
    });
    return best;
  }

  key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return; // left to the browser
    if (step) this.focusOn(this.neighbour(this.focus, ...step));
    else if (event.key === "Enter" || event.key === " ") this.on.click(this.focus);
    else if (event.key === "Escape") this.on.escape();
    else return;
    event.preventDefault();
  }

  // ---- mouse and finger ----

  cellAt(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY);
    return under?.dataset?.cell === undefined ? -1 : this.number.get(under.dataset.cell) ?? -1;
  }

  listen() {
    this.hits.addEventListener("keydown", (event) => this.key(event));
    this.hits.addEventListener("focusin", (event) => {
      const i = this.number.get(event.target.dataset.cell);
      if (i !== undefined && i !== this.focus) this.focusOn(i, false);
    });
    this.hits.addEventListener("pointerdown", (event) => this.press(event));
    // A screen reader's click comes without a pointerdown.
    this.hits.addEventListener("click", (event) => {
      const i = this.number.get(event.target.dataset.cell);
      if (event.detail === 0 && i !== undefined) this.on.click(i);
    });
  }

  press(event) {
    const from = this.cellAt(event);
    if (from < 0 || event.button > 0) return;
    const held = { from, x: event.clientX, y: event.clientY, ghost: null };
    const own = (act) => (e) => { if (e.pointerId === event.pointerId) act(e); };
    const move = own((e) => this.pull(held, e));
    const up = own((e) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      this.release(held, e);
    });
    const cancel = own(() => {
      held.from = -1;
      up(event);
    });
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  }

  // A piece follows the pointer once that has moved far enough to mean it.
  pull(held, event) {
    const dx = event.clientX - held.x, dy = event.clientY - held.y;
    if (!held.ghost && Math.hypot(dx, dy) > 6 && this.cells[held.from].classList.contains("mine")) {
      this.on.lift(held.from);
      const name = CSS.escape(this.game.cells[held.from].name);
      held.ghost = this.picture.querySelector(`.piece[data-cell="${name}"]`) ?? true;
      if (held.ghost !== true) {
        held.ghost.classList.add("dragged");
        held.ghost.parentNode.append(held.ghost);
      }
    }
    if (!held.ghost || held.ghost === true) return;
    const scale = this.hits.viewBox.baseVal.width / this.hits.clientWidth;
    held.ghost.setAttribute("transform", `translate(${dx * scale} ${dy * scale})`);
  }

  release(held, event) {
    if (held.from < 0) {
      if (held.ghost) this.on.escape();
      return;
    }
    const to = this.cellAt(event);
    if (held.ghost) this.on.drop(held.from, to);
    else if (to === held.from) this.on.click(to);
  }
}
