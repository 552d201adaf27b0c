/*
** written.c -- throws, and how positions and moves are written.
*/
#include "author.h"

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

/* ---- chance ---- */

static void write_row(Author *a, int number) {
    sayf(a, "  { %d", number);
    if (one_in(a, 3))
        sayf(a, ", weight = %d", 1 + below(a, 4));
    if (!one_in(a, 3)) {
        say(a, ", walk = ");
        a->throwing = a->afar = true;
        write_move(a, 1);
        a->throwing = a->afar = false;
        if (one_in(a, 2)) {
            say(a, ", of = ");
            write_quoted(a, phrases_pick(a, &a->pieces));
        } else {
            say(a, ", from = ");
            if (a->markers.n && one_in(a, 2))
                say(a, phrases_pick(a, &a->markers));
            else
                write_quoted(a, phrases_pick(a, &a->cells));
        }
        say(a, one_in(a, 2) ? ", optional = true" : "");
    }
    a->afar = true;
    write_when(a, false);
    a->afar = false;
    say(a, " },\n");
}

void write_throw(Author *a, int i) {
    static const char *const shows[] = {"{%d}", "(%d)", "d%d"};
    sayf(a, "throw \"t%d\" { ", i);
    if (one_in(a, 8)) {
        say(a, "opening = true, ");
    } else {
        a->alike = true;
        say(a, "when = ");
        if (one_in(a, 3))
            say(a, "captured()");
        else
            write_rule(a, 1, one_in(a, 60));
        a->alike = false;
        say(a, ", ");
    }
    sayf(a, "shows = \"%s\",\n", choose(a, shows, one_in(a, 9) ? 3 : 1));
    for (int n = 0, rows = 1 + below(a, 3); n < rows; n++)
        write_row(a, n + 1);
    say(a, "}\n");
}

/* Captures decided by dice: markers d0 and d1, and a throw. */
void write_challenge(Author *a) {
    say(a, "d0, d1 = challenge { ");
    if (one_in(a, 3)) {
        say(a, "except = ");
        write_kinds(a);
    }
    say(a,
        " }\nthrow \"duel\" { when = d0:over(0), marks = { d0, d1 }, shows = \"(%w %d:%d)\",\n"
        "  dice = { dice(1, 3), dice(1, 2) },\n"
        "  { when = (roll(1) + worth_at(d0)):over(roll(2) + worth_at(d1)), walk = "
        "d0:advance(d1) },\n");
    say(a, one_in(a, 4) ? "}\n" : "  { walk = d1:beat(d0) },\n}\n");
}

/* ---- FEN and notation ---- */

/* Mandatory fields are rarely left out. */
static void write_fields(Author *a, const Phrases *vars) {
    for (int i = 0; i < vars->n; i++)
        if (!one_in(a, 12))
            sayf(a, ", %s", vars->at[i]);
}

void write_fen(Author *a) {
    say(a, "fen { \"cells\", \"side\"");
    for (int i = 0; i < a->rights.n; i++)
        sayf(a, "%s%s%s", i ? ", " : ", { ", a->rights.at[i], i + 1 == a->rights.n ? " }" : "");
    write_fields(a, &a->counters);
    write_fields(a, &a->own_counters);
    write_fields(a, &a->markers);
    say(a, one_in(a, 4) ? ", \"-\" }\n" : " }\n");
}

/* Fields and signs. Signs alone make moves that are told apart by "+" or "/2", which a check or a
** number may have, too. */
static void write_template(Author *a) {
    static const char *const signs[] = {"x", "+", "#", "/2", "-"};
    static const char *const fields[] = {
#define FIELD(name, text) text,
#include "vm/model/fields.def"
#undef FIELD
    };
    bool plain = one_in(a, 4);
    if (plain)
        say(a, choose(a, signs, COUNT(signs)));
    for (int n = below(a, 4); n >= 0 && !plain; n--) {
        if (one_in(a, 5))
            say(a, choose(a, signs, COUNT(signs)));
        sayf(a, "{%s}", choose(a, fields, COUNT(fields)));
    }
}

static void write_templates(Author *a) {
    static const char *const notes[] = {
#define NOTE(name, word, text) word,
#include "vm/model/notes.def"
#undef NOTE
    };
    for (int i = 0; i < COUNT(notes); i++) {
        if (!one_in(a, COUNT(notes) / 2))
            continue;
        sayf(a, "%s = \"", notes[i]);
        write_template(a);
        say(a, "\", ");
    }
}

void write_notation(Author *a, int i) {
    sayf(a, "notation \"n%d\" { ", i);
    if (one_in(a, 3))
        say(a, "move = \"{piece}{which}{to}\", capture = \"{piece}{which}x{to}\", ");
    else
        write_templates(a);
    if (one_in(a, 4))
        say(a, "cells = function(name) return name:upper() end, ");
    if (one_in(a, 6))
        say(a, "pieces = function(piece, player, cell) return piece .. cell end, ");
    else if (one_in(a, 6))
        say(a, "pieces = { Ant = \"a1\" }, ");
    if (one_in(a, 6)) {
        say(a, "own = { [");
        write_quoted(a, phrases_pick(a, &a->pieces));
        say(a, "] = { ");
        write_templates(a);
        say(a, "} }, ");
    }
    if (one_in(a, 8)) {
        say(a, "taken = { [");
        write_quoted(a, phrases_pick(a, &a->pieces));
        say(a, "] = \"K\" }, ");
    }
    say(a, "}\n");
}
