/*
** cmd_show.c -- `stepwise show`: the board, or what a piece reaches, as text or as a picture.
*/
#include "cli/common/cli.h"
#include "cli/terminal/term.h"

#include <stdio.h>

static bool show_svg(const Session *s, const sw_Style *style, const char *path) {
    char *error, *svg = sw_match_svg(s->match, style, &error);
    if (!svg)
        return complain_taking("show", error);
    bool done = write_text(path, svg);
    sw_free(svg);
    return done;
}

static bool show_text(const Session *s, const sw_Style *style) {
    char *error, *board = sw_match_board(s->match, style, &error);
    if (!board)
        return complain_taking("show", error);
    fputs(board, stdout);
    sw_free(board);
    return true;
}

/* One line: what stands on the cell and where it can go. */
static bool say_reach(const Session *s, const char *cell) {
    const char *kind = "";
    int owner = -1, n, at = sw_cell_named(s->game, cell);
    char *error, **reach = sw_match_reach(s->match, cell, &n, &error);
    if (!reach)
        return complain_taking("show", error);
    const char *name = at < 0 ? cell : sw_cell_name(s->game, at);
    bool there = sw_match_at(s->match, name, &kind, &owner);
    const char *whose = owner < 0 ? "Nobody" : sw_player_name(s->game, owner);
    if (!there)
        printf("%s is empty\n", name);
    else if (n == 0)
        printf("%s's %s on %s cannot go anywhere\n", whose, kind, name);
    else
        printf("%s's %s on %s can go to %d cell%s:", whose, kind, name, n, n == 1 ? "" : "s");
    for (int i = 0; there && i < n; i++)
        printf(" %s%s", reach[i], i + 1 == n ? "\n" : "");
    sw_free(reach);
    return true;
}

static bool show_json(const Session *s, const char *cell) {
    char *error = NULL, **reach = NULL;
    if (cell && !(reach = sw_match_reach(s->match, cell, NULL, &error)))
        return complain_taking("show", error);
    char *fen = sw_match_fen(s->match), *result = sw_match_result(s->match);
    json_t *o = json_pack("{s:s, s:s, s:s}", "fen", fen, "side",
                          sw_player_name(s->game, sw_match_side(s->match)), "result", result);
    if (cell) {
        json_object_set_new(o, "cell", json_string(cell));
        json_object_set_new(o, "reach", json_of_list(reach));
    }
    print_json(o);
    sw_free(fen);
    sw_free(result);
    sw_free(reach);
    return true;
}

int cmd_show(const Args *a) {
    Session s;
    sw_Style style = term_style();
    style.flipped = args_has(a, OPT_FLIP);
    style.reach = a->nwords > 1 ? a->word[1] : NULL;
    bool fine = session_open(a, &s);
    if (fine && args_has(a, OPT_SVG))
        fine = show_svg(&s, &style, a->option[OPT_SVG].text);
    if (fine && args_has(a, OPT_JSON))
        fine = show_json(&s, style.reach);
    else if (fine && !args_has(a, OPT_SVG))
        fine = show_text(&s, &style) && (!style.reach || say_reach(&s, style.reach));
    session_close(&s);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
