/*
** header.c -- writing a match's tags, and loading a game as tags say.
*/
#include "header.h"

#include "base/ascii.h"
#include "base/shown.h"
#include "series.h"
#include "text/write/fen.h"
#include "text/write/types.h"

#include <string.h>

/* ---- settings ---- */

/* True if the option has one value for all players. */
static bool alike(const Game *g, const Option *o) {
    for (int p = 1; p < g->nplayers; p++)
        if (strcmp(o->value[p], o->value[0]) != 0)
            return false;
    return true;
}

/* "orange.warrior" */
static const char *name_for(const PlayerLook *player, const Option *o, Arena *a) {
    char *name = arena_printf(a, "%s.%s", player->name, o->name);
    for (size_t i = 0; player->name[i]; i++)
        name[i] = ascii_to_lower(name[i]);
    return name;
}

void header_settings(const Game *g, const Option *o, Arena *a, Settings *out) {
    bool same = alike(g, o);
    for (int p = 0; p < (same ? 1 : g->nplayers); p++)
        if (o->contested || strcmp(o->value[p], o->def) != 0)
            settings_add(out, (Setting){same ? o->name : name_for(&g->display->player[p], o, a),
                                        o->value[p]});
}

/* ---- tags ---- */

static bool is_one_of(const char *const *names, size_t n, const char *name) {
    for (size_t i = 0; i < n; i++)
        if (str_equal_fold(names[i], name))
            return true;
    return false;
}

/* The tags that follow from the match, and those with which PGN begins. */
static const char *const of_match[] = {"Result", "Variant",     "Options",  "SetUp",   "FEN",
                                       "Ply",    "Termination", "PlyCount", "Notation"};
static const char *const of_pgn[] = {"Event", "Site", "Date", "Round"};
enum { OF_MATCH = sizeof of_match / sizeof *of_match, OF_PGN = sizeof of_pgn / sizeof *of_pgn };

static bool can_name(const char *name) {
    size_t n = 0;
    while (ascii_alnum(name[n]) || (n > 0 && name[n] && strchr("_-", name[n])))
        n++;
    return n > 0 && n <= 60 && !name[n];
}

static const char *const numbered[PLAYERS_MAX] = {"Player1", "Player2", "Player3", "Player4"};

/* True for "WhiteTypes" and the player "White". */
static bool is_types_behind(const char *player, const char *name) {
    size_t n = strlen(player);
    return ascii_same_n(name, player, n) && str_equal_fold(name + n, "Types");
}

/* True if the tag may be that for a player's types: his tag and "Types". Games without types
** reserve it as well, because reading a record looks for it whatever the game is. */
static bool is_types_of(const Game *g, const char *name) {
    for (int p = 0; p < g->nplayers; p++)
        if (is_types_behind(g->display->player[p].name, name) ||
            is_types_behind(numbered[p], name))
            return true;
    return false;
}

/* A player's tag: his name, or "Player2" if that is no name for a tag, or is taken. */
static const char *player_tag(const Game *g, int player) {
    const char *name = g->display->player[player].name;
    bool taken = is_one_of(of_match, OF_MATCH, name) || is_one_of(of_pgn, OF_PGN, name) ||
                 series_owns_tag(name) || is_one_of(numbered, PLAYERS_MAX, name) ||
                 is_types_of(g, name);
    return can_name(name) && !taken ? name : numbered[player];
}

/* For a player's name that can be no tag, the tag that he has; any other name as it is. */
static const char *tag_named(const Game *g, const char *name) {
    for (int p = 0; p < g->nplayers && !can_name(name); p++)
        if (str_equal_fold(name, g->display->player[p].name))
            return player_tag(g, p);
    return name;
}

/* "BlackTypes" */
static const char *types_tag(const Game *g, int player, Arena *a) {
    return arena_printf(a, "%sTypes", player_tag(g, player));
}

/* True if the tag follows from the match, and so cannot be set. */
static bool is_own(const Game *g, const char *name) {
    return is_one_of(of_match, OF_MATCH, name) || series_owns_tag(name) || is_types_of(g, name);
}

