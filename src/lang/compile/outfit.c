/*
** outfit.c -- variables, pieces, and how positions and moves are written.
*/
#include "parts.h"

#include "base/ascii.h"
#include <string.h>

/* A right that a player is not given he never has: no FEN could say so. */
static int most_of(const Def *d, const VarDef *v, int player) {
    if (v->kind == VAR_CELL)
        return d->board.ncells;
    return v->kind == VAR_FLAG && v->per_player && !v->given[player] ? 0 : v->max;
}

static Var var_of(const Def *d, const VarDef *v, int player) {
    return (Var){.name = v->name,
                 .kind = v->kind,
                 .player = (int8_t)(v->per_player ? player : -1),
                 .hashed = !v->clock,
                 .brief = v->brief,
                 .start = v->start[player],
                 .min = v->min,
                 .max = most_of(d, v, player)};
}

void outfit_vars(Build *b) {
    Def *d = b->def;
    Game *g = b->game;
    g->vars = ARENA_ARRAY(g->arena, Var, VARS_MAX);
    b->display->turns = -1;
    for (size_t i = 0; i < d->vars.n; i++) {
        VarDef *v = &d->vars.at[i];
        int copies = v->per_player ? d->nplayers : 1;
        v->first = g->nvars;
        if (g->nvars + copies > VARS_MAX) {
            build_too_big(b, v->place, "counters and rights");
            return;
        }
        if (v->turns)
            b->display->turns = g->nvars;
        for (int p = 0; p < copies; p++) {
            b->display->vars_help[g->nvars] = v->help;
            b->display->counters |= (uint64_t)v->shown << g->nvars;
            b->display->carried |= (uint64_t)v->carried << g->nvars;
            g->vars[g->nvars++] = var_of(d, v, p);
        }
    }
}

/* The counter of a piece's lost men, or of those in hand; NULL: they are not counted. */
static const VarDef *holding_of(const Def *d, const char *piece) {
    for (size_t i = 0; i < d->vars.n; i++)
        if (d->vars.at[i].holds && strcmp(d->vars.at[i].holds, piece) == 0)
            return &d->vars.at[i];
    return NULL;
}

/* The variables of Kind that count men beside the board. What is taken may be another piece in
** hand. */
static void fill_hand(const Def *d, const PieceDef *piece, Kind *kind) {
    const VarDef *own = holding_of(d, kind->name);
    const VarDef *gains = holding_of(d, piece->returns ? piece->returns : kind->name);
    kind->holding = own ? (int16_t)own->first : -1;
    kind->in_hand = own && own->hand;
    kind->gains = gains && gains->gains ? (int16_t)gains->first : -1;
}

void outfit_pieces(Build *b) {
    const Def *d = b->def;
    Game *g = b->game;
    g->nkinds = (int)d->pieces.n;
    g->kinds = ARENA_ARRAY(g->arena, Kind, g->nkinds);
    KindLook *looks = ARENA_ARRAY(g->arena, KindLook, g->nkinds);
    for (int i = 0; i < g->nkinds; i++) {
        g->kinds[i] = d->pieces.at[i].kind;
        fill_hand(d, &d->pieces.at[i], &g->kinds[i]);
        looks[i] = d->pieces.at[i].look;
    }
    b->display->kinds = looks;
}

/* ---- FEN ---- */

/* The letter of a right, in the style of the player's pieces. */
static const char *flag_text(const Build *b, const VarDef *v, int player) {
    char style = b->def->display->player[player].style, text[] = {v->letter[0], style, '\0'};
    if (style == 'A' || style == 'a') {
        text[0] = style == 'a' ? ascii_to_lower(text[0]) : ascii_to_upper(text[0]);
        text[1] = '\0';
    }
    return arena_strdup(b->game->arena, text);
}

