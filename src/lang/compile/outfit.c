/*
** outfit.c -- copies from the Def into the Game, strings included.
*/
#include "parts.h"

#include <ctype.h>
#include <string.h>

static const char *keep(Build *b, const char *text) {
    return text ? arena_strdup(b->game->arena, text) : NULL;
}

void outfit_players(Build *b) {
    const Def *d = b->def;
    Game *g = b->game;
    g->nplayers = d->nplayers;
    for (int p = 0; p < d->nplayers; p++) {
        const PlayerDef *from = &d->player[p];
        const SymmetryDef *s = from->symmetry < 0 ? NULL : d->board.symmetry[from->symmetry];
        Dir *see = ARENA_ARRAY(g->arena, Dir, d->board.ndirs);
        Sq *seat = ARENA_ARRAY(g->arena, Sq, d->board.ncells);
        for (int i = 0; i < d->board.ndirs; i++)
            see[i] = s ? s->turned[i] : (Dir)i;
        for (int i = 0; i < d->board.ncells; i++)
            seat[i] = s ? s->image[i] : (Sq)i;
        g->player[p] = (Player){see, seat};
        b->display->player[p] =
            (PlayerLook){keep(b, from->name), keep(b, from->letter), from->style};
    }
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
        for (int p = 0; p < copies; p++) {
            b->display->counters |= (uint64_t)v->shown << g->nvars;
            if (v->turns)
                b->display->turns = g->nvars;
            g->vars[g->nvars++] = (Var){.name = keep(b, v->name),
                                        .kind = v->kind,
                                        .player = (int8_t)(v->per_player ? p : -1),
                                        .hashed = v->hashed,
                                        .brief = v->brief,
                                        .start = v->start[p],
                                        .min = v->min,
                                        .max = v->kind == VAR_CELL ? d->board.ncells : v->max};
        }
    }
}

/* The counters of a piece's lost ones; -1: nobody counts them. */
static int16_t holding_of(const Def *d, const char *piece) {
    for (size_t i = 0; i < d->vars.n; i++)
        if (d->vars.at[i].holds && strcmp(d->vars.at[i].holds, piece) == 0)
            return (int16_t)d->vars.at[i].first;
    return -1;
}

void outfit_pieces(Build *b) {
    const Def *d = b->def;
    Game *g = b->game;
    g->nkinds = (int)d->pieces.n;
    g->kinds = ARENA_ARRAY(g->arena, Kind, g->nkinds);
    KindLook *looks = ARENA_ARRAY(g->arena, KindLook, g->nkinds);
    for (int i = 0; i < g->nkinds; i++) {
        const PieceDef *p = &d->pieces.at[i];
        Kind *k = &g->kinds[i];
        *k = (Kind){.name = keep(b, p->name),
                    .valued = p->valued,
                    .royal = p->royal,
                    .holding = holding_of(d, p->name)};
        looks[i].letter = keep(b, p->letter);
        for (int q = 0; q < d->nplayers; q++) {
            looks[i].glyph[q] = keep(b, p->glyph[q]);
            k->value[q] = p->value[q];
        }
    }
    b->display->kinds = looks;
}

/* ---- FEN ---- */

/* A player's letter for a right is written as his pieces are. */
static char flag_letter(const Def *d, const VarDef *v, int player) {
    int c = (unsigned char)v->letter;
    return (char)(d->player[player].style == 'a' ? tolower(c) : c);
}

static void fen_flags(Build *b, const FenDef *from, FenField *to) {
    const Def *d = b->def;
    FenFlag *flags = ARENA_ARRAY(b->game->arena, FenFlag, from->nvars * PLAYERS_MAX);
    for (int i = 0; i < from->nvars; i++) {
        const VarDef *v = &d->vars.at[from->var[i]];
        int copies = v->per_player ? d->nplayers : 1;
        for (int p = 0; p < copies; p++)
            if (v->given[p] && (from->who[i] < WHO_PLAYER0 || from->who[i] == WHO_PLAYER0 + p))
                flags[to->nflags++] =
                    (FenFlag){flag_letter(d, v, p), build_var(b, from->var[i], p)};
    }
    to->flag = flags;
}

static void fen_field(Build *b, const FenDef *from, FenField *to) {
    *to = (FenField){
        .kind = from->kind, .name = keep(b, from->name), .text = keep(b, from->text)};
    if (from->kind == FEN_FLAGS)
        fen_flags(b, from, to);
    else if (from->nvars)
        to->var = build_var(b, from->var[0], 0);
}

/* Where a game declares no fields: cells and side, and every variable that the cells' brackets
** do not hold, or writing and reading back would lose something. */
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

