/*
** author.c -- reading the author's values, and telling him what is wrong with them.
*/
#include "author.h"

#include "base/shown.h"
#include "lang/tree/facts.h"
#include "sandbox.h"
#include "base/err.h"

/* A statement has no more fields. */
enum { FIELDS_MAX = 64 };

#include <stdio.h>
#include <string.h>

Def *author_def(lua_State *L) {
    return *(Def **)lua_getextraspace(L);
}

/* Chunks of the author's are named "@file"; those of the prelude have names like "=piece". */
Place author_place(lua_State *L) {
    const Def *d = author_def(L);
    lua_Debug ar;
    for (int level = 0; lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (ar.source[0] != '@' || ar.currentline < 1)
            continue;
        for (size_t i = 0; i < d->sources.n; i++)
            if (strcmp(d->sources.at[i]->name, ar.source + 1) == 0)
                return (Place){d->sources.at[i]->name, ar.currentline};
    }
    return (Place){d->root, 0};
}

void author_error(lua_State *L, const char *fmt, ...) {
    char text[ERR_TEXT];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    def_error(author_def(L), author_place(L), "%s", text);
}

static void bound_memory(lua_State *L) {
    if (arena_used(author_def(L)->arena) > DEF_BYTES_MAX)
        luaL_error(L, "the definition says more than fits into memory");
}

/* Whatever an author has named is shown from here on, wherever it goes. Tests quote what has lines. */
const char *author_text(lua_State *L, int at) {
    bound_memory(L);
    if (lua_type(L, at) != LUA_TSTRING)
        return NULL;
    if (author_def(L)->tests)
        return author_lines(L, at);
    size_t n;
    const char *text = lua_tolstring(L, at, &n);
    return shown_copy(author_def(L)->arena, text, n);
}