/* Complains where the last right of a field is written as an earlier one: it could not be read
** back. */
static void check_flag(Build *b, const FenField *f, const VarDef *v) {
    const FenPart *last = &f->part[f->nparts - 1];
    for (const FenPart *flag = f->part; flag < last; flag++)
        if (strcmp(flag->text, last->text) == 0) {
            def_error(b->def, v->place,
                      "right '%s': FEN would write '%s' both for it and for right '%s'; give "
                      "it another letter from A to Z",
                      v->name, last->text, b->game->vars[flag->var].name);
            return;
        }
}

/* Where a variable is declared. */
static Place place_of(const Def *d, int var) {
    size_t i = d->vars.n - 1;
    while (d->vars.at[i].first > var)
        i--;
    return d->vars.at[i].place;
}

/* A right after `first` whose text begins with what the text of `both` has beyond that of
** `first`, so that the two, written together, would be read as `both`; or NULL. */
static const FenPart *joining(const FenField *f, const FenPart *first, const FenPart *both) {
    size_t n = strlen(first->text);
    if (!str_starts(both->text, first->text) || !both->text[n])
        return NULL; /* check_flag() complains of equal texts */
    for (const FenPart *next = first + 1; next < f->part + f->nparts; next++)
        if (str_starts(next->text, both->text + n))
            return next;
    return NULL;
}

/* Complains where two rights, written together, would be read as a third: of the texts that
** match, the longest is read. */
static void check_flags(Build *b, const FenField *f) {
    for (const FenPart *first = f->part; first < f->part + f->nparts; first++)
        for (const FenPart *both = f->part; both < f->part + f->nparts; both++) {
            const FenPart *next = joining(f, first, both);
            if (!next)
                continue;
            def_error(
                b->def, place_of(b->def, next->var),
                "right '%s': FEN would write '%s%s' for it after right '%s', which would read "
                "as '%s' of another player's right; give it another letter from A to Z",
                b->game->vars[next->var].name, first->text, next->text,
                b->game->vars[first->var].name, both->text);
            return;
        }
}

/* Complains of a number, last in its field, that a reader could not tell from what stands
** before it: it follows something else without a text between, or its text begins with a
** digit. */
static void check_number(Build *b, const FenField *f, const VarDef *v) {
    const char *before = f->part[f->nparts - 1].text;
    if (v->kind == VAR_COUNT && ((f->nparts > 1 && !*before) || ascii_digit(*before)))
        def_error(b->def, v->place,
                  "counter '%s': in its FEN field, put a text that does not begin with a digit "
                  "before it",
                  v->name);
}

/* The name of a cell as which `name`, followed by `text` and whatever may come after that,
** could be read; or NULL. */
static const char *longer_cell(const Graph *g, const char *name, const char *text) {
    size_t n = strlen(name);
    for (Sq c = 0; c < g->ncells; c++) {
        const char *rest = g->cell_name[c] + n;
        if (str_starts(g->cell_name[c], name) && *rest &&
            (str_starts(rest, text) || strncmp(text, rest, strlen(rest)) == 0))
            return g->cell_name[c];
    }
    return NULL;
}

/* Whether a number could be read on into the text after it or, where that is empty, into the
** name of a cell. */
static bool goes_on(const Graph *g, const char *behind) {
    bool digit = ascii_digit(*behind);
    for (Sq c = 0; c < g->ncells && !*behind && !digit; c++)
        digit = ascii_digit(g->cell_name[c][0]);
    return digit;
}

/* Complains of a cell, last in its field, whose text a number before it could be read on
** into. */
static void check_behind_number(Build *b, const FenField *f, const VarDef *v) {
    const FenPart *last = &f->part[f->nparts - 1];
    if (f->nparts > 1 && v->kind == VAR_CELL && b->game->vars[last[-1].var].kind == VAR_COUNT &&
        goes_on(&b->game->graph, last->text))
        def_error(b->def, v->place,
                  "marker '%s': in its FEN field, put a text that does not begin with a digit "
                  "before it, since it follows a number",
                  v->name);
}

