/*
** kin.c -- games of the sorts for which the program has a fast path: randomly combined words
** hardly ever make one.
**
** A fast path applies if the whole game qualifies: rows of placed stones (row.h), turns of two
** parts by one piece (pairs.h), turns that are open only if no earlier one is (steps.h), pieces
** that see over others, chains of captures (deeds.h), trails, flips, connections, dice.
** Everything else in such a game is made up as for any other.
*/
#include "author.h"

#include <stdio.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

static const char *some_dirs(Author *a) {
    return phrases_pick(a, a->sets.n && !one_in(a, 3) ? &a->sets : &a->dirs);
}

/* A cell with a piece of one side. */
static void write_men(Author *a, const char *whose) {
    say(a, whose);
    if (!one_in(a, 5))
        return;
    say(a, " * kind(");
    write_kinds(a);
    say(a, ")");
}

/* ---- walks ---- */

/* A walk to an empty cell, near or far. */
static void write_going(Author *a) {
    static const char *const ways[] = {"quiet(%s)", "quiet(straight((%s):ride()))",
                                       "quiet(straight((%s):upto(2)))", "quiet((%s)^2)",
                                       "quiet(jump((%s)^2))"};
    char text[PHRASE_MAX * 2];
    snprintf(text, sizeof text, choose(a, ways, one_in(a, 3) ? COUNT(ways) : 2), some_dirs(a));
    say(a, text);
    if (one_in(a, 6))
        say(a, one_in(a, 2) ? ":to(empty)" : ":from(at_start)");
}

/* A jump over an enemy, which is captured, to an empty cell, possibly repeated. */
static void write_chain(Author *a) {
    const char *dirs = some_dirs(a);
    bool flies = one_in(a, 3);
    say(a, one_in(a, 6) ? "(" : "revisit(");
    sayf(a, "straight(%s%s * (enemy%s) * take * %s * (%s))", dirs,
         flies ? ":upto(2):via(empty + at_start)" : "", one_in(a, 8) ? "" : " * -taken", dirs,
         one_in(a, 8) ? "empty" : "empty + at_start");
    say(a, one_in(a, 5) ? ")" : one_in(a, 4) ? ":upto(3))" : ":ride())");
    if (one_in(a, 4))
        sayf(a, ":to(-leads(straight(%s * enemy * %s * empty)))", dirs, dirs);
}

/* Leaves something on each cell, so that a move of many steps has many effects. */
static void write_trail(Author *a) {
    static const char *const deeds[] = {"put(\"Ant\")", "put(\"Ant\", nobody)", "unmake",
                                        "put(\"Ant\", other)"};
    say(a, one_in(a, 3) ? "(" : "straight(");
    sayf(a, "(%s * empty * %s):", some_dirs(a), choose(a, deeds, COUNT(deeds)));
    if (one_in(a, 2))
        sayf(a, "upto(%d))", 2 + below(a, 3));
    else
        say(a, "ride())");
}

/* An exact or maximal number of steps. */
static void write_steps(Author *a) {
    static const char *const ways[] = {"(%s)^%d", "((%s)^%d):via(empty)", "jump((%s)^%d)",
                                       "((%s):upto(%d)):via(empty)"};
    char text[PHRASE_MAX * 2];
    snprintf(text, sizeof text, choose(a, ways, COUNT(ways)), some_dirs(a), 2 + below(a, 5));
    say(a, text);
}

/* In a line, over one piece. */
static void write_over(Author *a) {
    static const char *const screens[] = {"anything", "friend", "enemy", "-empty"};
    sayf(a,
         "each(%s, function(d) return straight((d:ride() + stay) * d * %s * (d * d:ride() + "
         "d)) end)",
         some_dirs(a), choose(a, screens, COUNT(screens)));
}

