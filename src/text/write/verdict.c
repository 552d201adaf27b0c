/*
** verdict.c -- the words that the game has for a rule, with their fields filled in.
*/
#include "verdict.h"

#include "template.h"
#include "words.h"

const char *verdict_word(Verdict v) {
    static const char *const words[] = {[VERDICT_NONE] = "",
                                        [VERDICT_WIN] = "win",
                                        [VERDICT_LOSS] = "loss",
                                        [VERDICT_DRAW] = "draw"};
    return words[v];
}

static bool add_kind(const void *pos, const char *name, size_t n, Str *out) {
    static const char *const fields[] = {RULE_FIELDS};
    const Pos *p = pos;
    const Piece pieces[] = {p->last.piece,
                            p->last.ncaught ? p->last.caught[0].piece : PIECE_NONE};
    size_t count = sizeof fields / sizeof *fields, i = template_field(fields, count, name, n);
    if (i == count)
        return false;
    Piece x = pieces[i % 2];
    const char *kind = piece_is(x) ? words_kind(p->game, x) : "piece";
    str_addf(out, "%s%s%s", i < 2 ? "" : words_article(kind), i < 2 ? "" : " ", kind);
    return true;
}

void verdict_write_words(const Pos *p, Result r, Str *out) {
    if (r.rule >= 0)
        template_fill(p->game->display->rules[r.rule].says, add_kind, p, out);
    else if (r.verdict != VERDICT_NONE)
        str_add(out, "no move");
}

void verdict_write_meaning(const Pos *p, Result r, Str *out) {
    if (r.rule >= 0)
        template_fill(p->game->display->rules[r.rule].means, add_kind, p, out);
}

void verdict_write_winner(const Game *g, int winner, Str *out) {
    if (winner >= g->nplayers) {
        str_addf(out, "%s loses", g->display->player[0].name);
        return;
    }
    int all = __builtin_popcount(g->partners[winner]) + 1, done = 0;
    for (int p = 0; p < g->nplayers; p++)
        if (!game_foes(g, winner, p)) {
            str_add(out, done == 0 ? "" : done + 1 == all ? " and " : ", ");
            str_add(out, g->display->player[p].name);
            done++;
        }
    str_add(out, all == 1 ? " wins" : " win");
}

void verdict_write_points(int parts, Str *out) {
    int a = parts, b = POINT_PARTS;
    while (b) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    str_addf(out, "%d", parts / a);
    if (a < POINT_PARTS)
        str_addf(out, "/%d", POINT_PARTS / a);
}

void verdict_write(const Pos *p, Result r, Str *out) {
    if (r.verdict == VERDICT_NONE) {
        str_add(out, "ongoing");
        return;
    }
    if (r.verdict == VERDICT_DRAW)
        str_add(out, "draw");
    else
        verdict_write_winner(p->game, r.winner, out);
    if (r.losers_share) {
        str_addc(out, ' ');
        verdict_write_points(POINT_PARTS - r.losers_share, out);
    }
    Str words = {0};
    verdict_write_words(p, r, &words);
    if (words.n > 0)
        str_addf(out, " (%s)", str_text(&words));
    str_free(&words);
}

void verdict_write_name(const Game *g, int i, Str *out) {
    for (const char *says = g->display->rules[i].says; says && *says; says++)
        if (*says != '{' && *says != '}') /* fields without their braces */
            str_addc(out, *says);
}

void verdict_write_says(const Game *g, int i, Str *out) {
    if (!g->display->rules[i].says)
        return;
    str_add(out, " (");
    verdict_write_name(g, i, out);
    str_add(out, ")");
}