/* Complains where the text after a cell, last but one in its field, could make it read as
** another. */
static void check_cell(Build *b, const FenField *f, const VarDef *v) {
    const Graph *g = &b->game->graph;
    if (f->nparts < 2 || b->game->vars[f->part[f->nparts - 2].var].kind != VAR_CELL)
        return;
    const char *behind = f->part[f->nparts - 1].text, *longer = longer_cell(g, "-", behind),
               *name = "-";
    for (Sq c = 0; c < g->ncells && !longer; c++) {
        name = g->cell_name[c];
        longer = longer_cell(g, name, behind);
    }
    if (longer)
        def_error(b->def, v->place,
                  "%s '%s': in its FEN field, '%s' after the cell '%s' would read as the cell "
                  "'%s'; put a character before it that is in no cell's name",
                  v->kind == VAR_CELL ? "marker" : "counter", v->name, behind, name, longer);
}

/* Whether the field's variable i includes this player's copy: it is named, or none is. */
static bool is_meant(const FenDef *from, int i, int player) {
    return from->who[i] < WHO_PLAYER0 || from->who[i] == WHO_PLAYER0 + player;
}

/* The parts of a field: of each variable all copies, or that of the player who is named. */
static void fen_parts(Build *b, const FenDef *from, FenField *to) {
    const Def *d = b->def;
    FenPart *parts = ARENA_ARRAY(b->game->arena, FenPart, from->nvars * PLAYERS_MAX);
    to->part = parts;
    for (int i = 0; i < from->nvars; i++) {
        const VarDef *v = &d->vars.at[from->var[i]];
        int copies = v->per_player ? d->nplayers : 1;
        for (int p = 0; p < copies; p++)
            if (v->given[p] && is_meant(from, i, p)) {
                bool flag = from->kind == FEN_FLAGS;
                parts[to->nparts++] = (FenPart){flag ? flag_text(b, v, p) : from->before[i],
                                                build_var(b, from->var[i], p)};
                (flag ? check_flag : check_number)(b, to, v);
                check_cell(b, to, v);
                check_behind_number(b, to, v);
            }
    }
}

static void fen_field(Build *b, const FenDef *from, FenField *to) {
    *to = (FenField){.kind = from->kind, .name = from->name, .text = from->text};
    if (from->kind == FEN_FLAGS || from->kind == FEN_PARTS)
        fen_parts(b, from, to);
    else if (from->nvars)
        to->var = build_var(b, from->var[0], 0);
    if (from->kind == FEN_FLAGS)
        check_flags(b, to);
}

/* The fields of a game that declares none: cells, side, and each variable that is not written
** in the brackets after the cells or with a throw, so that nothing is lost by writing and
** reading back. */
static void usual_fen(Def *d) {
    fendefs_add(&d->fen, (FenDef){.kind = FEN_CELLS, .name = "cells"});
    fendefs_add(&d->fen, (FenDef){.kind = FEN_SIDE, .name = "side"});
    FenDef rights = {.kind = FEN_FLAGS, .name = "rights"};
    for (size_t i = 0; i < d->vars.n; i++)
        if (d->vars.at[i].kind == VAR_FLAG && rights.nvars < VARS_MAX)
            rights.var[rights.nvars++] = (int)i;
    if (rights.nvars)
        fendefs_add(&d->fen, rights);
    for (size_t i = 0; i < d->vars.n; i++) {
        const VarDef *v = &d->vars.at[i];
        if (!v->mark && v->kind != VAR_FLAG && !v->holds)
            fendefs_add(&d->fen, (FenDef){.kind = v->kind == VAR_CELL ? FEN_CELL : FEN_NUMBER,
                                          .name = v->name,
                                          .nvars = 1,
                                          .var = {(int)i}});
    }
}

static bool writes(const FenField *f, int var) {
    bool is = (f->kind == FEN_NUMBER || f->kind == FEN_CELL) && f->var == var;
    for (int i = 0; i < f->nparts && !is; i++)
        is = f->part[i].var == var;
    return is;
}

static bool is_written(const Build *b, int var) {
    bool written = false;
    for (int f = 0; f < b->display->nfen && !written; f++)
        written = writes(&b->display->fen[f], var);
    return written;
}

