/*
** script.c -- running Lua text: the only lua_pcall, and the life of the lua_State.
**
** Wherever an error may be raised within that call, all that is held belongs to Lua or to the
** arena of the Def, so that nothing leaks.
*/
#include "script.h"

#include "base/ascii.h"
#include "author.h"
#include "find.h"
#include "sandbox.h"
#include "tested.h"
#include "base/err.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

/* ---- chunks ---- */

#define TOO_DEEP                                                                               \
    "brackets, braces, 'if's, functions, labels in a row or a chain of '..' are nested "       \
    "deeper than Lua allows (some 190 levels); give a part of it a name of its own"

/* How deep imports may be nested: far less than Lua's own limit on nested C calls, whose
** message, TOO_DEEP, speaks of brackets. */
enum { IMPORTS_DEEP = 64 };

/* Some editors write it at the start of UTF-8 text; it is skipped. */
static const char BYTE_ORDER_MARK[] = "\xef\xbb\xbf";

static Source *add_source(Def *d, const char *name, const char *text, size_t n) {
    Source *s = arena_alloc(d->arena, sizeof *s);
    *s = (Source){.name = name, .text = text, .n = n};
    sources_add(&d->sources, s);
    return s;
}

/* The message past the place with which Lua begins it, "name:12: ", and the line in *line. A
** message without a place is returned whole, and *line is left alone. Lua may have shortened
** the name. */
static const char *past_place(const char *text, int *line) {
    for (const char *at = text; (at = strchr(at, ':')); at++) {
        char *end;
        long n = strtol(at + 1, &end, 10);
        if (end > at + 1 && strncmp(end, ": ", 2) == 0) {
            *line = (int)n;
            return end + 2;
        }
    }
    return text;
}

/* A text that Lua's parser is fed piece by piece, none longer than a line: so it is known how
** far the parser has come when its message names no line, and it can be stopped when it takes
** too long. (No hook is called while it parses.) */
typedef struct Feed {
    const char *text;
    size_t n;     /* bytes left */
    size_t given; /* bytes given since the clock was last read */
    int lines;    /* lines given so far, in part or whole */
    bool within;  /* the last piece ended within its line */
    bool slow;    /* parsing took too long and was ended */
} Feed;

static const char *next_piece(lua_State *L, void *data, size_t *n) {
    enum { PIECE = 512 };
    Feed *f = data;
    if (f->given >= PIECE) {
        f->given = 0;
        f->slow = !sandbox_in_time(L);
        if (f->slow) {
            lua_pushliteral(L, SLOW_TEXT);
            lua_error(L);
        }
    }
    size_t most = f->n < PIECE ? f->n : PIECE;
    const char *piece = f->text, *end = most ? memchr(piece, '\n', most) : NULL;
    *n = end ? (size_t)(end + 1 - piece) : most;
    f->text += *n;
    f->n -= *n;
    f->given += *n;
    f->lines += !f->within;
    f->within = !end;
    return piece;
}

static int load_pieces(lua_State *L, const char *text, size_t n, const char *name, Feed *f) {
    *f = (Feed){.text = text, .n = n};
    return lua_load(L, next_piece, f, name, "t");
}

/* Loads the text as rewritten by tested_read(); if Lua cannot parse that, loads the original,
** so that the error message quotes what the author wrote. Files of rule tests are not
** rewritten. False, after a complaint, if it never got to Lua; else *status is lua_load's, with
** the chunk or a message on the stack. */
static bool load_text(lua_State *L, const char *text, size_t n, const char *name, Feed *f,
                      int *status) {
    Def *d = author_def(L);
    Str looked = {0};
    bool read = tested_read(L, name + 1, text, n, d->tests ? NULL : &looked);
    bool held = read && sandbox_hold(L, looked.cap);
    *status = LUA_ERRSYNTAX;
    if (held && !d->tests)
        *status = load_pieces(L, str_text(&looked), looked.n, name, f);
    if (held)
        sandbox_let_go(L, looked.cap);
    else if (read)
        def_error(d, (Place){name + 1, 0}, "%s", NO_MEMORY);
    str_free(&looked);
    if (held && *status != LUA_OK && !f->slow)
        *status = load_pieces(L, text, n, name, f);
    return held;
}

/* Does a text begin with one of the words? */
static bool begins_with(const char *text, const char *const *words) {
    while (*words && !str_starts(text, *words))
        words++;
    return *words;
}

