/*
** games.c -- the part of the public interface that deals with games, loaded and compiled.
*/
#include "answer.h"
#include "lang/load.h"
#include "lang/vocabulary.h"
#include "match/header.h"
#include "match/look.h"
#include "match/names.h"
#include "match/series.h"
#include "text/explain/disasm.h"
#include "text/explain/movement.h"
#include "text/explain/rulebook.h"
#include "vm/tables/tables.h"

#include <stdlib.h>

_Static_assert(sizeof(GameFile) == 2 * sizeof(char *) && sizeof(Setting) == 2 * sizeof(char *),
               "pairs of texts can be listed as texts");
_Static_assert(sizeof(sw_Files) == sizeof(Files) && sizeof(sw_File) == sizeof(FileUsed) &&
                   sizeof(sw_Point) == sizeof(Point),
               "the same, known by two names");

/* ---- the language ---- */

char *sw_language_definitions(void) {
    Str out = {0};
    vocabulary_write(&out);
    return answer_text(&out);
}

char *sw_language_luacheck(void) {
    Str out = {0};
    vocabulary_write_luacheck(&out);
    return answer_text(&out);
}

/* ---- loading ---- */

sw_Game *sw_game_load(const char *game, const sw_Setting *set, int nset, char **error) {
    return sw_game_load_drawn(game, set, nset, 0, error);
}

/* What to load: a text, or, if text is NULL, the game of that name. */
typedef struct Wanted {
    const char *name, *text;
    size_t n;
    const sw_Files *files;
    int64_t *work; /* as Loading has it */
} Wanted;

static sw_Game *load(const Wanted *w, const sw_Setting *set, int nset, uint64_t seed,
                     char **error) {
    Settings settings = {0};
    Diags diags;
    AnswerFiles files;
    diags_init(&diags);
    nset = nset > 0 ? nset : 0;
    for (int i = 0; i < nset; i++)
        settings_add(&settings, (Setting){set[i].name, set[i].value});
    const Loading as = {settings.at, nset, seed, answer_files(&files, w->files), w->work};
    Game *g = w->text ? game_load_text_as(w->name, w->text, w->n, &as, &diags)
                      : game_load_as(w->name, &as, &diags);
    if (g)
        answer_tune(g, as.files);
    answer_all(g, &diags, error);
    settings_free(&settings);
    answer_files_free(&files);
    return (sw_Game *)g;
}

sw_Game *sw_game_load_drawn(const char *game, const sw_Setting *set, int nset, uint64_t seed,
                            char **error) {
    return load(&(Wanted){.name = game}, set, nset, seed, error);
}

sw_Game *sw_game_load_counted(const char *game, const sw_Setting *set, int nset, uint64_t seed,
                              char **error, int64_t *work) {
    *work = 0;
    return load(&(Wanted){.name = game, .work = work}, set, nset, seed, error);
}

bool sw_is_path(const char *game) {
    return header_names_file(game);
}

sw_Game *sw_game_load_text(const char *name, const char *text, size_t n, const sw_Files *files,
                           const sw_Setting *set, int nset, uint64_t seed, char **error) {
    return load(&(Wanted){name, text ? text : "", n, files, NULL}, set, nset, seed, error);
}

const sw_File *sw_game_files(const sw_Game *g, int *n) {
    *n = g->it.display->nfiles;
    return (const sw_File *)g->it.display->files;
}

sw_Game *sw_game_on_machine(const sw_Game *g) {
    Arena *own = arena_new();
    Game *view = arena_alloc(own, sizeof *view);
    game_view(&g->it, false, view);
    view->arena = own;
    return (sw_Game *)view;
}

void sw_game_free(sw_Game *g) {
    game_free((Game *)g);
}

static void *listed(void list(Arena *, GameFiles *), int *n) {
    Arena *a = arena_new();
    GameFiles files = {0};
    list(a, &files);
    void *found = answer_list(files.at, 2, files.n, n);
    gamefiles_free(&files);
    arena_free(a);
    return found;
}

sw_Found *sw_game_list(int *n) {
    return listed(game_list, n);
}

sw_File *sw_shared_list(int *n) {
    return listed(shared_list, n);
}

sw_Setting *sw_game_settings(const sw_Game *g, int *n) {
    Arena *a = arena_new();
    Settings set = {0};
    for (int i = 0; i < g->it.display->noptions; i++)
        header_settings(&g->it, &g->it.display->options[i], a, &set);
    sw_Setting *list = answer_list(set.at, 2, set.n, n);
    settings_free(&set);
    arena_free(a);
    return list;
}

/* ---- facts ---- */

