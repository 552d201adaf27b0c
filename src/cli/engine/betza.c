/*
** betza.c -- tries where a piece can go, and writes that as atoms (W a step, R a slide, N a
** leap) after their directions (f, b, l, r, or s for l and r) and modes (m only moves, c only
** captures, p over a man).
*/
#include "betza.h"

#include "cli/common/text.h"
#include "cli/terminal/clock.h"

#include <stdlib.h>
#include <string.h>

/* FAR: leaps farther than that have no letter. SPAN: the size of a table of distances, in which
** 0 is at MIDDLE. */
enum { FAR = 3, SPAN = 2 * GRID_RANKS_MAX + 1, MIDDLE = GRID_RANKS_MAX };
enum { QUIET = 1, CAPTURE = 2 };

/* The eight directions of a queen in Betza's letters, the rook's first, for a player whose
** forward is up; to be multiplied by `turn`, 1 for the first player and -1 for the second. */
typedef struct Ray {
    int up, right;
    const char *word, *slide, *step;
} Ray;
static const Ray rays[] = {{1, 0, "f", "R", "W"},    {-1, 0, "b", "R", "W"},
                           {0, -1, "l", "R", "W"},   {0, 1, "r", "R", "W"},
                           {1, -1, "fl", "B", "F"},  {1, 1, "fr", "B", "F"},
                           {-1, -1, "bl", "B", "F"}, {-1, 1, "br", "B", "F"}};
enum { RAYS = sizeof rays / sizeof *rays };

/* Where a piece can go from any cell of the board, by distance: [MIDDLE + up][MIDDLE + right].
** `can` says how it goes there (QUIET, CAPTURE, both or 0), `is` whether any two cells are that
** far apart. */
typedef struct Reach {
    unsigned char can[SPAN][SPAN], is[SPAN][SPAN];
    unsigned char slides[RAYS]; /* how it slides along each ray: QUIET, CAPTURE, both or 0 */
    /* The same for hopping over one man on the ray to any cell beyond, as a cannon does. */
    unsigned char hops[RAYS];
    bool legs; /* it can take an enemy beside it and end elsewhere */
} Reach;

static unsigned can(const Reach *r, int up, int right) {
    return r->can[MIDDLE + up][MIDDLE + right];
}

static unsigned can_along(const Reach *r, const Ray *ray, int turn, int n) {
    return can(r, ray->up * turn * n, ray->right * turn * n);
}

/* ---- looking ---- */

static void note_reach(const Grid *g, const sw_Match *m, int from, unsigned char how,
                       Reach *r) {
    int n;
    char **to = sw_match_reach(m, sw_cell_name(g->game, from), &n, NULL);
    for (int i = 0; i < n; i++) {
        int a = g->place[from], b = g->place[sw_cell_named(g->game, to[i])];
        r->can[MIDDLE + b / g->files - a / g->files][MIDDLE + b % g->files - a % g->files] |=
            how;
    }
    sw_free(to);
}

static void note_cells(const Grid *g, int from, Reach *r) {
    for (int i = 0; i < g->ncells; i++) {
        int a = g->place[from], b = g->place[i];
        r->is[MIDDLE + b / g->files - a / g->files][MIDDLE + b % g->files - a % g->files] = 1;
    }
}

static sw_Match *bare(const Grid *g, int player) {
    sw_Match *m = sw_match_new(g->game, NULL, NULL);
    sw_match_clear(m);
    sw_match_turn(m, player);
    return m;
}

/* A kind for the enemies to be captured: neither royal nor one whose capture ends the game, if
** there is such a kind. */
static int plain_kind(const sw_Game *g) {
    for (int i = sw_game_kinds(g); i-- > 0;) {
        sw_Kind k = sw_game_kind(g, i);
        if (!k.royal && !k.goal && k.values[0] > 0)
            return i;
    }
    return 0;
}

