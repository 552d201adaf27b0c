/*
** said.c -- checks what is said about a game: its rules in sentences, and how it has ended.
*/
#include "trial.h"

#include "base/shown.h"
#include "text/explain/ended.h"
#include "text/explain/movement.h"
#include "text/explain/rulebook.h"

/* LONGEST: length of the rules in bytes that must not be exceeded. */
enum { LONGEST = 1 << 22 };

/* Can a terminal show the lines, and do they refer only to what exists? */
static bool is_said_well(Trial *t, const Str *s) {
    if (s->n > LONGEST)
        return holds_wrong(&t->at, "the rules take %zu signs", s->n);
    for (const char *at = str_text(s), *end; *at; at = *end ? end + 1 : end) {
        end = strchr(at, '\n');
        if (!end)
            end = at + strlen(at);
        if (!shown_as_is(at, (size_t)(end - at)) || strstr(at, "(null)"))
            return holds_wrong(&t->at, "the rules say what cannot be shown: %.300s", at);
    }
    return true;
}

bool rules_hold(Trial *t) {
    const Game *g = t->at.game;
    Str s = {0};
    trial_at(t, STAGE_RULES);
    str_add(&s, "");
    for (int told = 0; told < 2; told++) {
        rulebook_turns(g, told, &s);
        rulebook_endings(g, told, &s);
    }
    for (int kind = 0; kind < g->nkinds; kind++)
        for (int owner = 0; owner <= g->nplayers; owner++) {
            movement_write(g, owner, kind, &s);
            str_add(&s, "\n");
        }
    bool fine = is_said_well(t, &s);
    str_free(&s);
    return fine;
}

bool end_is_told(Trial *t) {
    Str s = {0};
    trial_at(t, STAGE_ENDED);
    str_add(&s, "");
    ended_write(&t->at.pos, &t->at.history, &s);
    bool fine = is_said_well(t, &s);
    str_free(&s);
    return fine;
}
