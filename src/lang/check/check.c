/*
** check.c -- what a definition lacks, what it names twice, and names that mean nothing.
*/
#include "check.h"

#include "lang/tree/facts.h"

#include <string.h>

static Place root(const Def *d) {
    return (Place){d->root, 0};
}

static void check_parts(Def *d) {
    if (!d->display->name)
        def_error(d, root(d), "the definition has no `game { language = 1, name = \"...\" }`");
    bool none = !d->board.declared || d->board.ncells == 0;
    if (none && !d->board.spoilt)
        def_error(d, root(d), "the game has no board; write square(files, ranks), for example");
    else if (!none && d->board.rows.line == 0)
        def_error(d, d->board.place,
                  "the board has no rows; board:rows{...} lists its cells row by row, the "
                  "topmost row first");
    if (d->players.line == 0)
        def_error(
            d, root(d),
            "the game has no players; write players { {\"White\", letter = \"w\"}, ... }");
    if (d->pieces.n == 0)
        def_error(d, root(d),
                  "the game has no pieces; write piece \"Name\" { \"N\", move = ... }");
}

static void check_pieces(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++) {
        const PieceDef *p = &d->pieces.at[i];
        for (size_t j = 0; j < i; j++) {
            const PieceDef *q = &d->pieces.at[j];
            const char *name = p->kind.name, *letter = p->look.letter;
            if (strcmp(name, q->kind.name) == 0)
                def_error(d, p->place, "piece '%s': that name is already taken on %s", name,
                          def_line(d, p->place, q->place));
            else if (strcmp(letter, q->look.letter) == 0 && letter[0] != '?')
                def_error(d, p->place, "piece '%s': its letter '%s' is already that of '%s'",
                          name, letter, q->kind.name);
            else if (p->look.abbrev && q->look.abbrev &&
                     str_equal_fold(p->look.abbrev, q->look.abbrev))
                def_error(d, p->place, "piece '%s': its abbrev '%s' is already that of '%s'",
                          name, p->look.abbrev, q->kind.name);
        }
    }
}

/* Every cell must be in the rows exactly once: FEN writes the board by them. */
static void check_rows(Def *d) {
    const BoardDef *b = &d->board;
    int times[SQ_MAX] = {0};
    for (int r = 0; r < b->nrows; r++)
        for (int c = 0; c < b->row[r].n; c++)
            times[b->row[r].cell[c]]++;
    for (int i = 0; i < b->ncells && b->nrows > 0; i++)
        if (times[i] != 1)
            def_error(d, b->rows, "cell '%s' %s the rows of the board", b->cell[i],
                      times[i] ? "appears more than once in" : "is missing from");
}

/* A direction in which no edge leads was named by the `arrives` of an edge, and a straight
** line that arrives in it would end there: most likely it is misspelt. */
static void check_dirs(Def *d) {
    BoardDef *b = &d->board;
    const char *names[DIRS_MAX];
    size_t n = 0;
    bool leads[DIRS_MAX] = {false};
    for (int i = 0; i < b->ndirs; i++) {
        for (int c = 0; c < b->ncells && !leads[i]; c++)
            leads[i] = b->dir[i]->next[c] != SQ_NONE;
        if (leads[i])
            names[n++] = b->dir[i]->name;
    }
    for (int i = 0; i < b->ndirs; i++)
        if (!leads[i] && b->dir[i]->place.line)
            def_error(d, b->dir[i]->place, "edge(): no edge leads in direction '%s'%s",
                      b->dir[i]->name, def_hint(d, b->dir[i]->name, names, n));
}

/* Nothing else distinguishes variables of one kind in FEN, sentences and commands. Those that
** count a piece (holds) are exempt: reading has refused to count one twice. */
static void check_names(Def *d) {
    static const char *const kinds[] = {
        [VAR_COUNT] = "counter", [VAR_FLAG] = "right", [VAR_CELL] = "marker"};
    for (size_t i = 0; i < d->vars.n; i++)
        for (size_t j = 0; j < i; j++) {
            const VarDef *v = &d->vars.at[i], *w = &d->vars.at[j];
            if (v->kind == w->kind && !v->holds && strcmp(v->name, w->name) == 0)
                def_error(d, v->place, "%s '%s': that name is already taken on %s",
                          kinds[v->kind], v->name, def_line(d, v->place, w->place));
        }
}

/* Complains of a setting that no option has read: there is no such option, or the side in
** `side.option` is no player. */
static void unknown_option(Def *d, Place at, const char *setting) {
    const char **names = ARENA_ARRAY(d->arena, const char *, d->options.n);
    const char *dot = strchr(setting, '.'), *option = dot ? dot + 1 : setting;
    for (size_t i = 0; i < d->options.n; i++)
        names[i] = d->options.at[i].option.name;
    if (!dot || names_find(names, d->options.n, option) < 0) {
        def_error(d, at, "unknown option '%s'%s", option,
                  def_hint(d, option, names, d->options.n));
        return;
    }
    const char *side = arena_strndup(d->arena, setting, (size_t)(dot - setting));
    def_error(d, at, "'%s': no player '%s'%s", setting, side, def_hint_player(d, side));
}

static void unused_default(Def *d, const Default *preset) {
    for (size_t i = 0; i < d->options.n; i++)
        if (strcmp(d->options.at[i].option.name, preset->option) == 0) {
            def_error(d, preset->place,
                      "defaults: option '%s' is already declared on %s; `defaults` must "
                      "come first",
                      preset->option, def_line(d, preset->place, d->options.at[i].place));
            return;
        }
    unknown_option(d, preset->place, preset->option);
}

