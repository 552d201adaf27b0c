/*
** author.c -- reading the author's values, and complaints about them.
*/
#include "author.h"

#include "base/ascii.h"
#include "base/shown.h"
#include "lang/tree/facts.h"
#include "sandbox.h"
#include "base/err.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* No statement has more fields. */
enum { FIELDS_MAX = 64 };

Def *author_def(lua_State *L) {
    return *(Def **)lua_getextraspace(L);
}

/* The name of the author's file that contains the function described by `ar`, which
** lua_getinfo() has filled in for "S"; NULL if the function is the language's own or C.
**
** The author's chunks are named "@file", those of the language's own files begin with "=". A
** chunk is known by the address of its name. Lua may reuse that address once it has
** collected a chunk, so if several files have the same one, the newest is the one that runs;
** hence the search from the end. */
static const char *source_of(const Def *d, const lua_Debug *ar) {
    for (size_t i = d->sources.n; i > 0 && ar->source[0] == '@'; i--)
        if (d->sources.at[i - 1]->chunk == ar->source)
            return d->sources.at[i - 1]->name;
    return NULL;
}

bool author_calls(lua_State *L) {
    lua_Debug ar;
    return lua_getstack(L, 1, &ar) && lua_getinfo(L, "S", &ar) && source_of(author_def(L), &ar);
}

/* The author's line is looked for among this many innermost calls. For each level,
** lua_getstack() counts from the innermost call again, and calls may nest as deep as memory
** permits. */
enum { LEVELS_MAX = 200 };

/* The innermost running line of the author's, not counting those in the file of that name
** (NULL: in any file). The root file and line 0 if there is none. */
static Place place_outside(lua_State *L, const char *file) {
    const Def *d = author_def(L);
    lua_Debug ar;
    for (int level = 0; level < LEVELS_MAX && lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "S", &ar);
        const char *name = source_of(d, &ar);
        if (!name || name == file)
            continue;
        lua_getinfo(L, "l", &ar);
        if (ar.currentline >= 1)
            return (Place){name, ar.currentline};
    }
    return (Place){d->root, 0};
}

Place author_place(lua_State *L) {
    Place said = author_def(L)->said;
    return said.line ? said : place_outside(L, NULL);
}

const char *author_line(lua_State *L, Place at) {
    return def_line(author_def(L), author_place(L), at);
}

/* A mistake in an imported file often lies in what its caller passed to it, so the message
** names the innermost line outside that file, too. */
static void complain(lua_State *L, const char *fmt, va_list args) {
    Def *d = author_def(L);
    if (!sandbox_complained(L) && d->diags->errors > DIAG_MAX)
        return; /* a primitive that reads a long list may have very many more */
    Place at = author_place(L), from = {0};
    if (at.file != d->root)
        from = place_outside(L, at.file);
    if (from.line == 0) {
        def_verror(d, at, fmt, args);
        return;
    }
    Str text = {0};
    str_vaddf(&text, fmt, args);
    def_error(d, at, "%s; called from %s:%d", str_text(&text), from.file, from.line);
    str_free(&text);
}

bool author_error(lua_State *L, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    complain(L, fmt, args);
    va_end(args);
    return false;
}

int author_players(lua_State *L) {
    const Def *d = author_def(L);
    return d->nplayers ? d->nplayers : PLAYERS_MAX;
}

bool author_mismatch(lua_State *L, int at, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    if (!author_follows(L, at))
        complain(L, fmt, args);
    va_end(args);
    return false;
}

int author_refuse(lua_State *L, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    complain(L, fmt, args);
    va_end(args);
    return author_poison(L);
}

void author_bound(lua_State *L) {
    if (arena_used(author_def(L)->arena) > DEF_BYTES_MAX)
        luaL_error(L, "the definition is too big to fit in memory");
}

/* Every text of the author's is made printable here, once, so that it can go anywhere. Rule
** tests may quote several lines. */
const char *author_text(lua_State *L, int at) {
    author_bound(L);
    if (lua_type(L, at) != LUA_TSTRING)
        return NULL;
    if (author_def(L)->tests)
        return author_lines(L, at);
    size_t n;
    const char *text = lua_tolstring(L, at, &n);
    return shown_copy(author_def(L)->arena, text, n);
}

