/*
** rulebook.c -- makes sentences of turns, decrees, throws and rules, around their conditions.
*/
#include "rulebook.h"

#include "amount.h"
#include "base/ascii.h"
#include "movement.h"
#include "noun.h"
#include "said.h"
#include "sides.h"
#include "tally.h"
#include "text/write/verdict.h"
#include "vm/model/display.h"

#include <string.h>

/* ---- turns ---- */

static bool has_all(const Game *g, KindSet set) {
    return (set & game_all_kinds(g)) == game_all_kinds(g);
}

static void add_kinds(const Game *g, KindSet set, Str *out) {
    const Man man = {.mask = ON_ANYTHING, .kinds = has_all(g, set) ? 0 : set, .any = true};
    noun_man(g, &man, false, out);
}

/* How the kinds move by a row of Game.programs: one description if they all move alike, else
** one for each kind. */
static void add_walks(const Game *g, KindSet set, int row, Str *out) {
    Str each = {0}, first = {0}, ways = {0};
    bool alike = true;
    for (int k = 0; k < g->nkinds; k++) {
        str_clear(&ways);
        for (int owner = 0; owner < g->nplayers && set >> k & 1 && ways.n == 0; owner++)
            movement_write_row(g, row, owner, k, &ways);
        if (ways.n == 0)
            continue;
        alike = alike && (first.n == 0 || strcmp(str_text(&first), str_text(&ways)) == 0);
        str_addf(&each, "%s%s: %s", each.n ? "; " : "", g->kinds[k].name, str_text(&ways));
        if (first.n == 0)
            str_add(&first, str_text(&ways));
    }
    if (first.n)
        str_addf(out, " as follows (%s)", str_text(alike ? &first : &each));
    str_free(&each);
    str_free(&first);
    str_free(&ways);
}

/* True if some player has a walk for any of the part's kinds. */
static bool any_walks(const Game *g, const Part *part) {
    bool any = false;
    for (int i = 0; i < g->nplayers * g->nkinds && !any; i++)
        any = part->kinds >> i % g->nkinds & 1 &&
              game_walk(g, part->program, i / g->nkinds, i % g->nkinds);
    return any;
}

/* True if a man can be put down in the part; if the part must capture, only a drop that takes
** something counts. */
static bool any_drops(const Game *g, const Part *part) {
    bool any = part->drops && !part->captures;
    for (int i = 0; part->drops && i < g->nplayers * g->nkinds && !any; i++) {
        const Program *p = game_walk(g, part->drops, i / g->nkinds, i % g->nkinds);
        for (int at = 0; p && at < p->n && !any; at += op_length(p->code[at]))
            any =
                p->code[at] == OP_ACT && fx_info[g->acts[p->code[at + 1]].fx].does & DOES_TAKE;
    }
    return any;
}

static void add_part(const Game *g, const Part *part, Str *out) {
    if (!part->kinds && !part->drops) {
        str_add(out, "pass");
    } else if (part->only_drops || (part->drops && !any_walks(g, part))) {
        str_add(out, "drop a piece from the hand");
    } else {
        str_add(out, part->captures ? "capture with " : "move ");
        add_kinds(g, part->kinds, out);
        if (part->program)
            add_walks(g, part->kinds, part->program, out);
        if (any_drops(g, part))
            str_add(out, ", or drop a piece from the hand");
        if (any_drops(g, part) && part->captures)
            str_add(out, " so that it captures something");
    }
    if (part->when) {
        str_add(out, ", but only when ");
        sentence_say(g, 0, part->when, false, out);
    }
    if (part->optional)
        str_add(out, " (this part is optional)");
}

/* False if nobody can make the turn, since a part of it that is not optional has no walk for
** any of its kinds. */
static bool can_be(const Game *g, const Turn *t) {
    for (int i = 0; i < t->nparts; i++) {
        const Part *part = &t->part[i];
        if (!part->optional && part->program && part->kinds && !part->drops &&
            !any_walks(g, part))
            return false;
    }
    return true;
}

static void write_turn(const Game *g, const Turn *t, Str *out) {
    str_add(out, t->otherwise ? "If nothing above is possible, a player may "
                              : "On his turn a player may ");
    for (int i = 0; i < t->nparts; i++) {
        str_add(out, i ? ", and then " : "");
        add_part(g, &t->part[i], out);
    }
    if (t->most) {
        str_add(out, "; of these moves he must make one after which this is largest: ");
        Speaker s = {.g = g, .from = out->n};
        amount_say(&s, t->most, false, out);
    }
    str_add(out, ".");
}

