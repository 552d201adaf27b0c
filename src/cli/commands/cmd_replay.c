/*
** cmd_replay.c -- `stepwise replay`: plays a record and prints the position and the result.
**
** With --notation it prints the record instead, with its moves in that notation. JSON has
** both.
*/
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/record.h"
#include "cli/engine/foreign.h"

#include <stdio.h>

/* Goes to the end. The record in JSON still says where it was saved. */
static void print_end(sw_Match *m, bool json) {
    char *record = json ? sw_match_record(m) : NULL;
    sw_match_redo(m, sw_match_plies(m) + 1);
    if (json) {
        json_t *o = json_of_state(m);
        json_object_set_new(o, "moves", json_integer(sw_match_ply(m)));
        json_object_set_new(o, "record", json_taking(record));
        print_json(o);
    } else {
        print_state(m);
        printf("moves %d\n", sw_match_ply(m));
    }
}

int cmd_replay(const Args *a, Session *s) {
    (void)s;
    Recorded r;
    char *error;
    bool json = args_has(a, OPT_JSON);
    const char *notation = a->option[OPT_NOTATION].text;
    int status = record_open(a, foreign_read, &r);
    if (status == EXIT_DONE && notation && !sw_match_set_notation(r.match, notation, &error)) {
        complain_taking("--notation", error);
        status = EXIT_WRONG;
    } else if (status == EXIT_DONE && notation && !json) {
        print_taking("%s", sw_match_record(r.match));
    } else if (status == EXIT_DONE) {
        print_end(r.match, json);
    }
    record_close(&r);
    return status;
}