const char *author_lines(lua_State *L, int at) {
    author_bound(L);
    if (lua_type(L, at) != LUA_TSTRING)
        return NULL;
    size_t n;
    Str shown = {0};
    const char *text = lua_tolstring(L, at, &n);
    shown_addn(&shown, text, n);
    const char *copy = arena_strdup(author_def(L)->arena, str_text(&shown));
    str_free(&shown);
    return copy;
}

/* ---- names and players ---- */

void author_mention(lua_State *L, const char *piece) {
    if (piece)
        mentions_add(&author_def(L)->mentions, (Mention){author_place(L), piece});
}

/* Complains of element i of the list at `at`, the first that is not a name. Returns false. */
static bool refuse_element(lua_State *L, int at, const char *what, int i) {
    lua_geti(L, at, i);
    if (!author_is_poison(L, -1))
        author_error(L, "%s: element %d of the list must be the name of a piece, got %s", what,
                     i, author_type(L, -1));
    lua_pop(L, 1);
    return false;
}

bool author_names(lua_State *L, int at, const char *what, Names *out) {
    const char *one = author_text(L, at);
    List l = list_at(L, at);
    bool ok = one || (l.n > 0 && l.n <= KINDS_MAX);
    *out = (Names){0};
    if (one)
        *out = (Names){1, arena_copy(author_def(L)->arena, &one, sizeof one)};
    else if (ok)
        *out = (Names){l.n, list_texts(l)};
    if (ok && !one)
        list_is_bare(L, at, what);
    for (int i = 0; ok && i < out->n; i++) {
        if (!out->at[i])
            return refuse_element(L, at, what, i + 1);
        author_mention(L, out->at[i]);
        if (names_find(out->at, (size_t)i, out->at[i]) >= 0)
            author_error(L, "%s: '%s' appears twice", what, out->at[i]);
    }
    if (!ok && !author_is_poison(L, at))
        author_error(L, "%s must be the name of a piece or a list of such names, got %s", what,
                     lua_istable(L, at) && !author_is_choice(L, at) && l.n == 0
                         ? "a table without any"
                         : author_type(L, at));
    return ok;
}

int author_who(lua_State *L, int at, const char *what) {
    static const char *const words[] = {"mover",  "other", "anyone", "nobody",
                                        "captor", "loser", "winner"};
    Def *d = author_def(L);
    const char *name = author_text(L, at);
    if (!name) {
        const Node *n = author_want(L, at, SORT_WHO, what);
        return n ? n->who : -1;
    }
    int player = def_player(d, name);
    if (player >= 0)
        return WHO_PLAYER0 + player;
    bool word = names_find(words, sizeof words / sizeof *words, name) >= 0;
    author_error(L, "%s: no player '%s'%s", what, name,
                 word ? arena_printf(d->arena, "; write %s without quotes", name)
                      : def_hint_player(d, name));
    return -1;
}

void author_add(lua_State *L, int at, const luaL_Reg *functions) {
    lua_pushvalue(L, at);
    luaL_setfuncs(L, functions, 0);
    lua_pop(L, 1);
}

/* ---- lists ---- */

/* The array part of a table, which is limited to 1 MB, has room for little more. For a list
** with gaps Lua may report any length. */
enum { LIST_MAX = 65536 };

static bool has_zeroth(lua_State *L, int at) {
    if (!lua_istable(L, at))
        return false;
    bool has = lua_rawgeti(L, at, 0) != LUA_TNIL;
    lua_pop(L, 1);
    return has;
}

void list_begins(lua_State *L, int at) {
    if (has_zeroth(L, at))
        author_error(L, "lists begin with element 1, got an element 0");
}

List list_at(lua_State *L, int at) {
    list_begins(L, at);
    lua_Integer n = lua_istable(L, at) ? luaL_len(L, at) : 0;
    if (n > LIST_MAX)
        luaL_error(L, "a list has at most %d elements, numbered from 1 without gaps",
                   (int)LIST_MAX);
    sandbox_charge(L, n);
    return (List){.L = L, .at = lua_absindex(L, at), .below = lua_gettop(L), .n = (int)n};
}