/* A step to an empty cell, and another from there. */
static void write_bent(Author *a) {
    sayf(a, "%s * %s%s * %s", phrases_pick(a, &a->dirs), one_in(a, 3) ? "" : "empty * ",
         one_in(a, 4) ? "stay" : some_dirs(a), some_dirs(a));
}

/* Ways of seeing enemies from afar. */
static void write_seeing(Author *a) {
    switch (below(a, 5)) {
    case 0:
        write_going(a);
        say(a, " + capture(");
        write_over(a);
        say(a, ")");
        return;
    case 1: write_bent(a); return;
    case 2: sayf(a, "straight((%s):ride())", some_dirs(a)); return;
    case 3: write_over(a); return;
    default: say(a, some_dirs(a));
    }
}

/* How a stone is placed. */
static void write_stone(Author *a) {
    say(a, "anywhere");
    if (one_in(a, 5)) {
        say(a, ":to(");
        write_zone(a);
        sayf(a, " + beside(%s, anything))", some_dirs(a));
    } else if (one_in(a, 8)) {
        sayf(a, ":takes(%s)", phrases_pick(a, &a->dirs));
    }
}

static void write_flips(Author *a) {
    const char *dirs = some_dirs(a);
    static const char *const deeds[] = {"convert", "take", "convert", "become(\"Ant\")"};
    sayf(a, " * %s(straight((%s * enemy * %s):ride() * %s * friend))",
         one_in(a, 3) ? "any" : "every", dirs, choose(a, deeds, COUNT(deeds)), dirs);
}

/* An effect on groups of enemies without a liberty. */
static void write_smothers(Author *a) {
    const char *dirs = some_dirs(a);
    sayf(a, " * any(%s * (enemy * -(beside(%s, empty) + leads((%s * enemy):ride() * ", dirs,
         dirs, dirs);
    sayf(a, "at(beside(%s, empty))))) * take * (stay + (%s * enemy * take):ride()))", dirs,
         dirs);
}

/* ---- pieces ---- */

static void write_kin_drop(Author *a) {
    say(a, ", drop = ");
    write_stone(a);
    if (a->kin == KIN_FLIPS && !one_in(a, 4))
        write_flips(a);
    else if (a->kin == KIN_FLIPS || (a->kin == KIN_CHAINED && one_in(a, 3)))
        write_smothers(a);
    if (a->kin == KIN_PAIRS && !one_in(a, 8))
        sayf(a, " * mark(%s)", KIN_MARKER);
}

static void write_kin_move(Author *a) {
    say(a, ", move = (");
    if (a->kin == KIN_SCREENS)
        write_seeing(a);
    else if (a->kin == KIN_STEPS && one_in(a, 2))
        write_chain(a);
    else if (a->kin == KIN_TRAILS)
        write_trail(a);
    else if (a->kin == KIN_WALKS)
        write_steps(a);
    else if (a->kin == KIN_PAIRS && one_in(a, 3))
        say(a, some_dirs(a));
    else
        write_going(a);
    if (a->kin == KIN_STEPS) {
        say(a, " + ");
        if (one_in(a, 3))
            sayf(a, "capture(%s)", some_dirs(a));
        else
            write_chain(a);
    }
    if (a->kin == KIN_DICE && one_in(a, 2))
        sayf(a, " * at(%s:over(0))", KIN_COUNTER);
    say(a, ")");
    if (a->kin == KIN_PAIRS && !one_in(a, 8))
        sayf(a, " * mark(%s)", KIN_MARKER);
    if (a->kin == KIN_DICE && one_in(a, 2))
        sayf(a, " * %s:raise(-1)", KIN_COUNTER);
    if (a->kin == KIN_STEPS && one_in(a, 3)) {
        say(a, ":promote { at = ");
        write_zone(a);
        say(a, ", to = ");
        write_quoted(a, phrases_pick(a, &a->pieces));
        say(a, " }");
    }
}

static bool puts_stones(const Author *a) {
    return a->kin == KIN_ROWS || a->kin == KIN_FLIPS || a->kin == KIN_CHAINED;
}