/* Lua expected a '}' and stopped at `near`, a quoted token: what may be missing before it. */
static const char *cure_in_braces(const char *near) {
    static const char *const statements[] = {
        "'local",  "'piece",  "'players", "'setup'", "'ending", "'option", "'turn",
        "'forbid", "'throw'", "'after'",  "'game'",  "<eof>",   NULL};
    if (begins_with(near, statements))
        return "; is a '}' missing before it?";
    if (str_starts(near, "'='"))
        return "; to compare two numbers write a:is(b)";
    if (str_starts(near, "':'"))
        return "; put what comes before ':' in brackets: (p^2):to(c)";
    if (ascii_digit(near[1]))
        return "; is a ',' missing before it, or brackets around it, as in rank(8)?";
    return ascii_upper(near[1]) ? "; is a ',' missing before it, or quotes around it?"
                                : "; is a ',' missing before it?";
}

/* Whether Lua's message says that it found a keyword where it expected a name or a value. */
static bool stops_at_keyword(const char *text) {
    const char *near = strstr(text, "<name> expected near '");
    near = near ? near : strstr(text, "unexpected symbol near '");
    return near && ascii_lower(strchr(near, '\'')[1]);
}

/* Hints for syntax errors, such as an operator of another language or something missing. The
** first row whose `near` is found in Lua's message counts. */
static const struct {
    const char *near, *cure;
} cures[] = {
    {"(limit is 32767)", "; write a loop, or split the file by `import`"},
    {"local variables (limit is 200)", "; put some of them into a table, or into `do ... end`"},
    {"near '!'", "; \"not\" is '-' for conditions, `not` and ~= for Lua's own values"},
    {"near '^'", "; '^' comes after what it repeats, ortho^3"},
    {"near '&'", "; \"and\" is '*' for conditions, `and` for Lua's own values"},
    {"near '|'", "; \"or\" is '+' for conditions, `or` for Lua's own values"},
    {"near '?'", "; in Lua, write `c and x or y` to choose between two values"},
    {"unexpected symbol near '/", "; a comment begins with --"},
    {"unexpected symbol near '#'", "; a comment begins with --"},
    {"near '<\\", "; quotes, operators and names must be written in ASCII"},
    {"malformed number", "; a name begins with a letter, and '..' needs spaces around it"},
    {"function arguments expected near '.'",
     "; write '=' between a field and its value, move = b.n"},
    {"function arguments expected", "; use '.' for what belongs to a board, b.n, and ':' for a "
                                    "method with its brackets, p:ride()"},
    {"'then' expected near '='", "; compare Lua's own values with '=='"},
    {"'then' expected", "; write `if c then ... end`"},
    {"'do' expected", "; write `for i = 1, 3 do ... end` or `while c do ... end`"},
    {"'end' expected", "; each `function`, `if`, `for` and `while` needs its own `end`, and "
                       "`elseif` is one word"},
    {"<eof> expected near 'end'", "; nothing is open that it could end"},
    {"<eof> expected near 'else", "; no `if` is open before it"},
    {"<eof> expected near", "; `return` must come last in a file"},
    {"unfinished long string", "; it must end with ]]"},
    {"invalid escape sequence", "; in a string, '\\' itself must be written twice"},
    {"')' expected (to close", "; is a ')' missing before it?"},
    {"')' expected near '='", "; is a ')' missing before it?"},
    {"')' expected near ','", "; '+' means \"or\" between patterns"},
    {"')' expected near", "; is a ',' or a ')' missing before it, or brackets around it?"},
    {"unfinished string",
     "; a string must end on its own line, unless it is written in [[ and ]]"},
    {"<name> expected near '.'", "; write a picture of the board in [[ and ]]"},
    {"syntax error near '+'", "; in Lua, write x = x + 1"},
    {"syntax error near '-'", "; in Lua, write x = x - 1"},
    {"syntax error near '", "; are quotes, brackets or braces missing: piece \"Name\" { ... }, "
                            "captured(), forbid { ... }?"},
};

/* The hint to append to Lua's message, or "". */
static const char *cure_of(const char *text) {
    if (stops_at_keyword(text))
        return "; that is a reserved word of Lua, not a name";
    for (size_t i = 0; i < sizeof cures / sizeof *cures; i++)
        if (strstr(text, cures[i].near))
            return cures[i].cure;
    const char *near = strstr(text, "near ");
    return near && str_starts(text, "'}' expected") ? cure_in_braces(near + 5) : "";
}

