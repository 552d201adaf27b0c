/*
** cmd_moves.c -- `stepwise moves`: the legal moves, one a line, sorted.
*/
#include "cli/common/cli.h"

#include <stdio.h>

static void print_moves(const Session *s, bool json) {
    char **moves = sw_match_moves(s->match, NULL, NULL, NULL);
    if (json) {
        char *fen = sw_match_fen(s->match);
        print_json(json_pack("{s:s, s:o}", "fen", fen, "moves", json_of_list(moves)));
        sw_free(fen);
    } else {
        for (char **m = moves; *m; m++)
            puts(*m);
    }
    sw_free(moves);
}

/* A position that was given is not changed: where a throw is due in it, nobody can move before. */
static bool open_as_given(const Args *a, Session *s) {
    if (!args_has(a, OPT_FEN))
        return session_open(a, s);
    bool fine = session_load(a, s);
    const char *due = fine ? sw_match_due(s->match) : NULL;
    if (due) {
        char *forms = sw_match_forms(s->match);
        complain("no moves before the throw that is due (%s): %s", due, forms);
        sw_free(forms);
    }
    return fine;
}

int cmd_moves(const Args *a) {
    Session s;
    char *error = NULL;
    const char *notation = a->option[OPT_NOTATION].text;
    bool open = open_as_given(a, &s);
    if (open && notation && !sw_match_set_notation(s.match, notation, &error))
        open = complain_taking("--notation", error);
    if (open)
        print_moves(&s, args_has(a, OPT_JSON));
    session_close(&s);
    return open ? EXIT_DONE : EXIT_WRONG;
}
