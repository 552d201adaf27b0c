/*
** statements.c -- the statements of a definition, and their order.
*/
#include "author.h"

#include "fuzz/mutate.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

/* ---- helpers ---- */

void say(Author *a, const char *text) {
    str_add(a->out, text);
}

void sayf(Author *a, const char *fmt, ...) {
    char text[512];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    str_add(a->out, text);
}

void phrases_add(Phrases *p, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    if (p->n < PHRASES_MAX)
        vsnprintf(p->at[p->n++], PHRASE_MAX, fmt, args);
    va_end(args);
}

const char *phrases_pick(Author *a, const Phrases *p) {
    return p->n ? p->at[below(a, p->n)] : "nil";
}

const char *choose(Author *a, const char *const *list, int n) {
    return list[below(a, n)];
}

/* ---- players and pieces ---- */

static void write_game(Author *a) {
    say(a, "game { language = 1, name = ");
    say(a, one_in(a, 20) ? "\"a \\27[31m\\n\\\"name\\\"\"" : "\"Made\"");
    say(a, one_in(a, 6) ? ", author = \"nobody\", note = \"<&>\" }\n" : " }\n");
}

/* Names the players; how they see the board is written once that is known. */
static void name_players(Author *a) {
    static const char *const names[] = {"White", "Black", "Red", "Blue"};
    static const char *const odd[] = {"O'Hara", "M\xc3\xb6\x62", "a b", "<b>", "white"};
    int n = one_in(a, 8) ? 1 : one_in(a, 5) ? 3 + below(a, 2) : 2;
    for (int i = 0; i < n; i++)
        phrases_add(&a->players, "%s", one_in(a, 40) ? choose(a, odd, COUNT(odd)) : names[i]);
}

static void write_players(Author *a) {
    static const char letters[] = "wbru", styles[] = "Aa'+";
    bool styled = one_in(a, 4), teams = a->players.n > 2 && one_in(a, 3);
    say(a, "players {");
    for (int i = 0; i < a->players.n; i++) {
        say(a, i ? ", { " : " { ");
        write_quoted(a, a->players.at[i]);
        sayf(a, ", letter = \"%c\"", letters[i]);
        a->style[i] = i < 2 ? styles[i] : '\0';
        if (styled || i > 1)
            sayf(a, ", style = \"%c\"", a->style[i] = styles[(i + styled * a->players.n) % 4]);
        if (a->images.n && (i == 1 || one_in(a, 3)) && !one_in(a, 8))
            sayf(a, ", sees = %s", phrases_pick(a, &a->images));
        if (teams)
            sayf(a, ", team = \"%s\"", i % 2 ? "odd" : "even");
        say(a, " }");
    }
    say(a, " }\n");
}

static void name_pieces(Author *a) {
    static const char *const names[] = {"Ant", "Bee", "Cat", "Dog", "Elk"};
    static const char signs[] = "*+#";
    int n = 1 + below(a, 4);
    for (int i = 0; i < n; i++) {
        phrases_add(&a->pieces, "%s", one_in(a, 50) ? "a \"fly\"" : names[i]);
        a->letter[i] = one_in(a, 10) ? signs[below(a, 3)] : (char)('A' + i);
    }
}

/* How a piece moves, and how it is dropped. */
static void write_ways(Author *a) {
    if (!one_in(a, 12)) {
        say(a, ", move = ");
        if (a->lasting)
            sayf(a, "%s + ", phrases_pick(a, a->sets.n ? &a->sets : &a->dirs));
        write_move(a, below(a, 4));
    }
    if (one_in(a, a->hands ? 2 : 12)) {
        say(a, ", drop = ");
        write_drop(a);
    }
}

