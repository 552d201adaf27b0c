/*
** api_heading.c -- which game a record's header speaks of, and how its options are set.
*/
#include "api.h"

#include "text/write/record.h"
#include "text/write/types.h"
#include "base/err.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool api_fail_at(char **error, int line, const char *what, char *reason) {
    size_t n = reason ? strlen(reason) : 0;
    while (n > 0 && reason[n - 1] == '\n')
        n--;
    api_fail(error, "line %d: %s%.*s", line, what, (int)n, reason ? reason : "");
    free(reason);
    return false;
}

/* The settings of a header; the texts lie in the arena of the Record. */
TYPED_VEC(Settings, settings, sw_Setting)

typedef struct Header {
    const Record *r;
    const char *game;
    bool guessed; /* the record does not say which game it is */
    bool missing; /* what it says is the name of no game */
    Settings set;
    char **error;
} Header;

static const char *trimmed(Arena *a, const char *text, size_t n) {
    while (n > 0 && isspace((unsigned char)*text))
        text++, n--;
    while (n > 0 && isspace((unsigned char)text[n - 1]))
        n--;
    return arena_strndup(a, text, n);
}

/* "warrior=free; black.rook=lame" */
static bool read_options(Header *h) {
    const Tag *tag = record_tag(h->r, "Options");
    for (const char *at = tag ? tag->value : ""; *at;) {
        size_t n = strcspn(at, ";"), name = strcspn(at, "=");
        if (name >= n)
            return api_fail(h->error, "line %d: Options: '%.*s' should be OPTION=VALUE",
                            tag->line, (int)(n < 60 ? n : 60), at);
        settings_add(&h->set, (sw_Setting){trimmed(h->r->arena, at, name),
                                           trimmed(h->r->arena, at + name + 1, n - name - 1)});
        at += n + (at[n] == ';');
    }
    return true;
}

/* Programs that play one game call it so, or not at all. */
static bool names_no_game(const Tag *variant) {
    static const char *const names[] = {"Standard", "Normal", "From Position", "?", ""};
    for (size_t i = 0; variant && i < sizeof names / sizeof *names; i++)
        if (strcasecmp(variant->value, names[i]) == 0)
            return true;
    return !variant;
}

/* The game of that name, case ignored; NULL where there is none. */
static const char *listed(Arena *a, const char *name) {
    int n;
    sw_Found *found = sw_game_list(&n);
    const char *best = NULL;
    for (int i = 0; i < n; i++) {
        if (strcmp(found[i].name, name) == 0)
            best = name;
        else if (!best && strcasecmp(found[i].name, name) == 0)
            best = arena_strdup(a, found[i].name);
    }
    sw_free(found);
    return best;
}

/* With one of these a record could name any file. */
static bool names_a_file(const char *name) {
    const char *end = strrchr(name, '.');
    return strpbrk(name, "/\\") || (end && strcmp(end, ".lua") == 0);
}

/* The name of a game is that of its file, without folder and ending. */
static bool find_game(Header *h, const char *given) {
    const Tag *tag = record_tag(h->r, "Variant");
    const char *slash = given ? strrchr(given, '/') : NULL, *base = slash ? slash + 1 : given;
    h->game = given;
    h->guessed = names_no_game(tag);
    if (h->guessed && given)
        return true;
    if (h->guessed)
        return api_fail(h->error,
                        "the record does not say of which game it is: no tag Variant");
    if (names_a_file(tag->value))
        return api_fail(h->error, "line %d: Variant: '%.60s' is no name of a game", tag->line,
                        tag->value);
    size_t n = strlen(tag->value);
    bool same = base && strncasecmp(base, tag->value, n) == 0 &&
                (!base[n] || strcmp(base + n, ".lua") == 0);
    const char *found = same ? given : listed(h->r->arena, tag->value);
    h->missing = !found;
    h->game = found ? found : tag->value;
    return true;
}

static sw_Game *load(const Header *h) {
    char *reason;
    const Tag *tag = record_tag(h->r, "Variant");
    sw_Game *g = sw_game_load(h->game, h->set.at, (int)h->set.n, &reason);
    if (!g)
        api_fail_at(h->error, tag ? tag->line : 1,
                    h->missing ? "the game cannot be loaded (its file can be given): "
                               : "the game cannot be loaded: ",
                    reason);
    return g;
}

static const Tag *types_of(const Record *r, const Game *g, int player) {
    const char *name = arena_printf(r->arena, "%sTypes", g->display->player[player].name);
    return record_tag(r, name);
}

/* What one player's types say, as settings. */
static bool read_types(Header *h, const Game *g, int player, const Tag *tag) {
    Arena *a = h->r->arena;
    Err e = {""};
    const char **value = ARENA_ARRAY(a, const char *, g->display->noptions);
    if (!types_read(g->display, tag->value, value, &e))
        return api_fail(h->error, "line %d: %s: %s", tag->line, tag->name, e.text);
    for (int i = 0; i < g->display->noptions; i++) {
        const char *name = g->display->options[i].name;
        if (value[i] && g->display->options[i].per_side)
            name = arena_printf(a, "%s.%s", g->display->player[player].name, name);
        if (value[i])
            settings_add(&h->set, (sw_Setting){name, arena_strdup(a, value[i])});
    }
    return true;
}

/* The types are words of the game, so it is loaded once to understand them, and then as they say. */
static sw_Game *load_as_agreed(Header *h) {
    sw_Game *g = load(h);
    bool ok = g != NULL, types = false;
    for (int p = 0; ok && p < g->game->nplayers; p++) {
        const Tag *tag = types_of(h->r, g->game, p);
        ok = !tag || read_types(h, g->game, p, tag);
        types = types || tag;
    }
    if (ok && !types)
        return g;
    sw_game_free(g);
    return ok ? load(h) : NULL;
}

sw_Game *heading_game(const Record *r, const char *given, const char **guess, char **error) {
    Header h = {.r = r, .error = error};
    sw_Game *g = find_game(&h, given) && read_options(&h) ? load_as_agreed(&h) : NULL;
    *guess = h.guessed ? h.game : NULL;
    settings_free(&h.set);
    return g;
}