static bool may_set(const Match *m, const char *name, Err *e) {
    if (!can_name(name))
        return err_set(e,
                       "'%.*s' is not the name of a tag: use at most 60 letters and digits, "
                       "and _ and - after the first",
                       SHOWN_CUT(name, 40));
    return !is_own(m->game, name) || err_set(e, "the tag '%s' is set by the game itself", name);
}

static void add_tag(Match *m, const char *name, const char *value) {
    Arena *a = m->head.arena;
    tags_add(&m->head.tags, (Tag){.name = arena_strdup(a, name),
                                  .value = shown_copy(a, value, strlen(value))});
}

/* What PGN writes for a value, and for a Date, that is unknown. */
static const char unknown[] = "?", no_date[] = "????.??.??";

static bool says_nothing(const char *value) {
    return !*value || strcmp(value, unknown) == 0 || strcmp(value, no_date) == 0;
}

void header_keep_tags(Match *m, const Record *r) {
    Err unused;
    for (size_t i = 0; i < r->tags.n; i++) {
        const Tag *t = &r->tags.at[i];
        if (!says_nothing(t->value) && may_set(m, t->name, &unused))
            add_tag(m, t->name, t->value);
    }
}

/* An empty value removes the tag; the others keep their order. */
static void change_tag(Match *m, size_t i, const char *value) {
    Tags *tags = &m->head.tags;
    if (*value)
        tags->at[i].value = shown_copy(m->head.arena, value, strlen(value));
    else
        memmove(&tags->at[i], &tags->at[i + 1], (--tags->n - i) * sizeof *tags->at);
}

bool header_set_tag(Match *m, const char *name, const char *value, Err *e) {
    name = tag_named(m->game, name);
    if (!may_set(m, name, e))
        return false;
    const Tag *tag = record_tag(&m->head, name);
    if (!tag) {
        if (*value)
            add_tag(m, name, value);
        return true;
    }
    change_tag(m, (size_t)(tag - m->head.tags.at), value);
    Record old = m->head; /* copied, so that old values do not pile up in its arena */
    m->head = record_head(&old);
    record_free(&old);
    return true;
}

/* `from` has no tag twice, so if m has none yet they are added without looking for each. */
void header_take_tags(Match *m, const Match *from) {
    Err unused;
    bool none = m->head.tags.n == 0;
    for (size_t i = 0; i < from->head.tags.n; i++) {
        const Tag *t = &from->head.tags.at[i];
        if (!none)
            header_set_tag(m, t->name, t->value, &unused);
        else if (may_set(m, t->name, &unused))
            add_tag(m, t->name, t->value);
    }
}

const char *header_tag(const Match *m, const char *name) {
    const Tag *tag = record_tag(&m->head, tag_named(m->game, name));
    return tag ? tag->value : "";
}

/* ---- the header ---- */

/* The i-th of the tags with which every record begins: those of PGN, then one for each
** player. NULL past the last. */
static const char *first_tag(const Game *g, int i) {
    int n = OF_PGN;
    return i < n ? of_pgn[i] : i - n < g->nplayers ? player_tag(g, i - n) : NULL;
}

static bool is_first(const Game *g, const char *name) {
    const char *first;
    for (int i = 0; (first = first_tag(g, i)); i++)
        if (str_equal_fold(first, name))
            return true;
    return false;
}

/* Tags that are not set are written as unknown. */
static void write_first(const Match *m, Str *out) {
    const char *name;
    for (int i = 0; (name = first_tag(m->game, i)); i++) {
        const char *value = header_tag(m, name);
        const char *none = str_equal_fold(name, "Date") ? no_date : unknown;
        record_write_tag(name, *value ? value : none, out);
    }
}

static const char *base_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool header_names_file(const char *name) {
    const char *end = strrchr(name, '.');
    return strpbrk(name, "/\\") || (end && strcmp(end, ".lua") == 0);
}

/* The name of a game that is loaded by a path, that of its file without folder and ending, or
** by that name. It need not be printable text, so it is made so. */
static const char *name_of(const char *game, Arena *a) {
    const char *name = base_of(game),
               *dot = header_names_file(game) ? strrchr(name, '.') : NULL;
    return shown_copy(a, name, dot ? (size_t)(dot - name) : strlen(name));
}

static const char *variant_of(const Game *g, Arena *a) {
    return name_of(g->display->file ? g->display->file : "", a);
}

