/*
** cmd_moves.c -- `stepwise moves`: the legal moves, one a line, sorted.
*/
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"

#include <jansson.h>
#include <stdio.h>

static void print_moves(const sw_Match *m, bool json) {
    char **moves = sw_match_moves(m, NULL, NULL, NULL);
    if (json) {
        print_json(json_pack("{s:o, s:o}", "fen", json_taking(sw_match_fen(m)), "moves",
                             json_of_list(moves)));
        return;
    }
    for (char **move = moves; *move; move++)
        puts(*move);
    sw_free(moves);
}

/* Draws the throws that are due at the beginning. A position given by --fen stays as it is; if
** a throw is due there, a message says that there are no moves before it. */
static void throw_unless_given(const Args *a, sw_Match *m) {
    if (!args_has(a, OPT_FEN))
        sw_match_throw(m);
    if (sw_match_due(m)) {
        char *forms = sw_match_forms(m);
        complain("no moves are possible before the throw that is due (%s): %s", sw_match_due(m),
                 forms);
        sw_free(forms);
    }
}

int cmd_moves(const Args *a, Session *s) {
    char *error;
    const char *notation = a->option[OPT_NOTATION].text;
    throw_unless_given(a, s->match);
    if (notation && !sw_match_set_notation(s->match, notation, &error)) {
        complain_taking("--notation", error);
        return EXIT_WRONG;
    }
    print_moves(s->match, args_has(a, OPT_JSON));
    return EXIT_DONE;
}