/* Whether a move of the piece takes the enemy on the other cell and ends elsewhere. Two more
** men are put in corners, as the game may be over if each side has one man. */
static bool passes_over(const Grid *g, const sw_Match *alone, int from, int enemy) {
    int n, player = sw_match_side(alone);
    bool found = false;
    sw_Match *m = sw_match_copy(alone);
    for (int side = 0; side < 2; side++) {
        int corner = side == player ? 0 : g->ncells - 1;
        if (corner != from && corner != enemy)
            sw_match_stand(m, corner, (sw_Man){plain_kind(g->game), side});
    }
    sw_Move *list = sw_match_list(m, &n);
    for (int i = 0; i < n && !found; i++)
        for (int k = 0; k < list[i].nchanges && list[i].from == from && list[i].to != enemy;
             k++)
            found = found || (list[i].change[k].cell == enemy &&
                              list[i].change[k].after.kind == SW_EMPTY);
    sw_free(list);
    sw_match_free(m);
    return found;
}

/* Notes where the piece on a cell can take a lone enemy beside it. */
static void note_neighbours(const Grid *g, sw_Match *m, int from, int enemy, Reach *r) {
    int player = sw_match_side(m), file = g->place[from] % g->files;
    for (int i = 0; i < g->ncells; i++) {
        int up = g->place[i] / g->files - g->place[from] / g->files;
        int right = g->place[i] % g->files - file;
        if (i == from || abs(up) > 1 || abs(right) > 1)
            continue;
        int n;
        sw_match_stand(m, i, (sw_Man){enemy, !player});
        char **to = sw_match_reach(m, sw_cell_name(g->game, from), &n, NULL);
        for (int k = 0; k < n; k++)
            if (sw_cell_named(g->game, to[k]) == i)
                r->can[MIDDLE + up][MIDDLE + right] |= CAPTURE;
        sw_free(to);
        r->legs = r->legs || passes_over(g, m, from, i);
        sw_match_stand(m, i, (sw_Man){SW_EMPTY, -1});
    }
}

/* A piece and an enemy for it to take, on an empty board. */
typedef struct Hunt {
    const Grid *g;
    sw_Match *board;
    sw_Man own, enemy;
    int turn;
    double until; /* what is found later, as worked_seconds(), is not used */
} Hunt;

/* The cell that lies `n` cells along a ray; -1 if that is off the board. */
static int cell_along(const Hunt *h, int from, const Ray *ray, int n) {
    const Grid *g = h->g;
    int rank = g->place[from] / g->files + ray->up * h->turn * n;
    int file = g->place[from] % g->files + ray->right * h->turn * n;
    if (rank < 0 || file < 0 || rank >= g->ranks || file >= g->files)
        return -1;
    return grid_cell(g, file, rank);
}

/* Whether the piece can go from a cell to the one `n` cells along a ray: to capture an enemy
** there if `how` is CAPTURE, or else with the cell empty. Nothing is in between or, if `over`,
** another enemy on the first cell. */
static bool goes_from(const Hunt *h, int from, const Ray *ray, int n, unsigned how, bool over) {
    const sw_Man nobody = {SW_EMPTY, -1};
    int count, to = cell_along(h, from, ray, n), beside = cell_along(h, from, ray, 1);
    bool found = false;
    if (to < 0 || beside < 0)
        return false;
    sw_match_stand(h->board, from, h->own);
    if (how == CAPTURE)
        sw_match_stand(h->board, to, h->enemy);
    if (over)
        sw_match_stand(h->board, beside, h->enemy);
    char **reached = sw_match_reach(h->board, sw_cell_name(h->g->game, from), &count, NULL);
    for (int i = 0; i < count; i++)
        found = found || sw_cell_named(h->g->game, reached[i]) == to;
    sw_free(reached);
    sw_match_stand(h->board, from, nobody);
    sw_match_stand(h->board, to, nobody);
    sw_match_stand(h->board, beside, nobody);
    return found;
}