void write_kin_ways(Author *a, int piece) {
    if (piece == 0 && (a->kin == KIN_SCREENS || (a->kin == KIN_WALKS && one_in(a, 2))))
        say(a, ", royal = true");
    if (puts_stones(a) ? !one_in(a, 6) : a->kin == KIN_PAIRS && one_in(a, 3))
        write_kin_drop(a);
    if (!puts_stones(a) || one_in(a, 4))
        write_kin_move(a);
}

/* ---- variables ---- */

void write_kin_vars(Author *a) {
    if (a->kin == KIN_PAIRS) {
        sayf(a, "%s = marker \"%s\" { brief = true }\n", KIN_MARKER, KIN_MARKER);
        phrases_add(&a->markers, KIN_MARKER);
    }
    if (a->kin == KIN_DICE) {
        sayf(a, "%s = counter \"%s\" { max = 12 }\n", KIN_COUNTER, KIN_COUNTER);
        phrases_add(&a->counters, KIN_COUNTER);
    }
}

/* ---- turns ---- */

/* An effect on a cell afar, or on one that the piece could go to. */
static void write_shot(Author *a) {
    static const char *const afar[] = {"still(anywhere:to(enemy)) * take",
                                       "still(anywhere:to(empty)) * unmake"};
    static const char *const deeds[] = {"unmake", "put(\"Ant\")", "put(\"Ant\", nobody)",
                                        "make"};
    if (one_in(a, 2)) {
        say(a, choose(a, afar, COUNT(afar)));
        return;
    }
    say(a, "still(");
    write_going(a);
    sayf(a, ") * %s", choose(a, deeds, one_in(a, 3) ? COUNT(deeds) : 1));
}

/* What the marked piece does next. */
static void write_second(Author *a) {
    say(a, "{ ");
    if (one_in(a, 4)) {
        say(a, "\"move\"");
    } else {
        write_kinds(a);
        sayf(a, ", at(marked(%s)", KIN_MARKER);
        if (one_in(a, 5))
            sayf(a, " * beside(%s, enemy)", some_dirs(a));
        say(a, ") * (");
        write_shot(a);
        if (one_in(a, 2))
            sayf(a, " + at(-beside(%s, enemy))", some_dirs(a));
        say(a, ")");
        if (one_in(a, 2))
            sayf(a, " * %s:clear()", KIN_MARKER);
    }
    say(a, one_in(a, 5) ? ", optional = true }" : " }");
}

static void write_pair(Author *a) {
    say(a, "turn { { ");
    if (one_in(a, 3)) {
        write_kinds(a);
        say(a, ", ");
        write_going(a);
        sayf(a, " * mark(%s)", KIN_MARKER);
    } else
        say(a, one_in(a, 4) ? "\"drop\"" : "\"move\"");
    say(a, " }, ");
    write_second(a);
    say(a, " }\n");
}

static void write_must(Author *a) {
    sayf(a, "turn { \"capture\"%s }\n", one_in(a, 3) ? ", most = captured(anyone)" : "");
    sayf(a, "turn { \"move\"%s }\n", one_in(a, 8) ? "" : ", otherwise = true");
}

void write_kin_turns(Author *a) {
    switch (a->kin) {
    case KIN_PAIRS: write_pair(a); return;
    case KIN_STEPS: write_must(a); return;
    case KIN_SCREENS: say(a, "forbid { in_check() }\n"); return;
    case KIN_WALKS:
        if (one_in(a, 2))
            say(a, "forbid { in_check() }\n");
        return;
    case KIN_FLIPS: say(a, "turn { \"move\" }\nturn { \"pass\", otherwise = true }\n"); return;
    case KIN_DICE:
        say(a, "turn { \"move\" }\nturn { \"pass\", otherwise = true }\n");
        if (one_in(a, 2))
            sayf(a, "again { %s:over(0) }\n", KIN_COUNTER);
        return;
    case KIN_TRAILS:
    case KIN_ROWS:
    case KIN_CHAINED:
    case KIN_ANY:
    case KIN_COUNT: return;
    }
}