static void write_piece(Author *a, int i) {
    bool kin = a->kin && !one_in(a, 12);
    say(a, "piece ");
    write_quoted(a, a->pieces.at[i]);
    sayf(a, " { \"%c\"", a->letter[i]);
    if (one_in(a, kin ? 20 : 6) && (!kin || a->kin != KIN_SCREENS))
        say(a, ", royal = true");
    if (one_in(a, 3))
        sayf(a, ", value = %d", one_in(a, 9) ? 1000000 : below(a, 10));
    if (one_in(a, 8))
        sayf(a, ", abbrev = \"%c2\"", 'A' + below(a, 3));
    if (one_in(a, 8))
        say(a, ", glyph = { \"\xe2\x99\x96\", \"\xe2\x99\x9c\" }");
    if (kin)
        write_kin_ways(a, i);
    else
        write_ways(a);
    if (a->hands && one_in(a, 6)) {
        say(a, ", returns = ");
        write_quoted(a, phrases_pick(a, &a->pieces));
    }
    say(a, " }\n");
}

/* ---- setup ---- */

/* The last rows, with pieces of the first player and empty cells. */
static void write_picture(Author *a) {
    int rows = 1 + below(a, a->nrows > 2 ? 2 : 1);
    say(a, "setup { [[");
    for (int r = a->nrows - rows; r < a->nrows; r++) {
        say(a, r > a->nrows - rows ? " \n" : "");
        for (int c = 0; c < a->row[r]; c++)
            sayf(a, " %c", one_in(a, 3) ? '.' : a->letter[below(a, a->pieces.n)]);
    }
    say(a, " ]]");
    if (one_in(a, 6)) {
        say(a, ", without = { ");
        write_quoted(a, phrases_pick(a, &a->pieces));
        say(a, " }");
    }
    if (one_in(a, 6)) {
        say(a, ", first = ");
        write_quoted(a, phrases_pick(a, &a->players));
    }
    if (one_in(a, 8)) {
        say(a, ", nobody = { ");
        sayf(a, "%s = b:zone { \"%s\" } }", phrases_pick(a, &a->pieces),
             phrases_pick(a, &a->cells));
    }
    say(a, " }\n");
}

/* A piece of any player, in FEN. */
static void write_man(Author *a) {
    int player = below(a, a->players.n);
    char letter = a->letter[below(a, a->pieces.n)], style = a->style[player];
    bool sign = letter < 'A';
    sayf(a, "%c", !sign && style == 'a' ? letter + 32 : letter);
    if (!sign && style && style != 'A' && style != 'a')
        sayf(a, "%c", style);
}

/* All rows, with pieces of all players. */
static void write_fen_setup(Author *a) {
    bool starred = memchr(a->letter, '*', (size_t)a->pieces.n) != NULL;
    say(a, "setup \"");
    for (int r = 0; r < a->nrows; r++) {
        int empty = 0;
        say(a, r ? "/" : "");
        for (int c = 0; c <= a->row[r]; c++) {
            bool man = one_in(a, 2), end = c == a->row[r];
            if (empty && (man || end))
                sayf(a, "%d", empty);
            empty = man ? 0 : empty + 1;
            if (man && !end && one_in(a, 10))
                say(a, starred ? "?" : "*");
            else if (man && !end)
                write_man(a);
        }
    }
    say(a, "\"\n");
}

static void write_setup(Author *a) {
    if (a->kin && a->kin <= KIN_FLIPS && !one_in(a, 3))
        say(a, "setup \"\"\n");
    else if (a->nrows == 1 || (a->players.n < 3 && a->images.n && one_in(a, 3)))
        write_picture(a);
    else
        write_fen_setup(a);
}

/* ---- options ---- */