List list_field(lua_State *L, int at, const char *key) {
    int below = lua_gettop(L);
    lua_getfield(L, at, key);
    List l = list_at(L, -1);
    l.below = below;
    return l;
}

bool list_next(List *l) {
    bool more = l->i < l->n;
    lua_settop(l->L, more && l->at > l->below ? l->at : l->below);
    if (more)
        lua_geti(l->L, l->at, ++l->i);
    return more;
}

const char **list_texts(List l) {
    const char **texts = ARENA_ARRAY(author_def(l.L)->arena, const char *, l.n);
    while (list_next(&l))
        texts[l.i - 1] = author_text(l.L, -1);
    return texts;
}

/* ---- fields ---- */

bool author_follows(lua_State *L, int at) {
    return author_is_poison(L, at) || (lua_isboolean(L, at) && author_def(L)->tested);
}

/* Checks the key and the value on top of the stack, of a table that may have `listed`
** numbered elements. The key is not a string. */
static void check_element(lua_State *L, const char *whose, int listed) {
    lua_Integer i = lua_tointeger(L, -2);
    if (listed == 0 || !lua_isinteger(L, -2))
        author_error(L, "%s: only named fields are allowed, found %s", whose,
                     author_type(L, -1));
    else if ((i < 1 || i > listed) && !author_follows(L, -1))
        author_error(L, "%s: cannot use element %lld, %s; is a 'name =' missing?", whose,
                     (long long)i, author_shown(L, -1));
}

static void check_key(lua_State *L, const char *whose, const FieldDef *fields,
                      const char *key) {
    const char *keys[FIELDS_MAX];
    size_t n = 0;
    for (; fields[n].key && strcmp(fields[n].key, key) != 0; n++)
        keys[n] = fields[n].key;
    if (!fields[n].key)
        author_error(L, "%s: unknown field '%s'%s", whose, key,
                     def_hint_all(author_def(L), key, keys, n));
}

const char **author_keys(lua_State *L, int at, size_t *n) {
    size_t all = 0;
    at = lua_absindex(L, at);
    for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1))
        all += lua_type(L, -2) == LUA_TSTRING;
    const char **keys = ARENA_ARRAY(author_def(L)->arena, const char *, all);
    *n = 0;
    for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1))
        if (lua_type(L, -2) == LUA_TSTRING)
            keys[(*n)++] = lua_tostring(L, -2);
    names_sort(keys, *n);
    return keys;
}

/* __index of a closed table; upvalue 1 is what messages call it. Reading the element after
** the last is no mistake: a loop over a list does that. */
static int refuse_name(lua_State *L) {
    enum { HINTED = 64, KEY_WORK = 16 };
    Def *d = author_def(L);
    const char *whose = lua_tostring(L, lua_upvalueindex(1)), *name = author_text(L, 2);
    size_t n;
    bool behind =
        lua_isinteger(L, 2) && lua_tointeger(L, 2) == (lua_Integer)lua_rawlen(L, 1) + 1;
    if (behind || !author_calls(L)) /* primitives and the prelude probe for optional fields */
        return 0;
    const char **keys = author_keys(L, 1, &n);
    sandbox_charge(L, (int64_t)n * KEY_WORK);
    n = name && n <= HINTED ? n : 0;
    for (size_t i = 0; i < n; i++)
        keys[i] = shown_copy(d->arena, keys[i], strlen(keys[i]));
    return author_refuse(L, "%s has no %s%s", whose, author_shown(L, 2),
                         name ? def_hint_all(d, name, keys, n) : "");
}

