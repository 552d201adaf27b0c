// engine.js -- the library as a WebAssembly module: texts in, texts and JSON out.
//
// The page and its worker both begin with this file. `openModule` makes the module from the page's
// own bytes; a Library is one instance of it, with one game and one match (src/web/web.h).
"use strict";

// Of the signs from "!" to "~" all are digits but "&", "<" and "\\".
const digit = (code) => code - 33 - (code > 38) - (code > 60) - (code > 92);

// The bytes that scripts/page-shell wrote: two digits for 13 bits, and before all of them how many bytes at the end are
// none of the file's.
function fromText(text) {
  const bytes = new Uint8Array(Math.floor((text.length - 1) / 2 * 13 / 8));
  let bits = 0, to = 0;
  for (let i = 1, n = 0; i < text.length; i += 2) {
    bits = (bits & 255) << 13 | digit(text.charCodeAt(i)) * 91 + digit(text.charCodeAt(i + 1));
    for (n += 13; n >= 8; n -= 8) bytes[to++] = bits >> n - 8;
  }
  return bytes.subarray(0, bytes.length - Number(text[0]));
}

async function openModule(text) {
  const stream = new Blob([fromText(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
}

// What Lua throws; anything else that passes by is a trap, and nobody's to catch.
class LuaError extends Error {}

class Library {
  static async open(module) {
    const library = new Library();
    await library.begin(module);
    return library;
  }

  async begin(module) {
    const instance = await WebAssembly.instantiate(module, this.imports());
    this.wasm = instance.exports;
    this.wasm._initialize();
    this.web = this.wasm.web_new();
  }

  // What the module asks of its host. There are no files: every question about one is answered
  // "no such file" (44), about an open one "it is not open" (8).
  imports() {
    const missing = () => 44;
    const closed = () => 8;
    const bytes = () => new DataView(this.wasm.memory.buffer);
    return {
      host: {
        throw: () => { throw new LuaError(); },
        try: (f, L, ud) => this.attempt(f, L, ud),
      },
      wasi_snapshot_preview1: {
        environ_sizes_get: (count, size) => {
          bytes().setUint32(count, 0, true);
          bytes().setUint32(size, 0, true);
          return 0;
        },
        environ_get: () => 0,
        clock_time_get: (id, precision, at) => {
          bytes().setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
          return 0;
        },
        fd_close: closed, fd_fdstat_get: closed, fd_fdstat_set_flags: closed,
        fd_prestat_get: closed, fd_prestat_dir_name: closed, fd_read: closed,
        fd_readdir: closed, fd_renumber: closed, fd_seek: closed,
        fd_write: (fd, list, n, written) => this.write(bytes(), list, n, written),
        path_filestat_get: missing, path_open: missing,
        proc_exit: (code) => { throw new Error(`the library has ended with ${code}`); },
      },
    };
  }

  // A failing function leaves its frames behind: the stack is put back to where it was.
  attempt(f, L, ud) {
    const stack = this.wasm.__stack_pointer.value;
    try {
      this.wasm.__indirect_function_table.get(f)(L, ud);
    } catch (error) {
      if (!(error instanceof LuaError)) throw error;
      this.wasm.__stack_pointer.value = stack;
    }
  }

  // Only what ends the library is ever written: its last words go to the console.
  write(bytes, list, n, written) {
    let text = "", size = 0;
    for (let i = 0; i < n; i++) {
      const at = bytes.getUint32(list + 8 * i, true), length = bytes.getUint32(list + 8 * i + 4, true);
      text += new TextDecoder().decode(new Uint8Array(this.wasm.memory.buffer, at, length));
      size += length;
    }
    console.error(text);
    bytes.setUint32(written, size, true);
    return 0;
  }

  text(at) {
    const memory = new Uint8Array(this.wasm.memory.buffer);
    return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
  }

  // Calls web_NAME with numbers, truths and texts; the answer is a text, or nothing.
  call(name, ...args) {
    const lent = [];
    const given = args.map((arg) => {
      if (typeof arg !== "string") return Number(arg);
      const bytes = new TextEncoder().encode(arg.replaceAll("\0", ""));
      const at = this.wasm.malloc(bytes.length + 1);
      const memory = new Uint8Array(this.wasm.memory.buffer, at, bytes.length + 1);
      memory.set(bytes);
      memory[bytes.length] = 0;
      lent.push(at);
      return at;
    });
    const answer = this.wasm[`web_${name}`](this.web, ...given);
    const text = answer === undefined ? "" : this.text(answer);
    for (const at of lent) this.wasm.free(at);
    return text;
  }

  // The same where the answer is JSON.
  ask(name, ...args) {
    return JSON.parse(this.call(name, ...args));
  }
}