/* The spelling of the types: that of the notation, if one was chosen. */
static int spelling_of(const Match *m) {
    return m->chosen ? m->game->display->notations[m->notation].types : 0;
}

/* True if the types of all players read back as the options that they stand for are set.
** Otherwise those options are written by name like the others: a record with types that cannot
** be read, or read as something else, would be refused. */
static bool has_types(const Match *m) {
    for (int p = 0; p < m->game->nplayers; p++)
        if (!types_tell(m->game->display, p, spelling_of(m)))
            return false;
    return true;
}

/* Writes the settings that the types, if `typed`, do not have. */
static void write_options(const Game *g, bool typed, Arena *a, Str *out) {
    Settings set = {0};
    Str text = {0};
    for (int i = 0; i < g->display->noptions; i++)
        if (!typed || !types_name(g->display, &g->display->options[i]))
            header_settings(g, &g->display->options[i], a, &set);
    for (size_t i = 0; i < set.n; i++)
        str_addf(&text, "%s%s=%s", i ? "; " : "", set.at[i].name, set.at[i].value);
    if (set.n)
        record_write_tag("Options", str_text(&text), out);
    str_free(&text);
    settings_free(&set);
}

static void write_types(const Match *m, Arena *a, Str *out) {
    const Game *g = m->game;
    Str text = {0};
    for (int p = 0; p < g->nplayers; p++) {
        str_clear(&text);
        types_write(g->display, p, spelling_of(m), &text);
        record_write_tag(types_tag(g, p, a), str_text(&text), out);
    }
    str_free(&text);
}

static void write_start(const Match *m, Str *out) {
    Pos usual;
    Str given = {0}, start = {0};
    pos_start(m->game, &usual);
    fen_write(&usual, &start);
    fen_write(&m->given, &given);
    if (strcmp(str_text(&given), str_text(&start)) != 0) {
        record_write_tag("SetUp", "1", out);
        record_write_tag("FEN", str_text(&given), out);
    }
    str_free(&given);
    str_free(&start);
}

static void write_count(const char *name, size_t n, Arena *a, Str *out) {
    record_write_tag(name, arena_printf(a, "%zu", n), out);
}

void header_write(const Match *m, const Match *end, const char *result, Str *out) {
    Arena *a = arena_new();
    Str words = {0};
    bool typed = has_types(m);
    write_first(m, out);
    record_write_tag("Result", result, out);
    record_write_tag("Variant", variant_of(m->game, a), out);
    if (typed)
        write_types(m, a, out);
    write_options(m->game, typed, a, out);
    write_start(m, out);
    series_write_tags(m, out);
    if (m->chosen)
        record_write_tag("Notation", m->game->display->notations[m->notation].name, out);
    match_write_result(end, &words);
    if (match_outcome(end) != RECORD_OPEN)
        record_write_tag("Termination", str_text(&words), out);
    write_count("PlyCount", match_plies(m), a, out);
    if (match_ply(m) < match_plies(m))
        write_count("Ply", match_ply(m), a, out);
    for (size_t i = 0; i < m->head.tags.n; i++)
        if (!is_first(m->game, m->head.tags.at[i].name))
            record_write_tag(m->head.tags.at[i].name, m->head.tags.at[i].value, out);
    str_free(&words);
    arena_free(a);
}

/* ---- which game ---- */

/* The game that is to be loaded. Texts of settings lie in the arena of the Record. */
typedef struct Header {
    const Record *r;
    const Tag *variant; /* or NULL */
    const Files *files; /* or NULL */
    const char *game;   /* what to load: a name or a path */
    bool guessed;       /* the record does not say which game it is of */
    bool missing;       /* it names a game that was not found, or not looked for (`files`) */
    Settings set;
} Header;

static const char *trimmed(Arena *a, const char *text, size_t n) {
    while (n > 0 && ascii_space(*text))
        text++, n--;
    while (n > 0 && ascii_space(text[n - 1]))
        n--;
    return arena_strndup(a, text, n);
}