/* Complains where FEN does not write a variable that tells positions apart, since a position
** would come back as another, or one that is carried from game to game, with which the next
** game begins. */
static void check_whole(Build *b, const VarDef *v, int i, int player) {
    bool told = v->mark || v->holds || (v->clock && !v->carried) ||
                (v->kind == VAR_FLAG && !v->given[player]);
    if (!told && !is_written(b, build_var(b, i, player)))
        def_error(b->def, b->def->fen.at[0].place,
                  "fen: '%s'%s%s is in no field, so it would be lost when a position is "
                  "written and read back; add it%s",
                  v->name, v->per_player ? " of " : "",
                  v->per_player ? b->display->player[player].name : "",
                  v->carried ? "" : ", or make it a clock");
}

/* The clocks that FEN leaves out, as bits. */
static uint64_t left_out(const Build *b) {
    uint64_t vars = 0;
    for (size_t i = 0; i < b->def->vars.n; i++) {
        const VarDef *v = &b->def->vars.at[i];
        int copies = v->per_player ? b->def->nplayers : 1;
        for (int p = 0; p < copies && v->clock && !v->mark && !v->holds; p++)
            if (!is_written(b, build_var(b, (int)i, p)))
                vars |= (uint64_t)1 << build_var(b, (int)i, p);
    }
    return vars;
}

/* A throw that is due must be able to fall when the position is read back. Then a clock that is
** left out has its value of the start, and there is no last move. A throw's own conditions
** cannot ask about the last move (check/asked.c), but walks of men on which it depends may.
** After an error some walks are missing, and nothing is checked. */
static void check_throws(Build *b) {
    if (b->def->diags->errors)
        return;
    uint64_t clocks = left_out(b);
    for (size_t i = 0; i < b->def->throws.n; i++) {
        bool past;
        uint64_t asked = clocks & outcomes_ask(b, (int)i, &past);
        clocks &= ~asked;
        if (past)
            def_error(b->def, b->def->throws.at[i].place,
                      "throw '%s': it asks where pieces could go or capture, and their walks "
                      "ask about the last move, which FEN does not record while the throw is "
                      "due; keep what they ask for in a marker or a counter",
                      b->def->throws.at[i].name);
        for (int k = 0; k < b->game->nvars; k++) {
            const Var *v = &b->game->vars[k];
            if (asked >> k & 1)
                def_error(b->def, b->def->fen.at[0].place,
                          "fen: '%s'%s%s is in no field, but throw '%s' depends on it, so a "
                          "position where that throw is due might not be read back; add it",
                          v->name, v->player < 0 ? "" : " of ",
                          v->player < 0 ? "" : b->display->player[v->player].name,
                          b->def->throws.at[i].name);
        }
    }
}

/* Complains of a variable that is written twice: it would be read twice, and the last would
** count. */
static void check_twice(Build *b, const FenField *f, Place at) {
    bool one = f->kind == FEN_NUMBER || f->kind == FEN_CELL;
    for (int i = 0; i < (one ? 1 : f->nparts); i++) {
        int var = one ? f->var : f->part[i].var;
        bool twice = is_written(b, var);
        for (int k = 0; k < i; k++)
            twice = twice || f->part[k].var == var;
        if (twice)
            def_error(b->def, at, "fen: '%s' appears twice; leave out one of them",
                      b->game->vars[var].name);
    }
}

