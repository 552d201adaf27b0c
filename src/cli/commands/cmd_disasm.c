/*
** cmd_disasm.c -- `stepwise disasm`: the move programs of a piece, listed.
*/
#include "cli/common/cli.h"

#include <stdio.h>

static bool list(const Args *a, const Session *s) {
    char *error, *text = sw_game_disasm(s->game, a->word[1], &error);
    if (!text)
        return complain_taking("disasm", error);
    if (args_has(a, OPT_JSON))
        print_json(json_pack("{s:s, s:s}", "piece", a->word[1], "listing", text));
    else
        fputs(text, stdout);
    sw_free(text);
    return true;
}

int cmd_disasm(const Args *a) {
    Session s;
    bool fine = session_open(a, &s) && list(a, &s);
    session_close(&s);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