/* "warrior=free; black.rook=lame" */
static bool read_options(Header *h, Err *e) {
    enum { SETTINGS_MAX = 1024 }; /* more than all options of a game for all players */
    const Tag *tag = record_tag(h->r, "Options");
    for (const char *at = tag ? tag->value : ""; *at;) {
        size_t n = strcspn(at, ";"), name = strcspn(at, "=");
        if (h->set.n == SETTINGS_MAX)
            return err_set(e, "line %d: Options: more than %d settings", tag->line,
                           SETTINGS_MAX);
        if (name >= n)
            return err_set(e, "line %d: Options: '%.*s' should be OPTION=VALUE", tag->line,
                           (int)shown_cut(at, n < 60 ? n : 60), at);
        settings_add(&h->set, (Setting){trimmed(h->r->arena, at, name),
                                        trimmed(h->r->arena, at + name + 1, n - name - 1)});
        at += n + (at[n] == ';');
    }
    return true;
}

/* True if the record does not say which game it is of. Programs that play a single game leave
** the tag out, or write one of these. */
static bool names_no_game(const Tag *variant) {
    static const char *const names[] = {"Standard", "Normal", "From Position", "?", ""};
    for (size_t i = 0; variant && i < sizeof names / sizeof *names; i++)
        if (str_equal_fold(variant->value, names[i]))
            return true;
    return !variant;
}

/* The listed game of that name, or else one that differs in case alone; NULL
** if there is neither. */
static const char *listed(Arena *a, const char *name) {
    GameFiles files = {0};
    const char *best = NULL;
    game_list(a, &files);
    for (size_t i = 0; i < files.n; i++) {
        if (strcmp(files.at[i].name, name) == 0)
            best = name;
        else if (!best && str_equal_fold(files.at[i].name, name))
            best = files.at[i].name;
    }
    gamefiles_free(&files);
    return best;
}

/* Decides which game to load. */
static bool find_variant(Header *h, const char *given, Err *e) {
    const Tag *tag = h->variant;
    h->game = given;
    h->guessed = names_no_game(tag);
    if (h->guessed)
        return given || err_set(e, "the record does not name its game: it has no tag Variant");
    bool is = given && str_equal_fold(name_of(given, h->r->arena), tag->value);
    if (!is && header_names_file(tag->value))
        return err_set(e, "line %d: Variant: '%.*s' is not the name of a game", tag->line,
                       SHOWN_CUT(tag->value, 60));
    const char *found = is ? given : h->files ? NULL : listed(h->r->arena, tag->value);
    if (!found && given && !h->files) /* whoever gives a game knows what a stranger calls it */
        h->guessed = true, found = given;
    h->missing = !found;
    h->game = found ? found : tag->value;
    return true;
}

static Game *load_set(const Header *h, int nset, Str *said) {
    Diags diags;
    diags_init(&diags);
    const Loading as = {.set = h->set.at, .nset = nset, .files = h->files};
    Game *g = game_load_as(h->game, &as, &diags);
    diags_write(&diags, said);
    diags_free(&diags);
    return g;
}

/* The line to blame: that of the options if the game can be loaded without them. */
static int line_at_fault(const Header *h) {
    const Tag *options = record_tag(h->r, "Options");
    Str unused = {0};
    Game *g = options ? load_set(h, 0, &unused) : NULL;
    int line = g ? options->line : h->variant ? h->variant->line : 1;
    game_free(g);
    str_free(&unused);
    return line;
}

static Game *load(const Header *h, Err *e) {
    Str said = {0};
    Game *g = load_set(h, (int)h->set.n, &said);
    if (!g)
        err_set(e, "line %d: the game cannot be loaded%s: %.*s", line_at_fault(h),
                h->missing ? " (you can give its file)" : "",
                (int)strcspn(str_text(&said), "\n"), str_text(&said));
    str_free(&said);
    return g;
}

/* Adds what one player's types say as settings. */
static bool read_types(Header *h, const Game *g, int player, const Tag *tag, Err *e) {
    Arena *a = h->r->arena;
    const Display *d = g->display;
    const char **value = ARENA_ARRAY(a, const char *, d->noptions);
    if (!types_read(d, tag->value, value, e))
        return err_in(e, "line %d: %s", tag->line, tag->name);
    for (int i = 0; i < d->noptions; i++) {
        const char *name = d->options[i].name;
        if (value[i] && d->options[i].per_side)
            name = arena_printf(a, "%s.%s", d->player[player].name, name);
        if (value[i])
            settings_add(&h->set, (Setting){arena_strdup(a, name), arena_strdup(a, value[i])});
    }
    return true;
}

