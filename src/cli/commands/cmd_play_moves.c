/*
** cmd_play_moves.c -- `stepwise play-moves`: plays moves, prints the position and the result.
*/
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"

#include <stdio.h>

/* Plays the moves that follow the game's name. False, with a message, at the first that is
** refused. Throws may be arguments of their own; those that are not given are drawn. */
static bool play_all(const Args *a, sw_Match *m) {
    for (int i = 1; i < a->nwords; i++) {
        char *error;
        if (sw_match_play(m, a->word[i], &error))
            continue;
        char context[24];
        snprintf(context, sizeof context, "move %d", i);
        return complain_taking(context, error);
    }
    sw_match_throw(m);
    return true;
}

int cmd_play_moves(const Args *a, Session *s) {
    if (!play_all(a, s->match))
        return EXIT_NO;
    if (args_has(a, OPT_JSON))
        print_json(json_of_state(s->match));
    else
        print_state(s->match);
    return EXIT_DONE;
}