/* An option that is a number, a cell, a list, or dice. */
static void write_typed_option(Author *a, int i) {
    bool set = one_in(a, 2);
    char name[16];
    snprintf(name, sizeof name, "o%d", i);
    switch (below(a, a->kin == KIN_DICE ? 4 : 3)) {
    case 0:
        if (set)
            sayf(a, "-- set o%d=5\n", i);
        sayf(a, "o%d = option \"o%d\" { min = %d, max = 9, default = 2 }\n", i, i, below(a, 3));
        phrases_add(&a->whole, "%s", name);
        return;
    case 1:
        if (set)
            sayf(a, "-- set o%d=%s\n", i, phrases_pick(a, &a->cells));
        sayf(a, "o%d = option \"o%d\" { type = \"cell\", default = \"no\", \"no\" }\n", i, i);
        phrases_add(&a->zones, "(%s.no and b:zone {} or b:zone { %s:get() })", name, name);
        return;
    case 2:
        if (set)
            sayf(a, "-- set o%d=x,y\n", i);
        sayf(a, "o%d = option \"o%d\" { type = \"list\", default = \"none\", \"x\", \"y\" }\n",
             i, i);
        phrases_add(&a->conds, "(%s:get().x and always or empty)", name);
        return;
    default:
        if (set)
            sayf(a, "-- set o%d=best1of2d4\n", i);
        sayf(a, "o%d = option \"o%d\" { type = \"dice\", default = \"1d3\" }\n", i, i);
        phrases_add(&a->dice, "%s", name);
    }
}

/* An option with two choices that stand for patterns or conditions; the second may be set. */
static void write_option(Author *a, int i) {
    bool walk = one_in(a, 2), walking = a->walking;
    unsigned may = a->may;
    if (one_in(a, 2))
        sayf(a, "-- set o%d=two\n", i);
    sayf(a, "o%d = option \"o%d\" { %shelp = \"<>\",\n  { \"one\", ", i, i,
         one_in(a, 2) ? "per_side = true, " : "");
    a->walking = walk;
    a->may = ASK_BOARD | ASK_VARS;
    for (int row = 0; row < 2; row++) {
        say(a, row ? ", abbrev = \"A\" },\n  { \"two\", " : "");
        if (walk)
            write_walk(a, 1);
        else
            write_cond(a, 1);
    }
    say(a, ", abbrev = \"B C\" } }\n");
    a->walking = walking;
    a->may = may;
    phrases_add(walk ? &a->walks : &a->conds, "o%d", i);
    if (one_in(a, 3))
        sayf(a, "types \"{o%d}\"\n", i);
}

/* ---- rules ---- */

static void write_says(Author *a) {
    static const char *const says[] = {"says = \"an end\"",
                                       "says = \"{captor} takes {captured}\"", "mark = \"K\"",
                                       "says = \"<&>\", means = \"so\""};
    if (one_in(a, 2))
        sayf(a, ", %s", choose(a, says, COUNT(says)));
}

/* Endings that are common, so that the code after the end of a game is tested. */
static void write_common(Author *a) {
    switch (below(a, 4)) {
    case 0: say(a, "no_moves"); return;
    case 1: say(a, "count(other):at_most(1)"); return;
    case 2:
        say(a, "landed(");
        write_zone(a);
        say(a, ")");
        return;
    default: say(a, "captured "); write_quoted(a, phrases_pick(a, &a->pieces));
    }
}

static void write_ending(Author *a) {
    static const char *const verdicts[] = {"win", "loss", "draw", "win"};
    say(a, "ending {\n");
    for (int n = 1 + below(a, 3); n > 0; n--) {
        const char *verdict = choose(a, verdicts, COUNT(verdicts));
        sayf(a, "  %s { ", verdict);
        if (a->lasting || one_in(a, 2))
            write_common(a);
        else
            write_rule(a, 2, true);
        write_says(a);
        if (one_in(a, 4)) {
            say(a, verdict[0] == 'd' ? ", claimed = true"
                   : one_in(a, 2)    ? ", who = other"
                                     : ", who = mover");
        }
        if (verdict[0] == 'w' && one_in(a, 6))
            say(a, one_in(a, 2) ? ", points = 3/4" : ", points = 0.6");
        say(a, " },\n");
    }
    say(a, "}\n");
}

static void write_forbid(Author *a) {
    say(a, one_in(a, 4) ? "again { " : one_in(a, 6) ? "skip { " : "forbid { ");
    if (one_in(a, 2))
        say(a, "in_check()");
    else
        write_rule(a, 2, one_in(a, 60));
    say(a, " }\n");
}

