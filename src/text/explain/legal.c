/*
** legal.c -- says a move's walks, and by its account (account.h) what else it does.
*/
#include "legal.h"

#include "account.h"
#include "stage.h"
#include "text/write/notation.h"
#include "text/write/words.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/deeds.h"
#include "vm/meaning/make.h"

/* What follows the move by itself (`follow`): whatever pos_make() changes beyond the move. */
static void add_follows(const Inquiry *q, Move m) {
    Pos made = *q->p, after = *q->p;
    Undo u;
    if (q->p->game->nfollows == 0)
        return;
    pos_apply(&made, m);
    pos_make(&after, m, &u);
    account_say_changes(&made, &after, "; then ", q->out);
}

/* ---- one part ---- */

static void show_walks(const Inquiry *q, const Nearest *n) {
    if (n->n == 0)
        return;
    inquiry_show_path(q, &n->walk[0]);
    inquiry_show_others(q, n);
}

/* Whether the man on the cell goes from there. */
static bool leaves(const Deeds *d, Sq from) {
    for (int i = 0; i < d->n; i++)
        if (fx_info[d->at[i].fx.fx].does & DOES_GO && d->at[i].a == from)
            return true;
    return false;
}

/* The cell of the man who makes a move by which he goes nowhere; SQ_NONE if there is none, or
** several could be. *n gets the walks that make it. */
static Sq actor_of(const Pos *p, Move m, Nearest *n) {
    Nearest his;
    nearest_making_by_any(p, m, n);
    if (n->n == 0)
        return SQ_NONE;
    nearest_making(p, n->walk[0].path[0], m, &his);
    return his.n + his.more == n->n + n->more ? n->walk[0].path[0] : SQ_NONE;
}

/* Says what is done, not by whom. False, with nothing said: no cell changes. */
static bool say_doing(const Inquiry *q, const Deeds *d) {
    Account a;
    account_of(q->p, d->at, d->n, SQ_NONE, SQ_NONE, &a);
    bool takes = a.ntaken > 0 || piece_is(a.traded);
    if (takes)
        account_say_taken(&a, ": it ", q->out);
    return account_say_rest(&a, takes ? ", and " : ": ", q->out) || takes;
}

/* "the Archer on a1 stays there, reaches a3 by a1-a2-a3 and captures the Wiz". */
static void say_staying(Inquiry *q, Sq actor, const Deeds *d, const Nearest *n) {
    Account a;
    const NearWalk *walk = &n->walk[0];
    q->meant.from = actor;
    q->meant.to = walk->path[walk->npath - 1];
    show_walks(q, n);
    account_of(q->p, d->at, d->n, SQ_NONE, SQ_NONE, &a);
    bool here = walk->npath == 1 || !piece_is(pos_at(&a.now, actor));
    if (here && say_doing(q, d))
        return; /* it is done to the man himself */
    inquiry_say(q, ": the {man} on {from} stays there");
    if (walk->npath > 1) {
        inquiry_say(q, ", reaches {to}");
        inquiry_add_walks(q, n);
    }
    account_say_taken(&a, " and ", q->out);
    account_say_rest(&a, ", and ", q->out);
}

/* A man goes to where the move ends, or (`man` false) is put down there from the hand. */
static void say_going(Inquiry *q, const MoveView *v, const Deeds *d, const Nearest *n,
                      bool man) {
    Account a;
    q->meant.from = v->from;
    if (man) {
        inquiry_say(q, ": the {man} on {from} goes there");
        inquiry_add_walks(q, n);
        show_walks(q, n);
    } else {
        inquiry_say(q, ": it comes from the hand");
    }
    account_of(q->p, d->at, d->n, v->from, v->to, &a);
    account_say_taken(&a, " and ", q->out);
    account_say_rest(&a, ", and ", q->out);
}

static void explain_single(Inquiry *q, Move m) {
    MoveView v = move_view(q->p, m);
    Nearest n = {0}, any = {0};
    Deeds d;
    bool man = v.from != SQ_NONE && piece_is(v.piece), drop = false;
    move_deeds(q->p, m, &d);
    if (man && leaves(&d, v.from))
        nearest_making(q->p, v.from, m, &n);
    else
        drop = v.from != SQ_NONE && !man && deeds_dropped(&d) != SQ_NONE;
    Sq actor = n.n == 0 && !drop && v.from != SQ_NONE ? actor_of(q->p, m, &any) : SQ_NONE;
    if (actor != SQ_NONE)
        say_staying(q, actor, &d, &any);
    else if (drop || (man && leaves(&d, v.from)))
        say_going(q, &v, &d, &n, man);
    else
        say_doing(q, &d);
    add_follows(q, m);
}