void author_close(lua_State *L, const char *what) {
    if (!lua_istable(L, -1))
        return;
    if (lua_getmetatable(L, -1)) { /* a choice, or closed already */
        lua_pop(L, 1);
        return;
    }
    lua_createtable(L, 0, 1);
    lua_pushstring(L, what);
    lua_pushcclosure(L, refuse_name, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
}

bool fields_check(lua_State *L, int at, const char *whose, const FieldDef *fields, int listed) {
    if (!lua_istable(L, at)) {
        if (!author_is_poison(L, at))
            author_error(L, "%s: expected a table {...}, got %s", whose, author_type(L, at));
        return false;
    }
    at = lua_absindex(L, at);
    for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1))
        if (lua_type(L, -2) != LUA_TSTRING)
            check_element(L, whose, listed);
    size_t n;
    const char **keys = author_keys(L, at, &n);
    for (size_t i = 0; i < n; i++)
        check_key(L, whose, fields, keys[i]);
    return true;
}

bool list_is_bare(lua_State *L, int at, const char *whose) {
    static const FieldDef none[] = {{0}};
    size_t named;
    if (author_is_choice(L, at))
        return true;
    if (has_zeroth(L, at) || !fields_check(L, at, whose, none, INT_MAX))
        return false;
    author_keys(L, at, &named);
    return named == 0;
}

/* Complains of the value on top of the stack, unless it is nil or poison. */
static void wrong(lua_State *L, const char *whose, const char *key, const char *wanted) {
    if (!lua_isnil(L, -1) && !author_is_poison(L, -1))
        author_error(L, "%s: '%s' must be %s, got %s", whose, key, wanted, author_type(L, -1));
}

static const char *read_string(lua_State *L, int at, const char *whose, const char *key,
                               const char *(*read)(lua_State *, int)) {
    lua_getfield(L, at, key);
    const char *text = read(L, -1);
    if (!text)
        wrong(L, whose, key, "a string");
    lua_pop(L, 1);
    return text;
}

const char *fields_text(lua_State *L, int at, const char *whose, const char *key) {
    return read_string(L, at, whose, key, author_text);
}

/* The text with each run of blanks and line ends made one blank, and none at either end. */
static const char *one_line(Arena *a, const char *lines) {
    Str out = {0};
    shown_add_folded(&out, lines, strlen(lines));
    const char *line = arena_strdup(a, str_text(&out));
    str_free(&out);
    return line;
}

const char *author_help(lua_State *L, int at, const char *whose) {
    const char *lines = author_lines(L, at);
    if (!lines && !lua_isnil(L, at) && !author_is_poison(L, at))
        author_error(L, "%s: 'help' must be a string, got %s", whose, author_type(L, at));
    const char *help = lines ? one_line(author_def(L)->arena, lines) : NULL;
    if (help && !*help)
        author_error(L, "%s: 'help' is empty; fill it in or leave it out", whose);
    return help;
}

const char *fields_need_text(lua_State *L, int at, const char *whose, const char *key) {
    if (lua_getfield(L, at, key) == LUA_TNIL)
        author_error(L, "%s: '%s' is missing (a string)", whose, key);
    lua_pop(L, 1);
    return fields_text(L, at, whose, key);
}

const Node *fields_node(lua_State *L, int at, const char *whose, const char *key, Sort sort) {
    const Node *n = NULL;
    if (lua_getfield(L, at, key) != LUA_TNIL)
        n = author_want(L, -1, sort,
                        arena_printf(author_def(L)->arena, "%s: '%s'", whose, key));
    lua_pop(L, 1);
    return n;
}

bool author_flag(lua_State *L, int at, const char *what) {
    if (!lua_isnoneornil(L, at) && !lua_isboolean(L, at) && !author_is_poison(L, at))
        author_error(L, "%s must be true or false, got %s", what, author_type(L, at));
    return lua_toboolean(L, at);
}

static void read_flag(lua_State *L, int at, const char *whose, const char *key, bool *flag) {
    lua_getfield(L, at, key);
    if (lua_isboolean(L, -1))
        *flag = lua_toboolean(L, -1);
    else
        wrong(L, whose, key, "true or false");
    lua_pop(L, 1);
}

