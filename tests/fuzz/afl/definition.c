/*
** definition.c -- a text as a definition: refused with printable reasons, or played.
*/
#include "onward.h"

#include "base/shown.h"
#include "lang/load.h"
#include "text/explain/disasm.h"

static void begin(void) {}

static void is_shown(const char *text) {
    must(shown_as_is(text, strlen(text)), "what is said can be shown");
}

static void tell_all(const Game *g) {
    Str s = {0};
    for (int kind = 0; kind < g->nkinds; kind++)
        disasm_kind(g, kind, &s);
    is_shown(str_text(&s));
    str_free(&s);
}

/* Imports are resolved among the games. */
static void try_text(const char *text, size_t n) {
    Diags d;
    diags_init(&d);
    Game *g = game_load_text("games/tried.lua", text, n, NULL, 0, &d);
    must((g != NULL) == (d.errors == 0), "a refusal has a reason, and nothing else has");
    for (const Diag *x = d.first; x; x = x->next)
        is_shown(x->text);
    if (g) {
        tell_all(g);
        play_on(g, NULL);
    }
    game_free(g);
    diags_free(&d);
}
