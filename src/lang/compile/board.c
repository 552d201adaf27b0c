/*
** board.c -- how players see the board, derived from its edges, and the finished graph.
**
** The image of a direction under a symmetry is the direction whose edges are the images of its
** edges. Found by comparing edges, it need not be stated, and leaps are treated like steps.
*/
#include "parts.h"

#include <string.h>

/* Where the image of `dir` must lead from the image of `cell`, or SQ_NONE. */
static Sq image_of_step(const BoardDef *b, const SymmetryDef *s, int dir, int cell) {
    Sq next = b->dir[dir]->next[cell];
    return next == SQ_NONE ? SQ_NONE : s->image[next];
}

/* For how many cells `to` is wrong as the image of `dir`; *first is the first of them. */
static int misses(const BoardDef *b, const SymmetryDef *s, int dir, int to, int *first) {
    int n = 0;
    for (int i = b->ncells - 1; i >= 0; i--)
        if (b->dir[to]->next[s->image[i]] != image_of_step(b, s, dir, i))
            n++, *first = i;
    return n;
}

static bool is_image(const BoardDef *b, const SymmetryDef *s, int dir, int to) {
    for (int i = 0; i < b->ncells; i++)
        if (b->dir[to]->next[s->image[i]] != image_of_step(b, s, dir, i))
            return false;
    return true;
}

/* The image of `dir`, or -1. Where several directions have the same edges, any would do: the
** first that is not taken yet. */
static int find_image(const BoardDef *b, const SymmetryDef *s, int dir, const bool *taken) {
    int found = -1;
    for (int to = 0; to < b->ndirs; to++)
        if (is_image(b, s, dir, to) && (found < 0 || (taken[found] && !taken[to])))
            found = to;
    return found;
}

static const char *cell_or_nowhere(const BoardDef *b, Sq cell) {
    return cell == SQ_NONE ? "nowhere" : b->cell[cell];
}

/* Whether an edge of any direction leads from one cell to the other. */
static bool is_edge(const BoardDef *b, Sq from, Sq to) {
    bool found = false;
    for (int dir = 0; dir < b->ndirs && !found; dir++)
        found = b->dir[dir]->next[from] == to;
    return found;
}

/* Complains if some step of the direction has no edge at all as its image. */
static bool tell_no_edge(Def *d, const SymmetryDef *s, int dir) {
    const BoardDef *b = &d->board;
    for (int cell = 0; cell < b->ncells; cell++) {
        Sq from = s->image[cell], to = image_of_step(b, s, dir, cell);
        if (to != SQ_NONE && !is_edge(b, from, to))
            return !def_error(d, s->place,
                              "symmetry '%s': direction '%s' has no image under it: it leads "
                              "from %s to %s, but no edge leads from %s to %s (a cell missing "
                              "from the table maps to itself)",
                              s->name, b->dir[dir]->name, b->cell[cell],
                              b->cell[b->dir[dir]->next[cell]], b->cell[from], b->cell[to]);
    }
    return false;
}

/* Complains, and names the direction that comes nearest and a step in which it differs. */
static void tell_nearest(Def *d, const SymmetryDef *s, int dir) {
    const BoardDef *b = &d->board;
    int nearest = 0, cell = 0, first = 0, least = b->ncells + 1;
    for (int to = 0; to < b->ndirs; to++) {
        int n = misses(b, s, dir, to, &first);
        if (n < least)
            least = n, nearest = to, cell = first;
    }
    Sq from = s->image[cell];
    def_error(d, s->place,
              "symmetry '%s': direction '%s' has no image under it; '%s' comes nearest, but "
              "leads from %s to %s, not to %s (a cell missing from the table maps to itself)",
              s->name, b->dir[dir]->name, b->dir[nearest]->name, b->cell[from],
              cell_or_nowhere(b, b->dir[nearest]->next[from]),
              cell_or_nowhere(b, image_of_step(b, s, dir, cell)));
}

/* Complains. A symmetry declared before the last cell, as those of a square board are, knows
** nothing of the cells added after it. */
static void tell_no_image(Def *d, const SymmetryDef *s, int dir) {
    const BoardDef *b = &d->board;
    if (s->ncells < b->ncells)
        def_error(d, s->place,
                  "symmetry '%s': cell '%s' was added to the board after it; after the last "
                  "cell write b:symmetry(\"name\", { a1 = \"a8\", ... }), with each cell that "
                  "does not map to itself",
                  s->name, b->cell[s->ncells]);
    else if (!tell_no_edge(d, s, dir))
        tell_nearest(d, s, dir);
}