const char *author_lines(lua_State *L, int at) {
    bound_memory(L);
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

/* ---- nodes ---- */

const Node *author_push(lua_State *L, Node like) {
    bound_memory(L);
    like.place = author_place(L);
    const Node *n = node_new(author_def(L)->arena, like);
    int deepest = n->sort == SORT_WALK ? NODE_DEPTH : NODE_DEPTH_COND;
    if (n->depth > deepest || n->size > NODE_SIZE)
        luaL_error(L, "this %s is too big", n->sort == SORT_WALK ? "pattern" : "condition");
    const Node **box = lua_newuserdatauv(L, sizeof(const Node *), 0);
    *box = n;
    luaL_setmetatable(L, NODE_META);
    return n;
}

int author_poison(lua_State *L) {
    author_push(L, (Node){.op = NODE_POISON});
    return 1;
}

bool author_is_poison(lua_State *L, int at) {
    const Node *n = author_node(L, at);
    return n && n->sort == SORT_POISON;
}

static bool is_choice(lua_State *L, int at) {
    if (!lua_istable(L, at) || !lua_getmetatable(L, at))
        return false;
    luaL_getmetatable(L, CHOICE_META);
    bool is = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return is;
}

static const Node *constant(lua_State *L, Node like) {
    like.place = author_place(L);
    return node_new(author_def(L)->arena, like);
}

const Node *author_node(lua_State *L, int at) {
    at = lua_absindex(L, at);
    bound_memory(L);
    const Node **box = luaL_testudata(L, at, NODE_META);
    if (box)
        return *box;
    if (lua_isinteger(L, at)) {
        lua_Integer i = lua_tointeger(L, at);
        if (i >= INT32_MIN && i <= INT32_MAX)
            return constant(L, (Node){.op = NODE_NUM, .arg = (int)i});
    }
    if (lua_isboolean(L, at))
        return constant(L, (Node){.op = lua_toboolean(L, at) ? NODE_TRUE : NODE_NUM});
    if (!is_choice(L, at))
        return NULL;
    lua_pushliteral(L, "=node"); /* no choice has such a name */
    lua_rawget(L, at);
    box = luaL_testudata(L, -1, NODE_META);
    lua_pop(L, 1);
    return box ? *box : NULL;
}

const char *author_type(lua_State *L, int at) {
    const Node *n = lua_isboolean(L, at) || lua_isnumber(L, at) ? NULL : author_node(L, at);
    if (n)
        return sort_text[n->sort];
    switch (lua_type(L, at)) {
    case LUA_TNONE:
    case LUA_TNIL: return "nil";
    case LUA_TTABLE: return is_choice(L, at) ? "an option" : "a table";
    case LUA_TUSERDATA: return "a board";
    default: return arena_printf(author_def(L)->arena, "a %s", luaL_typename(L, at));
    }
}

const char *author_shown(lua_State *L, int at) {
    if (lua_type(L, at) != LUA_TNUMBER && lua_type(L, at) != LUA_TSTRING)
        return author_type(L, at);
    const char *text = luaL_tolstring(L, at, NULL);
    text = arena_printf(author_def(L)->arena, "'%s'", text);
    lua_pop(L, 1);
    return text;
}

/* Trees are gone through when it is checked and compiled what they say: that is paid for when they
** are said, where the line is known. */
static void charge(lua_State *L, const Node *n) {
    if (n && !budget_spend(&author_def(L)->budget, BUDGET_TREE, n->size))
        luaL_error(L, "the patterns and conditions are too big, all together; say what several "
                      "have in common in one place, or leave some out");
}

void author_said(lua_State *L) {
    enum { STATEMENT = 2000 };
    charge(L, &(Node){.size = STATEMENT});
}

const Node *author_want(lua_State *L, int at, Sort sort, const char *what) {
    const Node *n = author_node(L, at);
    charge(L, n);
    if (n && node_serves(n, sort))
        return n;
    if (!author_is_poison(L, at))
        author_error(L, "%s must be %s, got %s", what, sort_text[sort], author_type(L, at));
    return NULL;
}

bool author_zone(lua_State *L, int at, const char *what, CellSet *zone) {
    const Node *n = author_want(L, at, SORT_COND, what);
    if (!n)
        return false;
    CellSet board = set_first((unsigned)author_def(L)->board.ncells);
    if (n->op != NODE_SIDES && cond_is_zone(n, 0, board, zone))
        return true;
    author_error(L, "%s must be a zone: cells by name, rank or file and no other condition",
                 what);
    return false;
}

/* ---- names and players ---- */

void author_mention(lua_State *L, const char *piece) {
    if (piece)
        mentions_add(&author_def(L)->mentions, (Mention){author_place(L), piece});
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
    for (int i = 0; ok && i < out->n; i++) {
        ok = out->at[i] != NULL;
        author_mention(L, out->at[i]);
    }
    if (!ok && !author_is_poison(L, at))
        author_error(L, "%s must be the name of a piece or a list of such names, got %s", what,
                     author_type(L, at));
    return ok;
}

int author_who(lua_State *L, int at, const char *what) {
    Def *d = author_def(L);
    const char *name = author_text(L, at);
    if (!name) {
        const Node *n = author_want(L, at, SORT_WHO, what);
        return n ? n->who : -1;
    }
    int player = def_player(d, name);
    if (player >= 0)
        return WHO_PLAYER0 + player;
    author_error(L, "%s: no player '%s'%s", what, name, def_hint_player(d, name));
    return -1;
}

void author_add(lua_State *L, int at, const luaL_Reg *functions) {
    lua_pushvalue(L, at);
    luaL_setfuncs(L, functions, 0);
    lua_pop(L, 1);
}

/* ---- lists ---- */

List list_at(lua_State *L, int at) {
    int n = lua_istable(L, at) ? (int)luaL_len(L, at) : 0;
    return (List){.L = L, .at = lua_absindex(L, at), .below = lua_gettop(L), .n = n};
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

static void check_key(lua_State *L, const char *whose, const FieldDef *fields, bool list) {
    Def *d = author_def(L);
    if (lua_type(L, -2) != LUA_TSTRING) {
        if (!list || !lua_isinteger(L, -2))
            author_error(L, "%s: this takes named fields only, found %s", whose,
                         author_type(L, -1));
        return;
    }
    const char *key = lua_tostring(L, -2), *keys[FIELDS_MAX];
    size_t n = 0;
    for (; fields[n].key && strcmp(fields[n].key, key) != 0; n++)
        keys[n] = fields[n].key;
    if (!fields[n].key)
        author_error(L, "%s: there is no '%s' here%s", whose, key, def_hint(d, key, keys, n));
}

bool fields_check(lua_State *L, int at, const char *whose, const FieldDef *fields, bool list) {
    if (!lua_istable(L, at)) {
        if (!author_is_poison(L, at))
            author_error(L, "%s: a table {...} must follow, got %s", whose, author_type(L, at));
        return false;
    }
    at = lua_absindex(L, at);
    lua_pushnil(L);
    while (lua_next(L, at)) {
        check_key(L, whose, fields, list);
        lua_pop(L, 1);
    }
    return true;
}

/* Complains of the value at the top, unless there is none, or of it has been complained. */
static void wrong(lua_State *L, const char *whose, const char *key, const char *wanted) {
    if (!lua_isnil(L, -1) && !author_is_poison(L, -1))
        author_error(L, "%s: '%s' must be %s, got %s", whose, key, wanted, author_type(L, -1));
}

const char *fields_text(lua_State *L, int at, const char *whose, const char *key) {
    lua_getfield(L, at, key);
    const char *text = author_text(L, -1);
    if (!text)
        wrong(L, whose, key, "a string");
    lua_pop(L, 1);
    return text;
}

const char *fields_need_text(lua_State *L, int at, const char *whose, const char *key) {
    int before = author_def(L)->diags->errors;
    const char *text = fields_text(L, at, whose, key);
    if (!text && author_def(L)->diags->errors == before)
        author_error(L, "%s: '%s' must be a string, got nil", whose, key);
    return text;
}

const Node *fields_node(lua_State *L, int at, const char *whose, const char *key, Sort sort) {
    const Node *n = NULL;
    if (lua_getfield(L, at, key) != LUA_TNIL)
        n = author_want(L, -1, sort,
                        arena_printf(author_def(L)->arena, "%s: '%s'", whose, key));
    lua_pop(L, 1);
    return n;
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
        case FIELD_NEED: *(const char **)to = fields_need_text(L, at, whose, f->key); break;
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

int64_t fields_number(lua_State *L, int at, const char *whose, const char *key,
                      int64_t otherwise, int64_t min, int64_t max) {
    int64_t value = otherwise;
    lua_getfield(L, at, key);
    if (lua_isinteger(L, -1) && lua_tointeger(L, -1) >= min && lua_tointeger(L, -1) <= max)
        value = lua_tointeger(L, -1);
    else if (!lua_isnil(L, -1) && !author_is_poison(L, -1))
        author_error(L, "%s: '%s' must be a whole number from %lld to %lld, got %s", whose, key,
                     (long long)min, (long long)max, author_shown(L, -1));
    lua_pop(L, 1);
    return value;
}

void fields_of_template(lua_State *L, const char *whose, const char *text,
                        const char *const *names, size_t n) {
    Def *d = author_def(L);
    while (text && (text = strchr(text, '{')) && strchr(text, '}')) {
        size_t length = strcspn(++text, "}");
        const char *name = arena_strndup(d->arena, text, length);
        if (names_find(names, n, name) < 0)
            author_error(L, "%s: there is no field '{%s}'%s", whose, name,
                         def_hint(d, name, names, n));
        text += length;
    }
}