static bool goes_at(const Hunt *h, const Ray *ray, int n, unsigned how, bool over) {
    for (int from = 0; from < h->g->ncells && worked_seconds() < h->until; from++)
        if (goes_from(h, from, ray, n, how, over))
            return true;
    return false;
}

/* The greatest distance along a ray between any two cells. */
static int longest(const Reach *r, const Ray *ray, int turn) {
    int n = 0;
    while (n < MIDDLE &&
           r->is[MIDDLE + ray->up * turn * (n + 1)][MIDDLE + ray->right * turn * (n + 1)])
        n++;
    return n;
}

/* Whether the piece can go in this way to every distance from `n` up to `far`, the longest
** there is. */
static bool goes_on(const Hunt *h, const Ray *ray, int n, int far, unsigned how, bool over) {
    while (n <= far && goes_at(h, ray, n, how, over))
        n++;
    return n > far;
}

/* Notes how the piece slides and hops along one ray, if that is three steps long or more. */
static void note_slides(const Hunt *h, int i, Reach *r) {
    int far = longest(r, &rays[i], h->turn);
    for (unsigned how = QUIET; how <= CAPTURE && far >= 3; how++) {
        bool steps = goes_at(h, &rays[i], 1, how, false);
        if (steps && goes_on(h, &rays[i], 2, far, how, false))
            r->slides[i] |= (unsigned char)how;
        if (!steps && !goes_at(h, &rays[i], 2, how, false) &&
            goes_on(h, &rays[i], 2, far, how, true))
            r->hops[i] |= (unsigned char)how;
    }
}

/* False if the time is over: then *r is not complete. */
static bool look(const Grid *g, int kind, int player, double until, Reach *r) {
    memset(r, 0, sizeof *r);
    sw_Match *full = bare(g, player);
    const sw_Man own = {kind, player}, enemy = {plain_kind(g->game), !player};
    for (int i = 0; i < g->ncells; i++)
        sw_match_stand(full, i, enemy);
    for (int i = 0; i < g->ncells && worked_seconds() < until; i++) {
        sw_Match *alone = bare(g, player);
        sw_match_stand(alone, i, own);
        note_reach(g, alone, i, QUIET, r);
        note_neighbours(g, alone, i, enemy.kind, r);
        sw_match_free(alone);
        sw_match_stand(full, i, own);
        note_reach(g, full, i, CAPTURE, r);
        sw_match_stand(full, i, enemy);
        note_cells(g, i, r);
    }
    sw_match_free(full);
    const Hunt h = {g, bare(g, player), own, enemy, player ? -1 : 1, until};
    for (int i = 0; i < RAYS; i++)
        note_slides(&h, i, r);
    sw_match_free(h.board);
    return worked_seconds() < until;
}

/* ---- saying ---- */

typedef struct Text {
    char at[160];
} Text;

static void add(Text *t, const char *more) {
    size_t n = strlen(t->at);
    snprintf(t->at + n, sizeof t->at - n, "%s", more);
}

static const char *how_word(unsigned how) {
    return how == QUIET ? "m" : how == CAPTURE ? "c" : "";
}

typedef enum RayAtom { SLIDES, HOPS, STEPS } RayAtom;

static unsigned how_along(const Reach *r, int ray, int turn, RayAtom atom) {
    if (atom == SLIDES)
        return r->slides[ray];
    if (atom == HOPS)
        return r->hops[ray];
    return can_along(r, &rays[ray], turn, 1) & ~(unsigned)r->slides[ray];
}

/* Adds one sort of movement in the eight directions. Four directions that are alike make one
** atom. */
static void add_rays(const Reach *r, int turn, RayAtom atom, Text *t) {
    for (int first = 0; first < RAYS; first += 4) {
        unsigned how[4];
        bool alike = true;
        for (int i = 0; i < 4; i++) {
            how[i] = how_along(r, first + i, turn, atom);
            alike = alike && how[i] == how[0];
        }
        for (int i = 0; i < (alike ? 1 : 4); i++)
            if (how[i]) {
                const Ray *ray = &rays[first + i];
                add(t, how_word(how[i]));
                add(t, atom == HOPS ? "p" : "");
                add(t, alike ? "" : ray->word);
                add(t, atom == STEPS ? ray->step : ray->slide);
            }
    }
}