/* A turn that reads like one told before is not repeated (rulebook_line). */
static void add_turn(const Game *g, const Turn *t, Str *out) {
    if (!can_be(g, t))
        return;
    Str line = {0};
    write_turn(g, t, &line);
    rulebook_line(str_text(&line), out);
    str_free(&line);
}

bool rulebook_line(const char *line, Str *out) {
    if (!line)
        return false;
    const char *at = out->n ? str_text(out) : NULL;
    size_t n = strlen(line);
    for (; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        if (strncmp(at, line, n) == 0 && at[n] == '\n')
            return true;
    str_addf(out, "%s\n", line);
    return true;
}

int rulebook_mover(const Game *g, ExprId when) {
    SaidList list = {0};
    said_collect(g, (Said){when, false}, false, &list);
    for (int i = 0; i < list.n; i++) {
        const Expr *e = &g->exprs[list.at[i].id];
        bool mover = e->kind == EXPR_MOVER || e->kind == EXPR_ASKED_AS;
        if (mover && !list.at[i].opposite && e->who >= WHO_PLAYER0)
            return e->who - WHO_PLAYER0;
    }
    return 0;
}

static void add_decree(const Game *g, Decree decree, int i, const char *begins, Str *out) {
    ExprId when = g->decree[decree].at[i];
    str_add(out, begins);
    sentence_say_there(g, rulebook_mover(g, when), when, false, out);
    str_add(out, ".\n");
}

/* What add_sides() and its caller go through: the decrees of one sort, the changes, or the
** rules. */
typedef struct Several {
    Decree decree;
    const char *begins; /* how a sentence about a decree begins; NULL: they are no decrees */
    bool changes;       /* they are changes (Game.triggers) */
    int all;            /* how many there are */
} Several;

static void add_rule(const Game *g, int i, Str *out);

/* Makes one sentence of number i and those after it, one for each player. False, with nothing
** added: they do not make one. */
static bool add_sides(const Game *g, const Several *of, int i, Str *out) {
    Str each[PLAYERS_MAX] = {{0}};
    const char *sentence[PLAYERS_MAX];
    if (i + g->nplayers > of->all)
        return false;
    for (int p = 0; p < g->nplayers; p++) {
        if (of->begins)
            add_decree(g, of->decree, i + p, of->begins, &each[p]);
        else if (of->changes)
            tally_change(g, i + p, &each[p]);
        else
            add_rule(g, i + p, &each[p]);
        sentence[p] = str_text(&each[p]);
    }
    bool joined = sides_join(g, sentence, out);
    for (int p = 0; p < g->nplayers; p++)
        str_free(&each[p]);
    return joined;
}

/* A skip is evaluated with the player who would move next as the mover. What add_decree() says
** of one player, "White made the last move", is wrong of him: he only would. */
static void add_skip(const Game *g, int i, const char *begins, Str *out) {
    Str line = {0}, asked = {0};
    add_decree(g, DECREE_SKIP, i, begins, &line);
    int player = rulebook_mover(g, g->decree[DECREE_SKIP].at[i]);
    str_addf(&asked, "%s%s made the last move", begins, g->display->player[player].name);
    if (str_starts(str_text(&line), str_text(&asked)))
        str_addf(out, "%sthe mover is %s%s", begins, g->display->player[player].name,
                 str_text(&line) + asked.n);
    else
        str_add(out, str_text(&line));
    str_free(&line);
    str_free(&asked);
}

/* Writes "that player" for "the mover": a player who is asked, as if he were the mover, whether
** he is passed over is not the mover yet. Names, which are in quotes, stay. */
static void rename_mover(size_t from, Str *out) {
    static const char mover[] = "the mover";
    Str line = {0};
    bool name = false;
    str_add(&line, str_text(out) + from);
    str_cut(out, from);
    for (const char *at = str_text(&line); *at; at++) {
        bool possessive = !name && at > str_text(&line) && ascii_alpha(at[-1]);
        name ^= *at == '\'' && !possessive;
        if (!name && str_starts(at, mover)) {
            str_add(out, "that player");
            at += sizeof mover - 2;
        } else {
            str_addc(out, *at);
        }
    }
    str_free(&line);
}

static void add_decrees(const Game *g, Decree decree, const char *begins, bool by_author,
                        Str *out) {
    const Several all = {decree, begins, false, g->decree[decree].n};
    for (int i = 0; i < all.all; i++) {
        if (by_author && rulebook_line(g->display->decree_help[decree][i], out))
            continue;
        size_t from = out->n;
        if (add_sides(g, &all, i, out))
            i += g->nplayers - 1;
        else if (decree == DECREE_SKIP)
            add_skip(g, i, begins, out);
        else
            add_decree(g, decree, i, begins, out);
        if (decree == DECREE_SKIP)
            rename_mover(from, out);
    }
}

/* `all`: said for all players, who have it alike; else to the player whose it is. */
static void say_follow(const Game *g, const Follow *f, bool all, Str *out) {
    Speaker s = {.g = g, .player = all ? 0 : f->player, .all = all, .from = out->n};
    str_addf(out, "%s, from every cell", f->again ? ", again and again" : "");
    sentence_cell(&s, &f->from, f->from != 0, out);
    str_add(out, ", each of these walks takes effect (");
    movement_walks(&s, &g->queries[f->walk], out);
    str_add(out, ").\n");
}

/* True if statement i is the same for all players, as each sees the board. Game.follows has n
** statements for each player, player by player. */
static bool follows_alike(const Game *g, int n, int i) {
    Str first = {0}, other = {0};
    bool alike = true;
    say_follow(g, &g->follows[i], false, &first);
    for (int p = 1; p < g->nplayers && alike; p++) {
        str_clear(&other);
        say_follow(g, &g->follows[p * n + i], false, &other);
        alike = strcmp(str_text(&first), str_text(&other)) == 0;
    }
    str_free(&first);
    str_free(&other);
    return alike;
}

static void add_follows(const Game *g, bool by_author, Str *out) {
    int n = g->nfollows / g->nplayers;
    for (int i = 0; i < n; i++) {
        if (by_author && rulebook_line(g->display->follows_help[i], out))
            continue;
        bool alike = follows_alike(g, n, i);
        if (alike)
            str_add(out, "After each move");
        for (int p = 0; p < (alike ? 1 : g->nplayers); p++) {
            if (!alike)
                str_addf(out, "After each move of %s", g->display->player[p].name);
            say_follow(g, &g->follows[p * n + i], alike, out);
        }
    }
}

static void add_throws(const Game *g, bool by_author, Str *out) {
    for (int i = 0; i < g->nchances; i++) {
        const Chance *c = &g->chances[i];
        if (by_author && rulebook_line(g->display->throws[i].help, out))
            continue;
        str_addf(out, "'%s' %s %s", c->name, c->noutcomes > 1 ? "is thrown" : "happens",
                 c->opening ? "before the first move" : "after a move");
        if (c->when) {
            str_add(out, " when ");
            sentence_say(g, 0, c->when, false, out);
        }
        str_add(out, ".\n");
    }
}

static void add_changes(const Game *g, bool by_author, Str *out) {
    const Several all = {.changes = true, .all = g->ntriggers};
    for (int i = 0; i < all.all;) {
        Str line = {0};
        if (by_author && rulebook_line(g->display->triggers_help[i], out)) {
            i++;
            continue;
        }
        i += add_sides(g, &all, i, &line) ? g->nplayers : tally_change(g, i, &line);
        if (line.n)
            rulebook_line(str_text(&line), out);
        str_free(&line);
    }
}

void rulebook_turns(const Game *g, bool by_author, Str *out) {
    if (g->nturns == 0)
        str_add(out, "On his turn a player moves one piece.\n");
    for (int i = 0; i < g->nturns; i++)
        if (!by_author || !rulebook_line(g->display->turns_help[i], out))
            add_turn(g, &g->turns[i], out);
    add_follows(g, by_author, out);
    add_throws(g, by_author, out);
    add_decrees(g, DECREE_AGAIN, "The same player moves again after a move when ", by_author,
                out);
    add_decrees(g, DECREE_SKIP, "After a turn the next player is skipped when ", by_author,
                out);
    tally_begin(g, by_author, out);
    add_changes(g, by_author, out);
}

/* ---- endings ---- */

/* True if the condition holds only where the last move has taken something. */
static bool says_taken(const Game *g, ExprId when) {
    const Expr *e = &g->exprs[when];
    if (e->kind == EXPR_AND)
        return says_taken(g, e->a) || says_taken(g, e->b);
    if (e->kind == EXPR_OR)
        return says_taken(g, e->a) && says_taken(g, e->b);
    return e->kind == EXPR_CAPTURED;
}

/* Whom the rule is for. If the last move took nothing, a rule for the captor or the loser is
** for the player who made it. */
static const char *who_of(const Game *g, const Rule *r) {
    static const char *const words[] = {
        [WHO_NOBODY] = "Nobody",
        [WHO_ME] = "The player who has just moved",
        [WHO_NEXT] = "The player to move next",
        [WHO_ANY] = "Everybody",
        [WHO_NEUTRAL] = "Nobody",
        [WHO_CAPTOR] = "The player who made the last capture",
        [WHO_LOSER] = "The player whose piece was captured last",
        [WHO_WINNER] = "The player who has won",
    };
    bool taken = says_taken(g, r->when);
    if (r->who == WHO_CAPTOR && !taken)
        return "The player who captured something in the last move (if it captured nothing, "
               "the player who made it)";
    if (r->who == WHO_LOSER && !taken)
        return "The player whose piece was captured in the last move (if it captured nothing, "
               "the player who made it)";
    return r->who >= WHO_PLAYER0 ? g->display->player[r->who - WHO_PLAYER0].name
                                 : words[r->who];
}

static void add_rule(const Game *g, int i, Str *out) {
    const Rule *r = &g->rules[i];
    if (r->verdict == VERDICT_DRAW)
        str_add(out, r->claimed ? "A player may claim a draw" : "The game is drawn");
    else
        str_addf(out, "%s %s", who_of(g, r), r->verdict == VERDICT_WIN ? "wins" : "loses");
    if (r->losers_share) {
        str_add(out, " ");
        verdict_write_points(POINT_PARTS - r->losers_share, out);
        str_add(out, " of the point");
    }
    verdict_write_says(g, i, out);
    str_add(out, " when ");
    sentence_say_there(g, rulebook_mover(g, r->when), r->when, false, out);
    str_add(out, ".\n");
}

void rulebook_name(const Game *g, int i, Str *out) {
    if (i < g->nrules && g->display->rules[i].says)
        verdict_write_name(g, i, out);
    else
        str_add(out, i < g->nrules ? verdict_word(g->rules[i].verdict) : "no move");
}

/* Whether the condition holds whenever the player has made a move that leaves no legal move. */
static bool follows_stuck(const Game *g, ExprId id, int player) {
    const Expr *e = &g->exprs[id];
    if (id == 0 || e->kind == EXPR_NO_MOVES)
        return true;
    if (e->kind == EXPR_MOVER || e->kind == EXPR_ASKED_AS)
        return e->who == WHO_PLAYER0 + player;
    if (e->kind == EXPR_AND)
        return follows_stuck(g, e->a, player) && follows_stuck(g, e->b, player);
    return e->kind == EXPR_OR &&
           (follows_stuck(g, e->a, player) || follows_stuck(g, e->b, player));
}

/* Whether some rule holds after each move that leaves no legal move, whoever has made it. */
static bool ends_stuck(const Game *g) {
    for (int p = 0; p < g->nplayers; p++) {
        bool ends = false;
        for (int i = 0; i < g->nrules; i++)
            ends |= !g->rules[i].claimed && follows_stuck(g, g->rules[i].when, p);
        if (!ends)
            return false;
    }
    return true;
}

/* True if a player can be left without a legal move and no rule says what happens then. He
** cannot if he may always pass. */
static bool gets_stuck(const Game *g) {
    bool passes = false;
    for (int i = 0; i < g->nturns && g->decree[DECREE_FORBID].n == 0; i++) {
        const Part *part = &g->turns[i].part[0];
        passes |= g->turns[i].nparts == 1 && !part->kinds && !part->drops && !part->when;
    }
    return !passes && !ends_stuck(g);
}

static void add_stuck(const Game *g, Str *out) {
    bool asked = false;
    for (int i = 0; i < g->nrules; i++)
        asked |= g->facts[g->rules[i].when].asks & ASK_MOVES;
    str_addf(out, "The game is drawn when no legal move is left%s.\n",
             asked ? " and nothing above applies" : "");
}

void rulebook_endings(const Game *g, bool by_author, Str *out) {
    add_decrees(g, DECREE_FORBID, "A move is illegal if afterwards ", by_author, out);
    const Several rules = {.all = g->nrules};
    for (int i = 0; i < g->nrules; i++) {
        if (by_author && rulebook_line(g->display->rules[i].help, out))
            continue;
        if (add_sides(g, &rules, i, out))
            i += g->nplayers - 1;
        else
            add_rule(g, i, out);
    }
    if (gets_stuck(g))
        add_stuck(g, out);
}

/* ---- what is written in words ---- */

static bool can_pass(const Game *g) {
    bool any = false;
    for (int i = 0; i < g->nturns; i++) {
        const Part *part = &g->turns[i].part[0];
        any |= g->turns[i].nparts == 1 && !part->kinds && !part->drops;
    }
    return any;
}

void rulebook_calls(const Game *g, Str *out) {
    const char *pass = g->display->notations[0].part[NOTE_PASS];
    if (can_pass(g))
        str_addf(out, "A pass is written: %s.\n", pass ? pass : "--");
    for (int i = 0; i < g->ncalls; i++)
        str_addf(out, "%s%s%s",
                 i ? ", " : "Moves with a name of their own: ", g->display->calls[i],
                 i + 1 == g->ncalls ? ".\n" : "");
}