/* ---- throws ---- */

static void write_cases(Author *a) {
    if (one_in(a, 2))
        sayf(a, "  { when = roll(1):is(roll(2)), %s },\n",
             one_in(a, 2) ? "again = \"equal\"" : "walk = stay");
    if (one_in(a, 2))
        sayf(a, "  { when = roll(1):over(roll(2)), from = \"%s\", walk = put(\"Ant\") },\n",
             phrases_pick(a, &a->cells));
    say(a, "  { walk = stay },\n");
}

static void write_dice(Author *a, bool opening) {
    sayf(a, "throw \"%s\" { %s, shows = \"%s\", dice = { ", opening ? "first" : "later",
         opening ? "opening = true" : "when = always", opening ? "<%d-%d>" : "(%d-%d)");
    if (a->dice.n && one_in(a, 2))
        sayf(a, "%s, ", phrases_pick(a, &a->dice));
    else
        sayf(a, "dice(1, %d), ", one_in(a, 4) ? 6 : 2 + below(a, 3));
    sayf(a, "dice(%d, %d%s) },\n", 1 + below(a, 2), one_in(a, 4) ? 6 : 2,
         one_in(a, 4) ? ", 1" : "");
    write_cases(a);
    say(a, "}\n");
}

void write_kin_throws(Author *a) {
    if (a->kin != KIN_DICE)
        return;
    if (one_in(a, 2))
        write_dice(a, true);
    write_dice(a, false);
    sayf(a, "after { %s:set(roll(%d)), at = \"change\", when = by_chance }\n", KIN_COUNTER,
         1 + below(a, 2));
}

/* ---- endings ---- */

static void write_line(Author *a) {
    const char *on = phrases_pick(a, &a->dirs), *back = phrases_pick(a, &a->dirs);
    int more = 1 + below(a, 3);
    if (one_in(a, 3)) {
        sayf(
            a,
            "friend * -beside(%s, friend) * leads((%s * friend)^%d) * -leads((%s * friend)^%d)",
            back, on, more, on, more + 1);
        return;
    }
    write_men(a, one_in(a, 8) ? "enemy" : "friend");
    sayf(a, " * leads(straight((%s * ", some_dirs(a));
    write_men(a, one_in(a, 12) ? "enemy" : "friend");
    sayf(a, ")^%d))", more);
    if (one_in(a, 4))
        sayf(a, " + friend * beside(%s, friend) * beside(%s, friend)", on, back);
}

/* Do connected pieces link one zone to another? */
static void write_link(Author *a) {
    write_zone(a);
    sayf(a, " * friend * leads((%s * friend):ride() * ", some_dirs(a));
    write_zone(a);
    say(a, ")");
}

void write_kin_ending(Author *a) {
    say(a, "ending {\n");
    if (a->kin == KIN_ROWS || a->kin == KIN_CHAINED)
        for (int n = below(a, 2); n >= 0; n--) {
            sayf(a, "  %s { cells(", one_in(a, 5) ? "loss" : "win");
            if (a->kin == KIN_ROWS)
                write_line(a);
            else
                write_link(a);
            say(a, one_in(a, 6) ? "):over(1) },\n" : "):over(0) },\n");
        }
    if (a->kin == KIN_SCREENS)
        say(a, "  win { no_moves * in_check(other) },\n");
    if (a->kin == KIN_FLIPS)
        say(a, "  win { cells(empty):is(0) * (count(mover) - count(other)):over(0) },\n"
               "  draw { passed * was(passed) },\n");
    if (puts_stones(a))
        say(a, "  draw { cells(empty):is(0) },\n");
    say(a, "  win { no_moves },\n}\n");
}
