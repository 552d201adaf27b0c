/*
** variables.c -- counters, rights, markers, and hands.
*/
#include "author.h"

#include <string.h>

static void write_counter_decl(Author *a, int i) {
    bool own = one_in(a, 2), edges = one_in(a, 6);
    sayf(a, "c%d = counter \"c%d\" { ", i, i);
    if (edges)
        say(a, "min = -1000000, max = 1000000, start = 999999, ");
    else if (one_in(a, 2))
        sayf(a, "start = %d, max = %d, ", below(a, 3), 2 + below(a, 5));
    if (own)
        say(a, "per_player = true, ");
    if (one_in(a, 4))
        say(a, "clock = true, ");
    if (one_in(a, 4))
        say(a, "shown = true, ");
    if (one_in(a, 16))
        say(a, "carried = true, ");
    if (!own && one_in(a, 12))
        say(a, "turns = true, ");
    say(a, "}\n");
    phrases_add(own ? &a->own_counters : &a->counters, "c%d", i);
}

static void write_right_decl(Author *a, int i) {
    sayf(a, "r%d = right \"r%d\" { letter = \"%c\"", i, i, 'P' + i);
    if (one_in(a, 3)) {
        say(a, ", lost_by = ");
        write_zone(a);
    }
    if (one_in(a, 8))
        say(a, ", start = false");
    if (one_in(a, 10)) {
        say(a, ", where = ");
        a->afar = true;
        write_rule(a, 1, false);
        a->afar = false;
    }
    say(a, " }\n");
    phrases_add(&a->rights, "r%d", i);
}

static void write_marker_decl(Author *a, int i) {
    sayf(a, "m%d = marker \"m%d\" { ", i, i);
    if (one_in(a, 2))
        say(a, "brief = true, ");
    if (one_in(a, 8))
        say(a, "per_player = true, ");
    if (one_in(a, 10)) {
        unsigned may = a->may;
        say(a, "where = ");
        a->walking = true;
        a->may = ASK_CELL | ASK_BOARD | ASK_VARS;
        write_cond(a, 1);
        a->walking = false;
        a->may = may;
    }
    say(a, "}\n");
    phrases_add(&a->markers, "m%d", i);
}

static void write_holdings(Author *a, int i) {
    sayf(a, "h%d = holdings { ", i);
    write_quoted(a, a->pieces.at[0]);
    if (a->pieces.n > 1 && one_in(a, 2)) {
        say(a, ", ");
        write_quoted(a, a->pieces.at[1]);
    }
    say(a, " }\n");
    phrases_add(&a->lost, "h%d", i);
}

/* A hand with some pieces, each named once. */
void write_hand(Author *a) {
    say(a, "stock = hand { ");
    a->hands = true;
    for (int i = 0; i < a->pieces.n; i++) {
        const char *piece = a->pieces.at[i];
        if (strchr(piece, ' ') || (i > 0 && one_in(a, 3)))
            continue;
        if (one_in(a, 2))
            sayf(a, "%s = %d, ", piece, 1 + below(a, 3));
        else
            sayf(a, "\"%s\", ", piece);
        phrases_add(&a->own_counters, "stock.%s", piece);
    }
    say(a, one_in(a, 2) ? "captured = true }\n" : "}\n");
}

void write_var(Author *a, int i) {
    switch (below(a, 7)) {
    case 0:
    case 1:
    case 2: write_counter_decl(a, i); return;
    case 3:
    case 4: write_right_decl(a, i); return;
    case 5: write_marker_decl(a, i); return;
    default:
        if (a->lost.n || a->hands)
            write_marker_decl(a, i);
        else
            write_holdings(a, i);
    }
}