void fields_read(lua_State *L, int at, const char *whose, const FieldDef *fields, void *out) {
    for (const FieldDef *f = fields; f->key; f++) {
        void *to = (char *)out + f->to;
        switch (f->type) {
        case FIELD_TEXT: *(const char **)to = fields_text(L, at, whose, f->key); break;
        case FIELD_LINES:
            *(const char **)to = read_string(L, at, whose, f->key, author_lines);
            break;
        case FIELD_NEED: *(const char **)to = fields_need_text(L, at, whose, f->key); break;
        case FIELD_HELP:
            lua_getfield(L, at, f->key);
            *(const char **)to = author_help(L, -1, whose);
            lua_pop(L, 1);
            break;
        case FIELD_FLAG: read_flag(L, at, whose, f->key, to); break;
        case FIELD_WALK:
            *(const Node **)to = fields_node(L, at, whose, f->key, SORT_WALK);
            break;
        case FIELD_COND:
            *(const Node **)to = fields_node(L, at, whose, f->key, SORT_COND);
            break;
        case FIELD_OTHER: break;
        }
    }
}

const char *author_fixed(lua_State *L, int at) {
    bool text = lua_type(L, at) == LUA_TSTRING;
    const Node *n = text ? NULL : author_peek(L, at);
    bool number = n && author_sort(L, n) == sort_text[SORT_NUM];
    if (number && n->op != NODE_NUM && n->op != NODE_SIDES)
        return " that is computed during play; here it must be fixed, such as 3";
    return text && lua_isnumber(L, at) ? "; write numbers without quotes" : "";
}

int64_t fields_number(lua_State *L, int at, const char *whose, const char *key,
                      int64_t otherwise, int64_t min, int64_t max) {
    int64_t value = otherwise;
    lua_getfield(L, at, key);
    if (lua_isinteger(L, -1) && lua_tointeger(L, -1) >= min && lua_tointeger(L, -1) <= max)
        value = lua_tointeger(L, -1);
    else if (!lua_isnil(L, -1) && !author_is_poison(L, -1))
        author_error(L, "%s: '%s' must be a whole number from %lld to %lld, got %s%s", whose,
                     key, (long long)min, (long long)max, author_shown(L, -1),
                     author_fixed(L, -1));
    lua_pop(L, 1);
    return value;
}

void fields_of_template(lua_State *L, const char *whose, const char *text,
                        const char *const *names, size_t n) {
    Def *d = author_def(L);
    while (text && (text = strchr(text, '{'))) {
        size_t length = strcspn(++text, "}");
        if (!text[length]) {
            if (ascii_alpha(*text)) /* otherwise the brace is plain text */
                author_error(L, "%s: the field '{%s' has no closing '}'", whose, text);
            return;
        }
        const char *name = arena_strndup(d->arena, text, length);
        if (names_find(names, n, name) < 0)
            author_error(L, "%s: unknown field '{%s}'%s", whose, name,
                         def_hint_all(d, name, names, n));
        text += length;
    }
}

bool author_fits(lua_State *L, const char *whose, const char *name) {
    if (!name || strlen(name) <= NAME_BYTES)
        return true;
    author_error(L, "%s: a name may have at most %d bytes, but '%.*s...' has %zu", whose,
                 NAME_BYTES, SHOWN_CUT(name, 20), strlen(name));
    return false;
}

/* How often the field at `field` occurs in the text up to there, itself included. */
static int times_so_far(const char *text, const char *field) {
    size_t length = strcspn(field, "}");
    int times = 1;
    for (const char *at = text; (at = strchr(at, '{')) && at < field; at++)
        times += strncmp(at, field, length) == 0 && at[length] == '}';
    return times;
}

bool template_fits(lua_State *L, const char *whose, const char *text) {
    int fields = 0;
    if (text && strlen(text) > TEMPLATE_BYTES) {
        author_error(L, "%s: a template of %zu bytes; at most %d are allowed", whose,
                     strlen(text), TEMPLATE_BYTES);
        return false;
    }
    for (const char *at = text; at && (at = strchr(at, '{')); at++)
        if (++fields > TEMPLATE_FIELDS || times_so_far(text, at) > FIELD_TIMES) {
            author_error(L, "%s: a template may have at most %d fields, each at most %d times",
                         whose, TEMPLATE_FIELDS, FIELD_TIMES);
            return false;
        }
    return true;
}