/* Fills in s->turned. False, after a complaint, if some direction has no image. */
static bool find_images(Def *d, SymmetryDef *s) {
    bool taken[DIRS_MAX] = {false}, told = false;
    for (int dir = 0; dir < d->board.ndirs; dir++) {
        int image = find_image(&d->board, s, dir, taken);
        if (image < 0 && !told) /* once: other directions fail for the same reason */
            tell_no_image(d, s, dir);
        told = told || image < 0;
        image = image < 0 ? dir : image;
        s->turned[dir] = (Dir)image;
        taken[image] = true;
    }
    return !told;
}

/* An edge that turns a straight line must turn its image alike, or a player who sees the board
** by the symmetry would have other lines. */
static void check_turning(Def *d, const SymmetryDef *s) {
    const BoardDef *b = &d->board;
    for (int dir = 0; dir < b->ndirs; dir++)
        for (int i = 0; i < b->ncells; i++) {
            const DirDef *seen = b->dir[s->turned[dir]];
            Sq from = s->image[i];
            Dir should = s->turned[b->dir[dir]->arrive[i]], does = seen->arrive[from];
            if (b->dir[dir]->next[i] == SQ_NONE || does == should)
                continue;
            def_error(d, s->place,
                      "symmetry '%s': a straight walk that goes '%s' from %s continues '%s', "
                      "but its image, which goes '%s' from %s, would continue '%s', not '%s'; "
                      "the last argument of edge() sets how a step arrives",
                      s->name, b->dir[dir]->name, b->cell[i],
                      b->dir[b->dir[dir]->arrive[i]]->name, seen->name, b->cell[from],
                      b->dir[does]->name, b->dir[should]->name);
            return;
        }
}

/* Only symmetries by which a player sees the board need images of directions: one that only a
** setup uses moves cells alone. */
void board_begin(Build *b) {
    const BoardDef *board = &b->def->board;
    SymmetryDef *same = arena_alloc(b->scratch, sizeof *same);
    for (int i = 0; i < SQ_MAX; i++)
        same->image[i] = (Sq)i;
    for (int i = 0; i < DIRS_MAX; i++)
        same->turned[i] = (Dir)i;
    for (int p = 0; p < b->def->nplayers; p++) {
        int s = b->def->symmetry[p];
        b->sees[p] = s < 0 ? same : board->symmetry[s];
        if (s >= 0 && find_images(b->def, b->sees[p]))
            check_turning(b->def, b->sees[p]);
    }
}

CellSet build_seen_cells(const Build *b, CellSet cells, int player) {
    CellSet seen = {{0}};
    while (!set_empty(cells))
        set_add(&seen, b->sees[player]->image[set_pop(&cells)]);
    return seen;
}

CellSet build_seen_dirs(const Build *b, CellSet dirs, int player) {
    CellSet seen = {{0}};
    while (!set_empty(dirs))
        set_add(&seen, b->sees[player]->turned[set_pop(&dirs)]);
    return seen;
}

/* ---- anywhere ---- */

static void add_anywhere(Build *b, BoardDef *board) {
    Arena *a = b->def->arena;
    board->anywhere = board->ndirs;
    for (int p = 0; p < b->def->nplayers; p++)
        for (int to = 0; to < board->ncells; to++)
            b->sees[p]->turned[board->anywhere + to] =
                (Dir)(board->anywhere + b->sees[p]->image[to]);
    for (int to = 0; to < board->ncells; to++) {
        DirDef *dir = arena_alloc(a, sizeof *dir);
        dir->name = arena_printf(a, "to %s", board->cell[to]);
        for (int i = 0; i < SQ_MAX; i++)
            dir->next[i] = i < board->ncells && i != to ? (Sq)to : (Sq)SQ_NONE;
        memset(dir->arrive, board->ndirs, sizeof dir->arrive);
        board->dir[board->ndirs++] = dir;
    }
}

bool build_has_anywhere(const Build *b) {
    const BoardDef *board = &b->def->board;
    return board->anywhere >= 0 || board->ndirs + board->ncells <= DIRS_MAX;
}

CellSet build_anywhere(Build *b) {
    BoardDef *board = &b->def->board;
    CellSet dirs = {{0}};
    if (board->anywhere < 0 && build_has_anywhere(b))
        add_anywhere(b, board);
    for (int i = 0; board->anywhere >= 0 && i < board->ncells; i++)
        set_add(&dirs, (unsigned)(board->anywhere + i));
    return dirs;
}