/* ---- several parts ---- */

/* The deeds of one part: those in part->done without the ones of the parts before it. */
static void part_deeds(const StagePart *part, Deeds *d) {
    int before = move_shape(part->before.done)
                     ? part->before.p->game->shapes[move_shape(part->before.done)].nfx
                     : 0;
    move_deeds(part->before.p, part->done, d);
    d->n -= before;
    for (int i = 0; i < d->n; i++)
        d->at[i] = d->at[i + before];
}

/* The deed by which the part's man goes, or comes from the hand; NULL: he does neither. */
static const Deed *leading_deed(const StagePart *part, const Deeds *d) {
    for (int i = 0; i < d->n; i++) {
        unsigned does = fx_info[d->at[i].fx.fx].does;
        if (part->from == SQ_NONE ? does & DOES_DROP
                                  : does & DOES_GO && d->at[i].a == part->from)
            return &d->at[i];
    }
    return NULL;
}

/* Whether the part moves the man that move_view() says the whole move moves. */
static bool is_main(const StagePart *part, const MoveView *v) {
    Deeds d;
    part_deeds(part, &d);
    const Deed *leads = leading_deed(part, &d);
    return leads && part->from != SQ_NONE && leads->a == v->from && leads->b == v->to;
}

/* "the Man on b1 goes by b1-c1", "a Stone comes from the hand to a1". */
static void say_leading(const Inquiry *q, const StagePart *part, const Deed *d,
                        const Nearest *n) {
    const char *kind = q->p->game->kinds[d->fx.kind].name;
    if (part->from != SQ_NONE) {
        inquiry_say(q, "the {man} on {from} goes");
        inquiry_add_walks(q, n);
    } else {
        str_addf(q->out, "%s %s", words_article(kind), kind);
        inquiry_say(q, " comes from the hand to {to}");
    }
}

/* What a part does by which no man goes. */
static void say_acting(const Inquiry *q, const Account *a) {
    bool takes = q->meant.from != SQ_NONE && (a->ntaken > 0 || piece_is(a->traded));
    if (takes) {
        inquiry_say(q, "the {man} on {from}");
        account_say_taken(a, " ", q->out);
    }
    account_say_rest(a, takes ? ", and " : "", q->out);
}

/* Says what a part does: nothing if it changes only variables. */
static void say_part(const Inquiry *whole, const StagePart *part, const Nearest *n, Str *out) {
    Inquiry q = *whole;
    Deeds d;
    Account a;
    q.p = &part->before.board;
    q.meant.from = part->from;
    q.meant.to = part->to;
    q.out = out;
    part_deeds(part, &d);
    const Deed *leads = leading_deed(part, &d);
    account_of(q.p, d.at, d.n, leads ? part->from : SQ_NONE, leads ? part->to : SQ_NONE, &a);
    if (!leads) {
        say_acting(&q, &a);
        return;
    }
    say_leading(&q, part, leads, n);
    account_say_taken(&a, " and ", out);
    account_say_rest(&a, ", and ", out);
}

/* Says one part after another. The walk that is drawn is that of the main part, or else of the
** first part that has one. */
static void explain_several(const Inquiry *q, Move m, const StagePart *part, int nparts) {
    Str said = {0};
    MoveView v = move_view(q->p, m);
    bool shown = false;
    const char *joint = ": ";
    for (int i = 0; i < nparts; i++) {
        Nearest n;
        str_clear(&said);
        nearest_part(&part[i], &n);
        say_part(q, &part[i], &n, &said);
        if (said.n == 0)
            continue;
        str_addf(q->out, "%s%s", joint, str_text(&said));
        joint = ", then ";
        bool now = !shown && is_main(&part[i], &v);
        if (now || (!shown && q->x->overlay.npath < 2))
            show_walks(q, &n);
        shown |= now;
    }
    str_free(&said);
    add_follows(q, m);
}

void legal_explain(Inquiry *q, Move m) {
    StagePart part[PARTS_MAX];
    int n = 0;
    q->x->legal = true;
    move_write(q->p, m, 0, q->out);
    inquiry_say(q, move_is_throw(m) ? " can be thrown" : " is legal");
    if (move_is_throw(m))
        return;
    if (!q->p->game->traits.simple_turn)
        n = stage_parts(q->p, m, part);
    if (n > 1)
        explain_several(q, m, part, n);
    else
        explain_single(q, m);
}
