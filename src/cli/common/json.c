/*
** json.c -- answers in JSON.
*/
#include "json.h"

#include "args.h"
#include "message.h"

#include <stdio.h>
#include <stdlib.h>

void print_json(json_t *value) {
    /* Twelve digits print 0.4 as 0.4, and keep all that is significant in any figure here. */
    size_t flags = JSON_COMPACT | JSON_PRESERVE_ORDER | JSON_REAL_PRECISION(12);
    bool fine = value && json_dumpf(value, stdout, flags) == 0;
    if (!fine && !ferror(stdout)) {
        complain("the answer cannot be written as JSON");
        exit(EXIT_WRONG);
    }
    putchar('\n');
    json_decref(value);
}

json_t *json_shown(const char *text) {
    char *shown = sw_shown(text);
    json_t *string = json_string(shown);
    sw_free(shown);
    return string;
}

json_t *json_of_state(const sw_Match *m) {
    return json_pack("{s:o, s:o}", "fen", json_taking(sw_match_fen(m)), "result",
                     json_taking(sw_match_result(m)));
}

json_t *json_taking(char *text) {
    json_t *string = json_shown(text);
    sw_free(text);
    return string;
}

json_t *json_of_list(char **list) {
    json_t *array = json_array();
    for (char **text = list; *text; text++)
        json_array_append_new(array, json_shown(*text));
    sw_free(list);
    return array;
}