void write_when(Author *a, bool legal) {
    if (!one_in(a, 3))
        return;
    a->alike = true;
    say(a, ", when = ");
    write_rule(a, 2, legal);
    a->alike = false;
}

static void write_part(Author *a) {
    say(a, "{ ");
    switch (below(a, a->hands ? 7 : 6)) {
    case 0: say(a, "\"pass\""); break;
    case 1:
    case 2:
    case 3: say(a, "\"move\""); break;
    case 4: say(a, "\"capture\""); break;
    case 6: say(a, "\"drop\""); break;
    default:
        write_kinds(a);
        say(a, ", ");
        write_move(a, 1);
    }
    write_when(a, one_in(a, 60));
    if (one_in(a, 3))
        say(a, ", optional = true");
    say(a, " }");
}

static void write_turn(Author *a, bool first) {
    say(a, "turn { ");
    for (int n = one_in(a, 2) ? 2 : 1 + below(a, 3); n > 0; n--) {
        write_part(a);
        say(a, n > 1 ? ", " : "");
    }
    if (!first && one_in(a, 2))
        say(a, ", otherwise = true");
    if (one_in(a, 6)) {
        say(a, ", most = ");
        write_rule_number(a, 1);
    }
    say(a, " }\n");
}

/* The order matters: a turn may be open only if those before it are not. */
static void write_turns(Author *a) {
    for (int n = 1 + below(a, 2), i = 0; i < n; i++)
        write_turn(a, i == 0);
}

static void write_follow(Author *a) {
    say(a, "follow { ");
    write_landing(a);
    if (one_in(a, 2)) {
        unsigned may = a->may;
        a->walking = true;
        a->may = ASK_CELL | ASK_BOARD | ASK_VARS;
        say(a, ", from = ");
        write_cond(a, 1);
        a->walking = false;
        a->may = may;
    }
    say(a, one_in(a, 4) ? ", again = true }\n" : " }\n");
}

static void write_goal(Author *a) {
    say(a, "goal(");
    write_rule_number(a, 2);
    say(a, ")\n");
}

static void write_series(Author *a) {
    static const char *const kinds[] = {
#define ORDER(name, word, meaning) word,
#include "vm/model/series.def"
#undef ORDER
    };
    sayf(a, "series \"%s\"\n", choose(a, kinds, COUNT(kinds)));
}

static bool counts(const Author *a) {
    return a->counters.n || a->own_counters.n || a->rights.n;
}

static void write_after(Author *a) {
    static const char *const times[] = {"turn", "move", "change", "capture", "start", "end"};
    const char *time = choose(a, times, COUNT(times));
    unsigned may = a->may;
    a->may = (unsigned)~(ASK_CELL | ASK_START | ASK_TRAIL | ASK_THROW | ASK_LEGAL | ASK_SPAN);
    say(a, "after { ");
    if (a->own_counters.n && one_in(a, 3)) {
        const char *c = phrases_pick(a, &a->own_counters);
        sayf(a, "%s:of(mover):pay(%s:of(other), ", c, c);
        write_number(a, 1);
        say(a, ")");
    } else {
        write_change(a, NODE_OPS);
    }
    write_when(a, one_in(a, 60));
    sayf(a, ", at = \"%s\" }\n", time);
    a->may = may;
}

/* ---- definitions ---- */

enum { STATEMENTS_MAX = 64 };

typedef struct Script {
    Author author;
    int n;
    Str statement[STATEMENTS_MAX];
} Script;

/* Starts the next statement. */
static Author *begin(Script *s) {
    s->author.out = &s->statement[s->n < STATEMENTS_MAX - 1 ? s->n++ : s->n];
    s->author.room = 40;
    s->author.may = ASK_BOARD | ASK_VARS;
    return &s->author;
}

static void swap(Script *s, int i, int j) {
    Str was = s->statement[i];
    s->statement[i] = s->statement[j];
    s->statement[j] = was;
}