sw_About sw_game_about(const sw_Game *g) {
    const Display *d = g->it.display;
    return (sw_About){answer_or_empty(d->name),   answer_or_empty(d->author),
                      answer_or_empty(d->source), answer_or_empty(d->note),
                      answer_or_empty(d->help),   answer_or_empty(d->file_shown),
                      answer_or_empty(d->xboard)};
}

int sw_cell_named(const sw_Game *g, const char *name) {
    Err unused;
    Sq cell = cell_asked(&g->it, name, &unused);
    return cell == SQ_NONE ? -1 : (int)cell;
}

static bool promotes(const Game *g, int kind) {
    for (int p = 0; p < g->nplayers; p++)
        if (game_career(g, p, kind)->moves)
            return true;
    return false;
}

sw_Kind sw_game_kind(const sw_Game *g, int i) {
    const Kind *k = &g->it.kinds[i];
    const KindLook *look = &g->it.display->kinds[i];
    return (sw_Kind){k->name,
                     look->letter,
                     answer_or_empty(look->abbrev),
                     answer_or_empty(look->drawing),
                     k->royal,
                     !k->royal && g->it.goal >> i & 1, /* royal men are never captured */
                     promotes(&g->it, i),
                     k->value};
}

sw_Option sw_game_option(const sw_Game *g, int i) {
    static const char *const type[] = {[OPTION_CHOICE] = "choice",
                                       [OPTION_NUMBER] = "number",
                                       [OPTION_CELL] = "cell",
                                       [OPTION_LIST] = "list",
                                       [OPTION_DICE] = "dice"};
    if (i < 0 || i >= sw_game_options(g))
        return (sw_Option){.name = "", .help = "", .type = "", .preset = ""};
    const Option *o = &g->it.display->options[i];
    return (sw_Option){.name = o->name,
                       .help = answer_or_empty(o->help),
                       .type = type[o->type],
                       .nchoices = o->nchoices,
                       .choices = o->choice,
                       .meanings = o->meaning,
                       .min = o->min,
                       .max = o->max,
                       .preset = answer_or_empty(o->def),
                       .per_side = o->per_side,
                       .values = o->value,
                       .drawn = o->drawn,
                       .sets = o->sets};
}

sw_Order sw_game_order(const sw_Game *g, int i) {
    if (i < 0 || i >= ORDER_COUNT || !series_allows(&g->it, (SeriesOrder)i))
        return (sw_Order){NULL, NULL};
    return (sw_Order){order_word((SeriesOrder)i), order_meaning((SeriesOrder)i)};
}

const char *sw_kind_help(const sw_Game *g, int kind) {
    return answer_or_empty(g->it.display->kinds[kind].help);
}

int sw_game_rules(const sw_Game *g) {
    return g->it.nrules + 1;
}

char *sw_game_rule(const sw_Game *g, int rule) {
    Str out = {0};
    if (rule >= 0 && rule < sw_game_rules(g))
        rulebook_name(&g->it, rule, &out);
    return answer_text(&out);
}

char *sw_kind_moves(const sw_Game *g, int kind, int player) {
    Str out = {0};
    movement_write(&g->it, player < 0 ? g->it.nplayers : player, kind, &out);
    return answer_text(&out);
}

char *sw_kind_svg(const sw_Game *g, int kind, int player) {
    Str out = {0};
    look_piece(&g->it, game_piece(&g->it, player < 0 ? g->it.nplayers : player, kind), &out);
    return answer_text(&out);
}

/* ---- the board ---- */

static void find_place(const Display *d, Sq cell, int *row, int *column) {
    *row = *column = -1;
    for (int r = 0; r < d->nrows; r++)
        for (int i = 0; i < d->rows[r].n; i++)
            if (d->rows[r].cell[i] == cell) {
                *row = r;
                *column = i;
            }
}

sw_Cell sw_game_cell(const sw_Game *g, int i) {
    const CellLook *look = &g->it.display->cells[i];
    sw_Cell cell = {.name = g->it.graph.cell_name[i],
                    .at = {look->at.x, look->at.y},
                    .npoints = look->npoints,
                    .outline = (const sw_Point *)look->outline,
                    .shade = look->shade};
    find_place(g->it.display, (Sq)i, &cell.row, &cell.column);
    return cell;
}

static bool is_step(const Graph *b, int cell, int direction) {
    return cell >= 0 && cell < b->ncells && direction >= 0 && direction < b->ndirs;
}

int sw_cell_next(const sw_Game *g, int cell, int direction) {
    const Graph *b = &g->it.graph;
    Sq to = is_step(b, cell, direction) ? graph_next(b, (Dir)direction, (Sq)cell) : SQ_NONE;
    return to == SQ_NONE ? -1 : (int)to;
}

char *sw_game_turns(const sw_Game *g, bool by_author) {
    Str out = {0};
    rulebook_turns(&g->it, by_author, &out);
    return answer_text(&out);
}