/* Whether the text has a zero byte, and its line. The scan of tested.h ends at one, so that
** whatever follows would not be seen. */
static bool has_zero(const Source *s, Place *at) {
    const char *zero = s->n > 0 ? memchr(s->text, '\0', s->n) : NULL;
    *at = (Place){s->name, 1};
    for (const char *c = s->text; zero && c < zero; c++)
        at->line += *c == '\n';
    return zero;
}

/* Pushes the text as a function whose environment is the table at stack index env. False after
** a complaint. */
static bool push_chunk(lua_State *L, Source *s, int env) {
    Feed feed = {0};
    Place at;
    int status;
    if (s->n > 0 && s->text[0] == LUA_SIGNATURE[0]) {
        return def_error(author_def(L), (Place){s->name, 0},
                         "is compiled Lua; a definition must be Lua source text");
    }
    if (has_zero(s, &at))
        return def_error(author_def(L), at, "there is a zero byte on this line");
    const char *name = lua_pushfstring(L, "@%s", s->name);
    size_t mark = s->n >= sizeof BYTE_ORDER_MARK - 1 && str_starts(s->text, BYTE_ORDER_MARK)
                      ? sizeof BYTE_ORDER_MARK - 1
                      : 0;
    bool read = load_text(L, s->text + mark, s->n - mark, name, &feed, &status);
    s->parsed = true;
    if (!read)
        return false;
    if (status != LUA_OK) {
        at = (Place){s->name, feed.lines};
        const char *text = past_place(lua_tostring(L, -1), &at.line);
        if (feed.slow)
            text = SLOW_TEXT;
        else if (status == LUA_ERRMEM)
            text = NO_MEMORY;
        else if (status != LUA_ERRSYNTAX && strstr(text, "C stack overflow"))
            text = TOO_DEEP;
        return def_error(author_def(L), at, "%s%s", text, cure_of(text));
    }
    lua_Debug ar;
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &ar);
    s->chunk = ar.source;
    lua_pushvalue(L, env);
    lua_setupvalue(L, -2, 1);
    lua_remove(L, -2);
    return true;
}

/* Calls the chunk on top of the stack, which leaves that many results. */
static void call_chunk(lua_State *L, Source *s, int results) {
    s->running = true;
    lua_call(L, 0, results);
    s->running = false;
}

/* Raises an error if the file is being run already (a circle), or imports are nested too
** deep. */
static void refuse_depth(lua_State *L, const char *name, const char *path) {
    Def *d = author_def(L);
    int running = 0;
    for (size_t i = 0; i < d->sources.n; i++) {
        if (d->sources.at[i]->running && strcmp(d->sources.at[i]->name, path) == 0)
            luaL_error(L, "'%s' is imported while it is still being read, so it imports itself",
                       name);
        running += d->sources.at[i]->running;
    }
    if (running >= IMPORTS_DEEP)
        luaL_error(L, "import of '%s': imports may be nested at most %d deep", name,
                   IMPORTS_DEEP);
}

/* import(name): what the file returns. Upvalue 1 is the environment, 2 a table of results by
** path, in which light userdata means nil. A file that does not parse is not kept there. */
static int import(lua_State *L) {
    Def *d = author_def(L);
    Err e;
    const char *name = author_text(L, 1), *path, *text;
    size_t n;
    author_args(L, 1, 1, "import");
    if (!name) {
        author_mismatch(L, 1, "import: expected a name, got %s", author_type(L, 1));
        return author_poison(L);
    }
    size_t length = strlen(name);
    if (length > 4 && strcmp(name + length - 4, ".lua") == 0)
        return author_refuse(L, "import: write the name without '.lua', got '%s'", name);
    if (!(path = find_import(d->arena, d->files, author_place(L).file, name, &e)))
        return d->missing = true, author_refuse(L, "%s", e.text);
    int known = lua_getfield(L, lua_upvalueindex(2), path);
    if (known == LUA_TLIGHTUSERDATA)
        lua_pushnil(L);
    if (known != LUA_TNIL)
        return 1;
    refuse_depth(L, name, path);
    if (!find_read(d->arena, d->files, path, &text, &n, &e))
        return author_refuse(L, "%s %s", path, e.text);
    def_used(d, author_place(L).file, name, ".lua", path);
    Source *s = add_source(d, path, text, n);
    if (!push_chunk(L, s, lua_upvalueindex(1)))
        return author_poison(L);
    call_chunk(L, s, 1);
    author_close(L, arena_printf(d->arena, "'%s'", name));
    if (lua_isnil(L, -1)) /* a file that returns nothing must not run again */
        lua_pushlightuserdata(L, s);
    else
        lua_pushvalue(L, -1);
    lua_setfield(L, lua_upvalueindex(2), path);
    return 1;
}