/* Shuffles the statements from `first` on. */
static void shuffle(Script *s, int first) {
    for (int i = s->n - 1; i > first; i--)
        swap(s, i, first + below(&s->author, i - first + 1));
}

static void write_head(Script *s) {
    write_game(begin(s));
    write_board(begin(s));
    name_players(&s->author);
    name_pieces(&s->author);
    write_players(begin(s));
    if (one_in(&s->author, 5))
        write_hand(begin(s));
    for (int i = below(&s->author, 5); i > 0; i--)
        write_var(begin(s), i);
    for (int i = below(&s->author, 4) - 1; i > 0; i--)
        if (one_in(&s->author, 3))
            write_typed_option(begin(s), i);
        else
            write_option(begin(s), i);
    if (s->author.kin)
        write_kin_vars(begin(s));
}

/* What characterizes games of a kin, and little else. */
static void write_kin_rules(Script *s) {
    Author *a = &s->author;
    write_kin_ending(begin(s));
    if (!one_in(a, 12))
        write_kin_turns(begin(s));
    write_kin_throws(begin(s));
    if (one_in(a, 8))
        write_forbid(begin(s));
    if (one_in(a, 12))
        write_turns(begin(s));
    if (one_in(a, 12))
        write_follow(begin(s));
    if (counts(a) && one_in(a, 3))
        write_after(begin(s));
    if (one_in(a, 8))
        write_fen(begin(s));
}

static void write_rules(Script *s) {
    Author *a = &s->author;
    if (!one_in(a, 10))
        write_ending(begin(s));
    if (one_in(a, 4))
        write_forbid(begin(s));
    if (one_in(a, 3))
        write_turns(begin(s));
    if (one_in(a, 6))
        write_follow(begin(s));
    if (one_in(a, 8))
        write_goal(begin(s));
    if (one_in(a, 20))
        write_series(begin(s));
    for (int n = counts(a) ? below(a, 4) : 0; n > 0; n--)
        write_after(begin(s));
    int chance = below(a, 8); /* FEN writes what marks name for a single throw only */
    if (chance == 0)
        write_challenge(begin(s));
    else if (chance < 4)
        for (int n = 1 + below(a, 2); n > 0; n--)
            write_throw(begin(s), n);
    if (one_in(a, 5))
        write_fen(begin(s));
}

static void write_all(Script *s) {
    Author *a = &s->author;
    a->lasting = one_in(a, 2);
    if (one_in(a, 2))
        a->kin = (Kin)(1 + below(a, KIN_COUNT - 1));
    write_head(s);
    int head = s->n;
    for (int i = 0; i < a->pieces.n; i++)
        write_piece(begin(s), i);
    if (!one_in(a, 20))
        write_setup(begin(s));
    if (a->kin)
        write_kin_rules(s);
    else
        write_rules(s);
    bool late = one_in(a, 2); /* notations that name pieces come after these */
    if (!late)
        shuffle(s, head);
    if (one_in(a, 3))
        for (int n = 1 + below(a, 2); n > 0; n--)
            write_notation(begin(s), n);
    if (late && one_in(a, 4))
        shuffle(s, head);
    if (one_in(a, 20))
        swap(s, below(a, s->n), below(a, s->n));
    if (one_in(a, 50))
        shuffle(s, 0);
}

static const char *const words[] = {
#define NODE(name, sort, steps, args, word) word,
#include "lang/tree/tree.def"
#undef NODE
    "nil", "true", "-1", "{}", "\"\"", "9223372036854775807", "0/0", "piece", "setup", "turn",
};

void author_write(uint64_t seed, Str *out) {
    static const Script none;
    Script *s = mem_grow(NULL, sizeof *s);
    *s = none;
    rng_seed(&s->author.rng, rng_mix(seed));
    write_all(s);
    str_add(out, "");
    for (int i = 0; i <= s->n; i++) {
        str_add(out, str_text(&s->statement[i]));
        str_free(&s->statement[i]);
    }
    if (one_in(&s->author, 12))
        mutate(out, &s->author.rng, words, sizeof words / sizeof *words);
    free(s);
}