static void check_settings(Def *d) {
    for (int i = 0; i < d->nset; i++)
        if (!d->set_used[i])
            unknown_option(d, (Place){0}, d->set[i].name);
    for (size_t i = 0; i < d->defaults.n; i++)
        if (!d->defaults.at[i].used)
            unused_default(d, &d->defaults.at[i]);
}

static void check_fen(Def *d) {
    static const char *const needed[] = {"cells", "side"};
    bool seen[FEN_KINDS] = {false};
    const char *hint = "";
    for (size_t i = 0; i < d->fen.n; i++) {
        const FenDef *f = &d->fen.at[i];
        const char *near = f->kind == FEN_TEXT ? def_hint(d, f->text, needed, 2) : "";
        seen[f->kind] = true;
        if (*near)
            hint = arena_printf(d->arena, ", and '%s' is neither%s", f->text, near);
    }
    if (d->fen.n && (!seen[FEN_CELLS] || !seen[FEN_SIDE]))
        def_error(d, d->fen.at[0].place, "fen: it needs the fields \"cells\" and \"side\"%s",
                  hint);
}

/* True if an unknown word was given that name, as in `Piece "King"`: the word is what is wrong
** then, and was reported. */
static bool is_stray(const Def *d, const char *name) {
    for (size_t i = 0; i < d->strays.n; i++)
        if (strcmp(d->strays.at[i].piece, name) == 0)
            return true;
    return false;
}

/* Done at the end, since pieces may be named before they are declared. */
static void check_mentions(Def *d) {
    for (size_t i = 0; i < d->mentions.n; i++) {
        const Mention *m = &d->mentions.at[i];
        if (def_piece(d, m->piece) < 0 && !d->missing && !is_stray(d, m->piece))
            def_error(d, m->place, "no piece '%s'%s", m->piece, def_hint_piece(d, m->piece));
    }
}

/* A notation that names each piece or cell is made for those that were declared before it, so
** it must come after the last of them. */
static void check_notations(Def *d) {
    for (size_t i = 0; i < d->notations.n; i++) {
        const NotationDef *def = &d->notations.at[i];
        const Notation *n = &def->notation;
        bool cells = n->cell[0] || n->man[0];
        bool pieces = n->piece[0] || n->man[0] || n->of_kind || n->taken;
        if ((cells && def->ncells != d->board.ncells) ||
            (pieces && def->npieces != d->pieces.n))
            def_error(d, def->place,
                      "notation '%s': the cells and pieces that it names must be declared "
                      "before it",
                      n->name);
    }
}

/* A turn that puts men down needs a piece with a drop. */
static void check_drops(Def *d) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].drop || d->pieces.at[i].spoilt)
            return;
    for (size_t t = 0; t < d->turns.n; t++)
        for (int i = 0; i < d->turns.at[t].nparts; i++)
            if (d->turns.at[t].part[i].drops)
                def_error(d, d->turns.at[t].place,
                          "turn: nothing can be dropped: no piece has a 'drop', such as drop = "
                          "anywhere");
}

/* Men in hand are there to be put down: more of them than cells are a slip. */
static void check_stock(Def *d) {
    for (size_t i = 0; i < d->vars.n; i++) {
        const VarDef *v = &d->vars.at[i];
        for (int p = 0; p < d->nplayers && v->hand && d->board.ncells; p++)
            if (v->start[p] > d->board.ncells) {
                def_error(d, v->place, "hand: %d of '%s', but the board has room for %d",
                          v->start[p], v->holds, d->board.ncells);
                break;
            }
    }
}

bool check_owes(const Def *d, Place at) {
    for (size_t i = 0; i < d->loose.n; i++) {
        const LooseEnd *e = &d->loose.at[i];
        if (!e->taken && !e->minor && e->place.line == at.line &&
            strcmp(e->place.file, at.file) == 0)
            return true;
    }
    return false;
}

void check_loose(Def *d, DiagKind kind) {
    for (size_t i = 0; i < d->loose.n; i++) {
        const LooseEnd *e = &d->loose.at[i];
        if (!e->taken && e->kind == kind && !(e->minor && check_owes(d, e->place)))
            diags_add(d->diags, kind == DIAG_WARNING ? DIAG_UNUSED : kind, e->place.file,
                      e->place.line, "%s", e->complaint);
    }
}

/* A part of a turn that names no kinds is for all of them. */
bool check_walks_by_rule(const Def *d, const char *name) {
    for (size_t t = 0; t < d->turns.n; t++)
        for (int i = 0; i < d->turns.at[t].nparts; i++) {
            const PartDef *part = &d->turns.at[t].part[i];
            if (part->walk && (part->kinds.n == 0 ||
                               names_find(part->kinds.at, (size_t)part->kinds.n, name) >= 0))
                return true;
        }
    for (size_t t = 0; t < d->throws.n; t++)
        for (int c = 0; c < d->throws.at[t].ncases; c++) {
            const char *of = d->throws.at[t].cases[c].of;
            if (of && strcmp(of, name) == 0)
                return true;
        }
    return false;
}

const VarDef *check_hand(const Def *d, const char *piece, bool gains) {
    for (size_t i = 0; i < d->vars.n; i++) {
        const VarDef *v = &d->vars.at[i];
        if (v->hand && strcmp(v->holds, piece) == 0 && (v->gains || !gains))
            return v;
    }
    return NULL;
}

void check_def(Def *d) {
    check_loose(d, DIAG_ERROR);
    if (!d->missing) {
        check_settings(d);
        check_parts(d);
    }
    check_pieces(d);
    check_rows(d);
    check_dirs(d);
    check_names(d);
    check_fen(d);
    check_mentions(d);
    check_drops(d);
    check_stock(d);
    check_notations(d);
    check_asked(d);
}