void script_push_import(lua_State *L, int env) {
    lua_pushvalue(L, env);
    lua_newtable(L);
    lua_pushcclosure(L, import, 2);
}

/* ---- the run ---- */

typedef struct Job {
    Source *source;
    ScriptWorld *world;
    bool done;
} Job;

/* Whether the text is a file of rule tests, given where a game is wanted. This is one
** complaint, instead of one for each of its words that a definition does not know. */
static bool is_of_tests(lua_State *L, const Source *s) {
    Def *d = author_def(L);
    int line = d->tests ? 0 : tested_as_tests(L, s->name, s->text, s->n);
    if (line > 0)
        def_error(d, (Place){s->name, line},
                  "this is a file of rule tests, for `stepwise test`, not a game");
    return line > 0;
}

/* Called by lua_pcall with the Job as argument. */
static int run(lua_State *L) {
    Job *job = lua_touserdata(L, 1);
    job->world(L);
    if (!is_of_tests(L, job->source) && push_chunk(L, job->source, lua_gettop(L))) {
        call_chunk(L, job->source, 0);
        job->done = true;
    }
    return 0;
}

/* Whether Lua's error probably follows from a mistake that was reported: Lua wanted a number or
** a text and met poison. Its messages call any node NODE_NAME, or, about the head of a loop, do
** not name it. */
static bool is_consequence(lua_State *L, const char *text) {
    return author_def(L)->diags->errors &&
           (strstr(text, NODE_NAME) || str_starts(text, "'for' "));
}

/* The message handler runs, too, when Lua's parser overflows its C stack; push_chunk() reports
** that. */
static bool is_being_parsed(const Def *d) {
    return !d->sources.at[d->sources.n - 1]->parsed;
}

/* The message handler of lua_pcall: reports the error at the author's line, which can be found
** only now, while the failing calls are still on the stack. The place at the head of Lua's
** message is dropped, since it may be the prelude's. */
static int on_error(lua_State *L) {
    int line;
    if (lua_type(L, 1) != LUA_TSTRING)
        lua_pushfstring(L, "error() was called with %s instead of a message",
                        author_type(L, 1));
    const char *text = past_place(lua_tostring(L, -1), &line);
    if (is_being_parsed(author_def(L)))
        return 1;
    if (!is_consequence(L, text))
        author_error(L, "%s", strstr(text, "stack overflow") ? NO_END : text);
    lua_pushnil(L);
    return 1;
}

static void out_of_memory(const Sandbox *s) {
    def_error(s->def, s->refused_at, "%s", s->deep ? NO_END : NO_MEMORY);
}

/* Opens the sandbox if BUDGET_MB are available: all that is made of a text, the Game included,
** stays within them. NULL after a complaint. */
static lua_State *open_with_room(Sandbox *box, Def *d) {
    lua_State *L = mem_is_there((size_t)BUDGET_MB << 20) ? sandbox_open(box, d) : NULL;
    if (!L)
        def_error(d, (Place){d->root, 0},
                  "not enough memory to read it: a definition may need %d MB", BUDGET_MB);
    return L;
}

#ifdef __wasi__ /* which has no other locale than C's */
static int call(lua_State *L) {
    return lua_pcall(L, 1, 0, 1);
}
#else
/* Lua compares texts, and reads and writes numbers, by the program's locale, but a definition
** must mean the same everywhere: meanwhile this thread has C's locale. */
static int call(lua_State *L) {
    locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0), before = uselocale(plain);
    int status = lua_pcall(L, 1, 0, 1);
    uselocale(before);
    if (plain)
        freelocale(plain);
    return status;
}
#endif

bool script_run(Def *d, const char *text, size_t n, ScriptWorld *world) {
    Sandbox box;
    Err e;
    if (!find_fits(n, &e)) {
        def_error(d, (Place){d->root, 0}, "%s", e.text);
        return false;
    }
    Job job = {add_source(d, d->root, text, n), world, false};
    lua_State *L = open_with_room(&box, d);
    if (!L)
        return false;
    lua_pushcfunction(L, on_error);
    lua_pushcfunction(L, run);
    lua_pushlightuserdata(L, &job);
    int status = call(L);
    if (status == LUA_ERRMEM)
        out_of_memory(&box);
    sandbox_close(&box);
    return status == LUA_OK && job.done;
}
