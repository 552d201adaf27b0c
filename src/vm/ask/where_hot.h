/*
** where_hot.h -- on which cells a condition holds: the part that is compiled for each width.
**
** What asks for more than what stands where is left to view_where(). No walk is asked for here,
** so nothing depends on where one began.
*/
static Slim where_true(View *v, ExprId e, Slim among);

/* Of the cells of `among`, those from which a step with an even shift leads into `there`. */
static inline Slim shifted_back(const Shift *shift, Slim there, Slim among) {
    Slim out;
    int words = shift->by >> 6, bits = shift->by & 63; /* rounded down, also below 0 */
    SET_EACH(i) {
        int low = i + words;
        uint64_t a = low >= 0 && low < SET_WORDS ? there.w[low] >> bits : 0;
        uint64_t b =
            bits && low + 1 >= 0 && low + 1 < SET_WORDS ? there.w[low + 1] << (64 - bits) : 0;
        out.w[i] = (a | b) & among.w[i] & shift->from.w[i];
    }
    return out;
}

/* What holds on any cell of the board; kept. */
static Slim where_anywhere(View *v, ExprId e) {
    for (int i = 0; i < v->nanswers; i++)
        if (v->asked_of[i] == e)
            return narrow(v->answer[i]);
    Slim cells = where_true(v, e, narrow(v->pos->game->board));
    if (v->nanswers < ANSWERS_KEPT) {
        v->asked_of[v->nanswers] = e;
        v->answer[v->nanswers++] = widen(cells);
    }
    return cells;
}

static Slim beside_true(View *v, const Expr *x, Slim among) {
    const Game *g = v->pos->game;
    const Shift *shift = &g->shift[x->arg];
    Slim there = where_anywhere(v, x->a);
    if (shift->even)
        return shifted_back(shift, there, among);
    Slim from = {{0}};
    for (CellSet left = widen(there); !set_empty(left);)
        from = slim_or(from, narrow(g->before[x->arg * g->graph.ncells + (int)set_pop(&left)]));
    return slim_and(from, among);
}

static Slim kinds_true(const View *v, KindSet kinds, Slim among) {
    const Game *g = v->pos->game;
    Slim yes = {{0}};
    SET_EACH(i) {
        uint64_t left = among.w[i] & v->occupied.w[i];
        for (; left; left &= left - 1) {
            Piece x = v->pos->cell[i * 64 + __builtin_ctzll(left)];
            yes.w[i] |= piece_is(x) && kinds >> g->kind[x] & 1 ? left & -left : 0;
        }
    }
    return yes;
}

static Slim where_asked(View *v, ExprId e, Slim among) {
    return narrow(view_where(v, e, SQ_NONE, widen(among)));
}

/* A variable that is not kept per player. */
static Slim marked_true(const View *v, const Expr *x, Slim among) {
    const Pos *p = v->pos;
    int32_t cell = p->var[x->arg];
    Slim out = {{0}};
    if (cell > 0)
        out.w[(cell - 1) >> 6] = among.w[(cell - 1) >> 6] & (uint64_t)1 << ((cell - 1) & 63);
    return out;
}

/* Of the cells in `among`, those that a condition holds for, whatever the start. */
static Slim where_true(View *v, ExprId e, Slim among) {
    const Game *g = v->pos->game;
    const Expr *x = &g->exprs[e];
    if (slim_empty(among))
        return among;
    switch ((ExprKind)x->kind) {
    case EXPR_NOT: return slim_minus(among, where_true(v, x->a, among));
    case EXPR_AND: return where_true(v, x->b, where_true(v, x->a, among));
    case EXPR_OR: {
        Slim a = where_true(v, x->a, among);
        return slim_or(a, where_true(v, x->b, slim_minus(among, a)));
    }
    case EXPR_MARKED:
        return g->vars[x->arg].player < 0 ? marked_true(v, x, among) : where_asked(v, e, among);
    case EXPR_IN: return slim_and(among, narrow(g->zones[x->arg]));
    case EXPR_ON: return slim_and(among, narrow(*view_land(v, (unsigned)x->arg)));
    case EXPR_KIND: return kinds_true(v, g->kindsets[x->arg], among);
    case EXPR_BESIDE: return beside_true(v, x, among);
    default: return where_asked(v, e, among);
    }
}

/* What a landing asks is asked again, or its contrary, by other kinds of walks. */
static Slim where_landing(View *v, ExprId e, bool of_sets, Slim among) {
    const Expr *x = &v->pos->game->exprs[e];
    if (!of_sets)
        return where_true(v, e, among);
    if (x->kind == EXPR_NOT)
        return slim_minus(among, where_anywhere(v, x->a));
    return slim_and(among, where_anywhere(v, e));
}