/* A field of one number or one cell writes one variable; where each player has a copy it
** becomes a field for each. */
static void build_fen(Build *b) {
    Def *d = b->def;
    Display *to = b->display;
    if (d->fen.n == 0)
        usual_fen(d);
    FenField *fields = ARENA_ARRAY(b->game->arena, FenField, d->fen.n * PLAYERS_MAX);
    to->fen = fields;
    for (size_t i = 0; i < d->fen.n; i++) {
        const FenDef *from = &d->fen.at[i];
        bool each = (from->kind == FEN_NUMBER || from->kind == FEN_CELL) &&
                    d->vars.at[from->var[0]].per_player;
        for (int p = 0; p < (each ? d->nplayers : 1); p++) {
            if (each && !is_meant(from, 0, p))
                continue;
            fen_field(b, from, &fields[to->nfen]);
            fields[to->nfen].var = (uint16_t)(fields[to->nfen].var + p);
            check_twice(b, &fields[to->nfen], from->place);
            to->nfen++;
        }
    }
    for (size_t i = 0; i < d->vars.n; i++)
        for (int p = 0; p < (d->vars.at[i].per_player ? d->nplayers : 1); p++)
            check_whole(b, &d->vars.at[i], (int)i, p);
    check_throws(b);
}

/* ---- notations and options ---- */

static void build_notations(Build *b) {
    const NotationDefs *from = &b->def->notations;
    int n = from->n ? (int)from->n : 1, nkinds = b->game->nkinds;
    Notation *list = ARENA_ARRAY(b->game->arena, Notation, n);
    const char **letters = ARENA_ARRAY(b->game->arena, const char *, nkinds);
    for (int k = 0; k < nkinds; k++)
        letters[k] = b->display->kinds[k].letter;
    list[0].name = "plain";
    for (int i = 0; i < n; i++) {
        if (from->n)
            list[i] = from->at[i].notation;
        for (int p = 0; p < b->def->nplayers; p++) {
            if (!list[i].cell[p])
                list[i].cell[p] = b->game->graph.cell_name;
            if (!list[i].piece[p])
                list[i].piece[p] = letters;
        }
    }
    b->display->nnotations = n;
    b->display->notations = list;
}

/* ---- labels ---- */

/* What the first notation calls the rank of a cell, where it names the file as the board does
** and the rank otherwise: "0" where e10 is E0; else NULL. */
static const char *other_rank(const Build *b, Sq cell) {
    const char **names = b->display->notations[0].cell[0];
    const char *own = b->game->graph.cell_name[cell], *other = names ? names[cell] : NULL;
    size_t file = strcspn(own, "0123456789");
    bool same_file = other && ascii_same_n(own, other, file) && file > 0;
    return same_file && other[file] && strcmp(own + file, other + file) != 0 ? other + file
                                                                             : NULL;
}

/* other_rank() of the cells of a row, if it is the same for all and the row has a label; else
** NULL. */
static const char *other_label(const Build *b, const Row *row) {
    const char *all = NULL;
    for (int i = 0; i < row->n; i++) {
        const char *one = other_rank(b, row->cell[i]);
        if (!one || (all && strcmp(all, one) != 0))
            return NULL;
        all = one;
    }
    return row->label && row->label[0] ? all : NULL;
}

/* Boards show both names: "10/0". */
static void add_labels(Build *b) {
    Arena *a = b->game->arena;
    Display *d = b->display;
    int ncells = b->game->graph.ncells;
    Row *rows = arena_copy(a, d->rows, (size_t)d->nrows * sizeof *rows);
    CellLook *cells = arena_copy(a, d->cells, (size_t)ncells * sizeof *cells);
    for (Row *row = rows; row < rows + d->nrows; row++) {
        const char *other = other_label(b, row);
        row->shown = other ? arena_printf(a, "%s/%s", row->label, other) : NULL;
    }
    for (int c = 0; c < ncells; c++) {
        const char *other = other_rank(b, (Sq)c), *own = b->game->graph.cell_name[c];
        cells[c].name = other ? arena_printf(a, "%s/%s", own, other) : NULL;
    }
    d->rows = rows;
    d->cells = cells;
}

void outfit_text(Build *b) {
    const OptionDefs *options = &b->def->options;
    build_fen(b);
    build_notations(b);
    add_labels(b);
    b->display->noptions = (int)options->n;
    Option *copies = ARENA_ARRAY(b->game->arena, Option, options->n);
    for (size_t i = 0; i < options->n; i++)
        copies[i] = options->at[i].option;
    b->display->options = copies;
}
