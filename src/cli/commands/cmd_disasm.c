/*
** cmd_disasm.c -- `stepwise disasm`: the move programs of a piece, listed.
*/
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"

#include <jansson.h>
#include <stdio.h>

int cmd_disasm(const Args *a, Session *s) {
    char *error, *text = sw_game_disasm(s->game, a->word[1], &error);
    if (!text) {
        complain_taking("disasm", error);
        return EXIT_WRONG;
    }
    if (args_has(a, OPT_JSON))
        print_json(json_pack("{s:o, s:o}", "piece", json_shown(a->word[1]), "listing",
                             json_taking(text)));
    else
        print_taking("%s", text);
    return EXIT_DONE;
}