/* A number field writes one variable; one that each player has is a field for each. */
static void build_fen(Build *b) {
    Def *d = b->def;
    Display *to = b->display;
    if (d->fen.n == 0)
        usual_fen(d);
    FenField *fields = ARENA_ARRAY(b->game->arena, FenField, d->fen.n * PLAYERS_MAX);
    for (size_t i = 0; i < d->fen.n; i++) {
        const FenDef *from = &d->fen.at[i];
        bool each =
            from->nvars == 1 && from->kind != FEN_FLAGS && d->vars.at[from->var[0]].per_player;
        for (int p = 0; p < (each ? d->nplayers : 1); p++) {
            fen_field(b, from, &fields[to->nfen]);
            fields[to->nfen].var = (uint16_t)(fields[to->nfen].var + p);
            to->nfen++;
        }
    }
    to->fen = fields;
}

/* ---- notations ---- */

/* Neighbours in a list are often called the same: that is kept once. */
static const char **names_of(Build *b, const char **from, int n) {
    const char **names = ARENA_ARRAY(b->game->arena, const char *, n);
    for (int i = 0; i < n; i++) {
        bool same = i > 0 && from[i] && from[i - 1] && strcmp(from[i], from[i - 1]) == 0;
        names[i] = same ? names[i - 1] : keep(b, from[i]);
    }
    return names;
}

/* The templates that kinds have for their own. */
static const NoteParts *own_parts(Build *b, const NotationDef *from) {
    size_t n = from->of_kind ? b->def->pieces.n : 0;
    NoteParts *to = ARENA_ARRAY(b->game->arena, NoteParts, n);
    for (size_t k = 0; k < n; k++)
        for (int i = 0; i < NOTE_COUNT; i++)
            to[k].part[i] = keep(b, from->of_kind[k].part[i]);
    return n ? to : NULL;
}

static void build_notation(Build *b, const NotationDef *from, Notation *to) {
    const Def *d = b->def;
    const char *cells[SQ_MAX], *letters[KINDS_MAX];
    for (int i = 0; i < d->board.ncells; i++)
        cells[i] = d->board.cell[i].name;
    for (size_t i = 0; i < d->pieces.n; i++)
        letters[i] = d->pieces.at[i].letter;
    to->name = keep(b, from->name);
    for (int i = 0; i < NOTE_COUNT; i++)
        to->part[i] = keep(b, from->part[i]);
    to->of_kind = own_parts(b, from);
    to->taken = from->taken ? names_of(b, from->taken, (int)d->pieces.n) : NULL;
    for (int p = 0; p < d->nplayers; p++) {
        to->cell[p] = names_of(b, from->cell[p] ? from->cell[p] : cells, d->board.ncells);
        to->piece[p] = names_of(b, from->piece[p] ? from->piece[p] : letters, (int)d->pieces.n);
        if (from->man[p])
            to->man[p] = names_of(b, from->man[p], (int)d->pieces.n * d->board.ncells);
    }
}

static void build_notations(Build *b) {
    static const NotationDef plain = {.name = "plain"};
    const NotationDefs *list = &b->def->notations;
    size_t n = list->n ? list->n : 1;
    Notation *to = ARENA_ARRAY(b->game->arena, Notation, n);
    for (size_t i = 0; i < n; i++)
        build_notation(b, list->n ? &list->at[i] : &plain, &to[i]);
    b->display->nnotations = (int)n;
    b->display->notations = to;
}

static void build_options(Build *b) {
    const OptionDefs *list = &b->def->options;
    Option *to = ARENA_ARRAY(b->game->arena, Option, list->n);
    for (size_t i = 0; i < list->n; i++) {
        to[i] = list->at[i];
        to[i].name = keep(b, to[i].name);
        to[i].help = keep(b, to[i].help);
        to[i].def = keep(b, to[i].def);
        to[i].choice = names_of(b, to[i].choice, to[i].nchoices);
        to[i].abbrev = to[i].abbrev ? names_of(b, to[i].abbrev, to[i].nchoices) : NULL;
        for (int p = 0; p < PLAYERS_MAX; p++)
            to[i].value[p] = keep(b, to[i].value[p]);
    }
    b->display->noptions = (int)list->n;
    b->display->options = to;
    b->display->types = keep(b, b->def->types);
}

static void build_about(Build *b) {
    const Def *d = b->def;
    b->display->name = keep(b, d->name);
    b->display->author = keep(b, d->author);
    b->display->source = keep(b, d->source);
    b->display->note = keep(b, d->note);
    b->display->file = keep(b, d->root);
}

void outfit_text(Build *b) {
    build_about(b);
    build_fen(b);
    build_notations(b);
    build_options(b);
}