char *sw_game_endings(const sw_Game *g, bool by_author) {
    Str out = {0};
    rulebook_endings(&g->it, by_author, &out);
    return answer_text(&out);
}

char *sw_game_calls(const sw_Game *g) {
    Str out = {0};
    rulebook_calls(&g->it, &out);
    return answer_text(&out);
}

static bool pays(const Game *g) {
    for (int i = 0; i < g->ntriggers; i++)
        if (g->triggers[i].verb == VERB_PAY)
            return true;
    return false;
}

/* ---- programs ---- */

static sw_Walk walk_facts(const Game *g, int row, int owner, int kind) {
    int i = game_walk_number(g, row, owner, kind);
    const WalkTable *t = g->tables ? &g->tables->walk[i] : NULL;
    bool tabled = row == 0 && t && t->start;
    return (sw_Walk){.player = owner < g->nplayers ? player_name(g, owner) : "nobody",
                     .kind = g->kinds[kind].name,
                     .length = g->walks[i].n,
                     .walker = tabled ? "table" : "vm",
                     .why = tabled        ? ""
                            : t && t->why ? t->why
                                          : "it is the walk of a turn or a throw",
                     .lookups = tabled ? (double)t->lookups / g->graph.ncells : 0,
                     .bytes = tabled ? t->bytes : 0};
}

/* Returns the number of walks over all rows, owners and kinds; fills in *out for number i, if
** there is such a walk. */
static int walk_at(const Game *g, int i, sw_Walk *out) {
    int n = 0;
    for (int row = 0; row < g->nprograms; row++)
        for (int owner = 0; owner <= g->nplayers; owner++)
            for (int kind = 0; kind < g->nkinds; kind++)
                if (game_walk_number(g, row, owner, kind) >= 0 && n++ == i)
                    *out = walk_facts(g, row, owner, kind);
    return n;
}

sw_Walk sw_game_walk(const sw_Game *g, int i) {
    sw_Walk walk = {.player = "", .kind = "", .walker = "", .why = ""};
    walk_at(&g->it, i, &walk);
    return walk;
}

char *sw_game_disasm(const sw_Game *g, const char *kind, char **error) {
    Err e;
    Str out = {0};
    int k = kind_asked(&g->it, kind, &e);
    if (!answer_or_error(k >= 0, &e, error))
        return NULL;
    disasm_kind(&g->it, k, &out);
    return answer_text(&out);
}

/* ---- functions of one expression ---- */

const char *sw_game_warnings(const sw_Game *g) {
    return g->it.display->warnings;
}

const char *sw_game_unused(const sw_Game *g) {
    return g->it.display->unused;
}

const char *sw_game_made(const sw_Game *g) {
    return g->it.display->made;
}

int sw_game_players(const sw_Game *g) {
    return g->it.nplayers;
}

int sw_player_foe(const sw_Game *g, int player) {
    return player >= 0 && player < g->it.nplayers ? game_foe(&g->it, player) : -1;
}

const char *sw_player_name(const sw_Game *g, int player) {
    return player_name(&g->it, player);
}

int sw_player_named(const sw_Game *g, const char *name) {
    return player_named(&g->it, name);
}

int sw_game_throws(const sw_Game *g) {
    return g->it.nchances;
}

bool sw_game_pays(const sw_Game *g) {
    return pays(&g->it);
}

int sw_game_cells(const sw_Game *g) {
    return g->it.graph.ncells;
}

const char *sw_cell_name(const sw_Game *g, int cell) {
    return cell >= 0 && cell < g->it.graph.ncells ? g->it.graph.cell_name[cell] : "";
}

int sw_game_directions(const sw_Game *g) {
    return g->it.graph.ndirs;
}

const char *sw_direction_name(const sw_Game *g, int direction) {
    return is_step(&g->it.graph, 0, direction) ? g->it.graph.dir_name[direction] : "";
}

size_t sw_game_bytes(const sw_Game *g) {
    return arena_used(g->it.arena);
}

size_t sw_game_table_bytes(const sw_Game *g) {
    return g->it.tables ? g->it.tables->bytes : 0;
}

int sw_game_kinds(const sw_Game *g) {
    return g->it.nkinds;
}

int sw_game_walks(const sw_Game *g) {
    return walk_at(&g->it, -1, NULL);
}

int sw_game_options(const sw_Game *g) {
    return g->it.display->noptions;
}

int sw_game_notations(const sw_Game *g) {
    return g->it.display->nnotations;
}

const char *sw_notation_name(const sw_Game *g, int i) {
    return i >= 0 && i < g->it.display->nnotations ? g->it.display->notations[i].name : "";
}