static bool read_all_types(Header *h, const Game *g, Err *e) {
    bool ok = true;
    for (int p = 0; ok && p < g->nplayers; p++) {
        const Tag *tag = record_tag(h->r, types_tag(g, p, h->r->arena));
        ok = !tag || read_types(h, g, p, tag, e);
    }
    return ok;
}

/* What types mean is declared by the game: it is loaded to read them, and loaded
** again with what they say. */
static Game *load_as_agreed(Header *h, Err *e) {
    Game *g = load(h, e);
    size_t before = h->set.n;
    bool ok = g && read_all_types(h, g, e);
    if (ok && h->set.n == before)
        return g;
    game_free(g);
    return ok ? load(h, e) : NULL;
}

Game *header_game(const Record *r, const char *given, const Files *files, const char **guess,
                  Err *e) {
    Header h = {.r = r, .files = files, .variant = record_tag(r, "Variant")};
    bool ok = find_variant(&h, given, e) && read_options(&h, e);
    Game *g = ok ? load_as_agreed(&h, e) : NULL;
    *guess = h.guessed ? h.game : NULL;
    settings_free(&h.set);
    return g;
}

/* ---- a game that is loaded already ---- */

/* The value of the first setting of that name, or NULL. */
static const char *value_of(const Header *h, const char *name) {
    for (size_t i = 0; i < h->set.n; i++)
        if (str_equal_fold(h->set.at[i].name, name))
            return h->set.at[i].value;
    return NULL;
}

/* True if a player's option is as the record says. His own setting goes before that for all
** players, and an option that the record does not name has its default. */
static bool is_set_so(const Header *h, const Game *g, int player, const Option *o, Err *e) {
    const char *own = value_of(h, name_for(&g->display->player[player], o, h->r->arena));
    const char *said = own ? own : value_of(h, o->name);
    said = said ? said : o->def;
    return strcmp(said, o->value[player]) == 0 ||
           err_set(e, "the record is of a game with %s=%.*s, not %.*s", o->name,
                   SHOWN_CUT(said, 60), SHOWN_CUT(o->value[player], 60));
}

/* True if the setting is of an option of g, for all players or for one. */
static bool is_known(const Header *h, const char *name, const Game *g) {
    for (int i = 0; i < g->display->noptions; i++)
        for (int p = 0; p < g->nplayers; p++) {
            const Option *o = &g->display->options[i];
            if (str_equal_fold(name, o->name) ||
                str_equal_fold(name, name_for(&g->display->player[p], o, h->r->arena)))
                return true;
        }
    return false;
}

static bool are_set_so(const Header *h, const Game *g, Err *e) {
    for (size_t i = 0; i < h->set.n; i++) {
        const Setting *s = &h->set.at[i];
        if (!is_known(h, s->name, g))
            return err_set(e, "the game has no option '%.*s'", SHOWN_CUT(s->name, 60));
        if (strcmp(value_of(h, s->name), s->value) != 0)
            return err_set(e, "option '%.*s' is set twice, to '%.*s' and to '%.*s'",
                           SHOWN_CUT(s->name, 60), SHOWN_CUT(value_of(h, s->name), 60),
                           SHOWN_CUT(s->value, 60));
    }
    for (int i = 0; i < g->display->noptions; i++)
        for (int p = 0; p < g->nplayers; p++)
            if (!is_set_so(h, g, p, &g->display->options[i], e))
                return false;
    return true;
}

bool header_fits(const Record *r, const Game *g, Err *e) {
    Header h = {.r = r, .variant = record_tag(r, "Variant")};
    const char *name = variant_of(g, r->arena);
    if (!names_no_game(h.variant) && !str_equal_fold(h.variant->value, name))
        return err_set(e, "line %d: the record is of a game of %.*s, not %.*s", h.variant->line,
                       SHOWN_CUT(h.variant->value, 60), SHOWN_CUT(name, 60));
    bool fits = read_options(&h, e) && read_all_types(&h, g, e) && are_set_so(&h, g, e);
    settings_free(&h.set);
    return fits;
}
