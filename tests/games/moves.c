/*
** moves.c -- how a piece moves: alternatives, each with conditions and effects.
*/
#include "author.h"

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

static void write_effects(Author *a, int most) {
    for (int n = 1 + below(a, most); n > 0; n--) {
        say(a, " * ");
        write_effect(a, 1);
    }
}

/* A walk between `before` and `after`; quiet ones may ask what is attacked. */
static void write_between(Author *a, const char *before, const char *after, bool quiet,
                          int depth) {
    unsigned may = a->may;
    if (quiet)
        a->may |= ASK_WALKS | ASK_GOES;
    say(a, before);
    write_walk(a, depth);
    say(a, after);
    a->may = may;
}

static void write_quiet(Author *a, int depth) {
    unsigned may = a->may;
    write_between(a, "quiet(", ")", true, depth);
    a->may |= ASK_WALKS | ASK_GOES;
    if (one_in(a, 3)) {
        say(a, one_in(a, 2) ? ":to(" : ":from(");
        write_cond(a, 2);
        say(a, ")");
    }
    a->may = may;
}

static void write_promotion(Author *a, int depth) {
    write_between(a, "(", "):promote { at = ", false, depth);
    write_zone(a);
    if (one_in(a, 2)) {
        say(a, ", may = ");
        write_zone(a);
    }
    say(a, ", to = ");
    if (a->lost.n && one_in(a, 2))
        say(a, phrases_pick(a, &a->lost));
    else
        write_kinds(a);
    say(a, " }");
}

static void write_each(Author *a) {
    static const char *const bodies[] = {"d + jump(d * d)", "d * anything * d",
                                         "d * d",           "straight(d:ride()) * friend * d",
                                         "d:takes(d)",      "jump(d) * take * d"};
    sayf(a, "each(%s, function(d) return ", phrases_pick(a, a->sets.n ? &a->sets : &a->dirs));
    sayf(a, "%s end)", choose(a, bodies, COUNT(bodies)));
}

/* p:to(c), p:from(c), p:takes(d) */
static void write_with(Author *a, int depth) {
    write_between(a, "(", ")", false, depth);
    if (one_in(a, 4)) {
        say(a, ":takes(");
        say(a, phrases_pick(a, one_in(a, 60) ? &a->sets : &a->dirs));
    } else {
        say(a, one_in(a, 2) ? ":to(" : ":from(");
        write_cond(a, 2);
    }
    say(a, ")");
}

/* The piece stays, with an effect there or afar. */
static void write_staying(Author *a, int depth) {
    if (one_in(a, 2)) {
        write_between(a, "still(", ")", false, depth);
    } else {
        say(a, "stay * ");
        write_cond(a, 1);
    }
    write_effects(a, 2);
}

/* The piece lands, with an effect. */
static void write_doing(Author *a, int depth) {
    write_between(a, "(", ")", false, depth);
    a->landing = true;
    write_effects(a, 2);
    a->landing = false;
}

/* Shifts another piece before or after the step: the cells change in the same way, but another
** piece has moved. */
static void write_led(Author *a) {
    const char *from = phrases_pick(a, &a->cells), *to = phrases_pick(a, &a->cells);
    const char *dirs = phrases_pick(a, &a->dirs);
    sayf(a, "%s * shift(\"%s\", \"%s\") + ", dirs, from, to);
    sayf(a, "shift(\"%s\", \"%s\") * %s", from, to, one_in(a, 2) ? dirs : "(b.n)^2");
}

/* An effect before the piece steps. */
static void write_before(Author *a, int depth) {
    if (a->cells.n && one_in(a, 2)) {
        write_led(a);
        return;
    }
    write_effect(a, 1);
    write_between(a, " * (", ")", false, depth);
    if (one_in(a, 2))
        write_effects(a, 1);
}

/* On large boards `anywhere` is an instruction of its own, which is not allowed in rides; few
** boards are large. */
static bool wants_anywhere(Author *a) {
    enum { LARGE = 200 };
    return a->cells.n > LARGE && one_in(a, 2);
}

static void write_way(Author *a, int depth) {
    if (wants_anywhere(a)) {
        say(a, "anywhere");
        return;
    }
    switch (below(a, 13)) {
    case 0:
    case 1: write_quiet(a, depth); return;
    case 9: write_before(a, depth); return;
    case 2: write_between(a, "capture(", ")", false, depth); return;
    case 3: write_promotion(a, depth); return;
    case 4: write_each(a); return;
    case 5: write_with(a, depth); return;
    case 6: write_staying(a, depth); return;
    case 7:
        if (a->rights.n) {
            sayf(a, "once(%s, ", phrases_pick(a, &a->rights));
            write_between(a, "", ")", false, depth);
            return;
        } /* fall through */
    case 8: write_doing(a, depth); return;
    default: write_between(a, "(", ")", false, depth);
    }
}

void write_move(Author *a, int depth) {
    unsigned may = a->may;
    a->walking = true;
    a->may = (unsigned)~(ASK_LEGAL | ASK_SPAN | ASK_WALKS | ASK_GOES | ASK_THROW | ASK_EVENT |
                         ASK_HISTORY);
    if (a->throwing)
        a->may |= ASK_THROW;
    if (one_in(a, 12) && !a->throwing)
        a->may |= ASK_EVENT | ASK_HISTORY;
    int ways = 1 + below(a, 3), otherwise = one_in(a, 10) ? 1 : 0;
    for (int i = 0; i < ways + otherwise; i++) {
        say(a, i == 0 ? "" : i < ways ? " + " : " / ");
        if (otherwise)
            say(a, i == 0 ? "(" : "");
        write_way(a, depth);
        if (otherwise && i + 1 == ways)
            say(a, ")");
    }
    a->walking = false;
    a->may = may;
}

void write_drop(Author *a) {
    unsigned may = a->may;
    a->walking = true;
    a->may = ASK_CELL | ASK_BOARD | ASK_VARS | ASK_WALKS;
    say(a, "anywhere");
    if (one_in(a, 2)) {
        say(a, ":to(");
        write_cond(a, 2);
        say(a, ")");
    }
    static const char *const more[] = {" * flips", " * captures", " * become(\"Ant\")"};
    if (one_in(a, 4))
        say(a, choose(a, more, COUNT(more)));
    if (one_in(a, 6)) {
        say(a, " * ");
        write_effect(a, 1);
        sayf(a, " * (%s)", phrases_pick(a, &a->dirs));
    }
    a->walking = false;
    a->may = may;
}

void write_landing(Author *a) {
    unsigned may = a->may;
    a->walking = true;
    a->may = ASK_CELL | ASK_BOARD | ASK_VARS;
    sayf(a, "(%s)", phrases_pick(a, &a->dirs));
    a->landing = true;
    write_effects(a, 2);
    a->landing = false;
    a->walking = false;
    a->may = may;
}
