/*
** compare.c -- a small reader of Lua text: names, and what stands on both sides of them.
*/
#include "compare.h"

#include "author.h"
#include "sandbox.h"

#include <ctype.h>
#include <string.h>

/* ---- noting names ---- */

static void note(lua_State *L, const char *file, const char *name) {
    Def *d = author_def(L);
    for (size_t i = 0; i < d->noted.n; i++)
        if (strcmp(d->noted.at[i].name, name) == 0 && strcmp(d->noted.at[i].file, file) == 0)
            return;
    noted_add(&d->noted, (Noted){arena_strdup(d->arena, file), arena_strdup(d->arena, name)});
}

static bool top_is_choice(lua_State *L) {
    if (!lua_istable(L, -1) || !lua_getmetatable(L, -1))
        return false;
    luaL_getmetatable(L, CHOICE_META);
    bool is = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    return is;
}

/* The script's own globals, in the table at the top of the stack. */
static void note_globals(lua_State *L, const char *file) {
    lua_pushnil(L);
    while (lua_next(L, -2)) {
        if (lua_type(L, -2) == LUA_TSTRING && top_is_choice(L))
            note(L, file, lua_tostring(L, -2));
        lua_pop(L, 1);
    }
}

void compare_note(lua_State *L, lua_Debug *ar) {
    const char *name;
    lua_getinfo(L, "Sf", ar);
    const char *file = ar->source + 1;
    if (ar->source[0] == '@') {
        for (int i = 1; (name = lua_getlocal(L, ar, i)); i++) {
            if (name[0] != '(' && top_is_choice(L))
                note(L, file, name);
            lua_pop(L, 1);
        }
        for (int i = 1; (name = lua_getupvalue(L, -1, i)); i++) {
            if (top_is_choice(L))
                note(L, file, name);
            else if (strcmp(name, "_ENV") == 0 && strcmp(ar->what, "main") == 0)
                note_globals(L, file);
            lua_pop(L, 1);
        }
    }
    lua_pop(L, 1);
}

/* ---- reading the text ---- */

typedef struct Reader {
    Def *def;
    const Source *source;
    const char *at, *end;
    int line;
    char before[2]; /* the two characters before the word that are no blanks */
} Reader;

static char peek(const Reader *r, size_t n) {
    return (size_t)(r->end - r->at) > n ? r->at[n] : '\0';
}

static void skip(Reader *r) {
    r->line += *r->at++ == '\n';
}

/* The number of '=' of a long bracket that opens here, or -1. */
static int long_bracket(const Reader *r) {
    if (peek(r, 0) != '[')
        return -1;
    size_t n = 1;
    while (peek(r, n) == '=')
        n++;
    return peek(r, n) == '[' ? (int)n - 1 : -1;
}

static bool closes(const Reader *r, int level) {
    if (peek(r, 0) != ']' || peek(r, (size_t)level + 1) != ']')
        return false;
    for (int i = 1; i <= level; i++)
        if (peek(r, (size_t)i) != '=')
            return false;
    return true;
}

static void skip_long(Reader *r, int level) {
    r->at += level + 2;
    while (r->at < r->end && !closes(r, level))
        skip(r);
    r->at += r->at < r->end ? level + 2 : 0;
}

static void skip_string(Reader *r) {
    char quote = *r->at++;
    while (r->at < r->end && *r->at != quote && *r->at != '\n')
        r->at += 1 + (*r->at == '\\' && r->at + 1 < r->end && r->at[1] != '\n');
    r->at += r->at < r->end;
}

static void skip_comment(Reader *r) {
    r->at += 2;
    int level = long_bracket(r);
    if (level >= 0)
        skip_long(r, level);
    else
        while (r->at < r->end && *r->at != '\n')
            r->at++;
}

static bool is_noted(const Reader *r, const char *word, size_t n) {
    for (size_t i = 0; i < r->def->noted.n; i++) {
        const Noted *noted = &r->def->noted.at[i];
        if (strcmp(noted->file, r->source->name) == 0 && strlen(noted->name) == n &&
            strncmp(noted->name, word, n) == 0)
            return true;
    }
    return false;
}

static bool compares(char a, char b) {
    return (a == '=' || a == '~') && b == '=';
}

/* A name stands at r: is it compared? */
static void read_word(Reader *r) {
    const char *word = r->at;
    while (r->at < r->end && (isalnum((unsigned char)*r->at) || *r->at == '_'))
        r->at++;
    size_t n = (size_t)(r->at - word);
    const char *next = r->at;
    while (next < r->end && isspace((unsigned char)*next))
        next++;
    size_t left = (size_t)(r->end - next);
    bool field = r->before[1] == '.' || r->before[1] == ':';
    bool used = left > 0 && strchr(".:([{", *next) && *next != '\0';
    bool compared = (left > 1 && compares(next[0], next[1])) ||
                    (compares(r->before[0], r->before[1]) && !used);
    if (!field && compared && is_noted(r, word, n))
        def_error(r->def, (Place){r->source->name, r->line},
                  "'%.*s' is an option: a comparison with it is always false; write "
                  "%.*s.choice, which is true or false",
                  (int)n, word, (int)n, word);
    r->before[0] = r->before[1] = 'a';
}

static void read_source(Reader *r) {
    while (r->at < r->end) {
        unsigned char c = (unsigned char)*r->at;
        if (isalpha(c) || c == '_') {
            read_word(r);
        } else if (c == '-' && peek(r, 1) == '-') {
            skip_comment(r);
        } else if (c == '"' || c == '\'') {
            skip_string(r);
            r->before[1] = 'a';
        } else if (long_bracket(r) >= 0) {
            skip_long(r, long_bracket(r));
            r->before[1] = 'a';
        } else {
            if (!isspace(c)) {
                r->before[0] = r->before[1];
                r->before[1] = (char)c;
            }
            skip(r);
        }
    }
}

void compare_check(Def *d) {
    for (size_t i = 0; i < d->sources.n && d->noted.n; i++) {
        const Source *s = d->sources.at[i];
        Reader r = {.def = d, .source = s, .at = s->text, .end = s->text + s->n, .line = 1};
        read_source(&r);
    }
}