/* ---- into the Game ---- */

/* Whether every player sees these directions as the board has them, so that its name for them
** ("east") will do for all. */
static bool are_fixed(const Build *b, CellSet dirs) {
    bool fixed = true;
    while (!set_empty(dirs) && fixed) {
        unsigned dir = set_pop(&dirs);
        for (int p = 0; p < b->def->nplayers; p++)
            fixed = fixed && b->sees[p]->turned[dir] == dir;
    }
    return fixed;
}

/* Copies the author's words for steps, or the language's `own`; returns how many apply. */
static int copy_words(const Build *b, bool own, StepWords *out) {
    const StepDefs *all = &b->def->steps;
    int n = 0;
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].own == own && are_fixed(b, all->at[i].fixed))
            out[n++] = all->at[i].said;
    return n;
}

/* What steps are called, `anywhere` included. The author's words go first: of two for the same
** directions the first counts. */
static void finish_words(const Build *b) {
    const StepDefs *all = &b->def->steps;
    const BoardDef *board = &b->def->board;
    StepWords *words = ARENA_ARRAY(b->game->arena, StepWords, (int)all->n + 1);
    StepWords anywhere = {.words = "step to any other cell"};
    int n = copy_words(b, false, words);
    n += copy_words(b, true, words + n);
    for (int i = 0; board->anywhere >= 0 && i < board->ncells; i++)
        set_add(&anywhere.dirs, (unsigned)(board->anywhere + i));
    if (board->anywhere >= 0)
        words[n++] = anywhere;
    b->display->nsteps = n;
    b->display->steps = words;
}

static void finish_zones(const Build *b) {
    const ZoneDefs *all = &b->def->zones;
    ZoneWords *zones = ARENA_ARRAY(b->game->arena, ZoneWords, (int)all->n + 1);
    for (size_t i = 0; i < all->n; i++)
        zones[i] = all->at[i].said;
    b->display->nzones = (int)all->n;
    b->display->zones = zones;
}

static void find_partners(Build *b) {
    const PlayerLook *look = b->def->display->player;
    for (int p = 0; p < b->def->nplayers; p++)
        for (int q = 0; q < b->def->nplayers; q++)
            if (p != q && look[p].team && look[q].team &&
                strcmp(look[p].team, look[q].team) == 0)
                b->game->partners[p] |= (uint8_t)(1 << q);
}

static Graph graph_of(const BoardDef *board, Arena *a) {
    int ndirs = board->ndirs, n = board->ncells;
    Sq *next = ARENA_ARRAY(a, Sq, ndirs * n);
    Dir *arrive = ARENA_ARRAY(a, Dir, ndirs * n);
    const char **names = ARENA_ARRAY(a, const char *, ndirs);
    for (int dir = 0; dir < ndirs; dir++) {
        memcpy(next + dir * n, board->dir[dir]->next, (size_t)n * sizeof *next);
        memcpy(arrive + dir * n, board->dir[dir]->arrive, (size_t)n * sizeof *arrive);
        names[dir] = board->dir[dir]->name;
    }
    const char **cells = arena_copy(a, board->cell, (size_t)n * sizeof *cells);
    return (Graph){n, ndirs, next, arrive, names, cells};
}

/* Found once, on a graph of its own, since the Game has none while walks are compiled.
** Directions that `anywhere` adds later do not matter: they are no lines. */
CellSet build_ending_lines(Build *b) {
    if (!b->ending_known) {
        Graph g = graph_of(&b->def->board, b->scratch);
        b->ending = graph_ending_lines(&g);
        b->ending_known = true;
    }
    return b->ending;
}

void board_finish(Build *b) {
    const BoardDef *board = &b->def->board;
    Arena *a = b->def->arena;
    int ndirs = board->ndirs, n = board->ncells;
    b->game->graph = graph_of(board, a);
    for (int p = 0; p < b->def->nplayers; p++) {
        Dir *see = arena_copy(a, b->sees[p]->turned, (size_t)ndirs * sizeof *see);
        Sq *seat = arena_copy(a, b->sees[p]->image, (size_t)n * sizeof *seat);
        b->game->player[p] = (Player){see, seat};
    }
    find_partners(b);
    b->display->cells = arena_copy(a, board->look, (size_t)n * sizeof *board->look);
    finish_words(b);
    finish_zones(b);
    b->display->nrows = board->nrows;
    b->display->rows = arena_copy(a, board->row, (size_t)board->nrows * sizeof *board->row);
}
