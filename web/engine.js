// engine.js -- the library as a WebAssembly module: texts in, texts and JSON out.
//
// The page and its worker both begin with this file. `openModule` compiles the module from the
// text that the page carries; a Library is an instance of it, with one game and one match
// (src/web/web.h).
"use strict";

// The digits are the characters from "!" to "~" other than "&", "<" and "\\".
const digit = (code) => code - 33 - (code > 38) - (code > 60) - (code > 92);

// Decodes what scripts/page-shell wrote: one character that says how many bytes at the end are
// padding, then two digits for every 13 bits.
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

// Thrown for an error of Lua's; anything else that passes is a trap, which nothing should
// catch.
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

  // The functions that the module imports. There are no files: a question about a path gets "no
  // such file" (44), one about a descriptor "bad file descriptor" (8).
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
        proc_exit: (code) => { throw new Error(`the library exited with code ${code}`); },
      },
    };
  }

  // Calls f(L, ud), and catches an error of Lua's. A function that fails leaves its frames
  // behind, so the stack pointer is put back.
  attempt(f, L, ud) {
    const stack = this.wasm.__stack_pointer.value;
    try {
      this.wasm.__indirect_function_table.get(f)(L, ud);
    } catch (error) {
      if (!(error instanceof LuaError)) throw error;
      this.wasm.__stack_pointer.value = stack;
    }
  }

  // The module writes only when the library is about to end: its last words go to the console.
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

  // Calls web_NAME with numbers, booleans and strings; returns the text that it returns, or "".
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

  // Likewise for an answer that is JSON.
  ask(name, ...args) {
    return JSON.parse(this.call(name, ...args));
  }
}