/* How the piece goes to a distance other than by sliding and hopping. */
static unsigned leaps_to(const Reach *r, int turn, int up, int right) {
    unsigned how = can(r, up * turn, right * turn);
    int n = abs(up) > abs(right) ? abs(up) : abs(right);
    for (int i = 0; i < RAYS; i++)
        if (rays[i].up * n == up && rays[i].right * n == right)
            how &= ~(unsigned)(r->slides[i] | r->hops[i]);
    return how;
}

/* Adds the leaps of one length, (a, b). Leaps that lie on no line are told apart only by halves
** of the board, since "fN" means all forward leaps, narrow and wide. False if the notation says
** too much because some leaps only capture or only do not (as lame ones seem to, since men in
** between block them). */
static bool add_leap(const Reach *r, int turn, int a, int b, char letter, Text *t) {
    unsigned forward = 0, backward = 0, sideways = 0;
    bool alike = true;
    for (int flip = 0; flip < 8; flip++) {
        int up = flip & 4 ? b : a, right = flip & 4 ? a : b;
        up = flip & 1 ? -up : up;
        right = flip & 2 ? -right : right;
        unsigned how = leaps_to(r, turn, up, right);
        *(up > 0 ? &forward : up < 0 ? &backward : &sideways) |= how;
        alike = alike && how != QUIET && how != CAPTURE;
    }
    if (!forward && !backward && !sideways)
        return true;
    char atom[2] = {letter, '\0'};
    bool all = forward && backward && (sideways || a != 0);
    add(t, forward && !all ? "f" : "");
    add(t, backward && !all ? "b" : "");
    add(t, sideways && !all ? "s" : "");
    add(t, atom);
    return alike;
}

/* Whether the piece goes farther than FAR other than by sliding and hopping. */
static bool goes_farther(const Reach *r, int turn) {
    for (int up = -MIDDLE; up <= MIDDLE; up++)
        for (int right = -MIDDLE; right <= MIDDLE; right++)
            if ((abs(up) > FAR || abs(right) > FAR) && leaps_to(r, turn, up, right))
                return true;
    return false;
}

static const struct {
    int a, b;
    char letter;
} leaps[] = {{0, 2, 'D'}, {1, 2, 'N'}, {2, 2, 'A'}, {0, 3, 'H'},
             {1, 3, 'C'}, {2, 3, 'Z'}, {3, 3, 'G'}};

char *betza_of(const Grid *g, int kind, int player, double until, BetzaFit *fit) {
    Reach *r = cli_grow(NULL, sizeof *r);
    Text t = {""};
    int turn = player ? -1 : 1;
    bool known = look(g, kind, player, until, r);
    *fit = !known || goes_farther(r, turn) ? BETZA_FAR : BETZA_EXACT;
    if (*fit == BETZA_FAR) {
        add(&t, "WFDNAHCZGQNNmpaDmpaAmpaN");
    } else {
        for (RayAtom atom = SLIDES; atom <= STEPS; atom++)
            add_rays(r, turn, atom, &t);
        for (size_t i = 0; i < sizeof leaps / sizeof *leaps; i++)
            if (!add_leap(r, turn, leaps[i].a, leaps[i].b, leaps[i].letter, &t))
                *fit = BETZA_MORE;
    }
    if (r->legs || !known) {
        add(&t, "camQcacamQ"); /* takes one or two men on lines, and goes on along any line */
        *fit = BETZA_FAR == *fit ? *fit : BETZA_MORE;
    }
    free(r);
    return copy_text(t.at);
}
