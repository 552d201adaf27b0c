/*
** cmd_show.c -- `stepwise show`: the board, or what a piece reaches, as text or as a picture; or
** the pieces.
*/
#include "cli/common/pieces.h"
#include "cli/terminal/term.h"

#include <stdio.h>

static bool show_svg(const sw_Match *m, const sw_Style *style, const char *path) {
    char *error, *svg = sw_match_svg(m, style, &error);
    if (!svg)
        return complain_taking("show", error);
    bool done = write_text(path, svg);
    sw_free(svg);
    return done;
}

/* The board and, where a cell is asked for, a line that says what its piece reaches. */
static bool show_text(const sw_Match *m, const sw_Style *style) {
    char *error, *board = sw_match_board(m, style, &error);
    int n = 0;
    if (!board)
        return complain_taking("show", error);
    print_taking("%s", board);
    if (!style->reach)
        return true;
    char **reach = sw_match_reach(m, style->reach, &n, NULL);
    print_reach(m, style->reach, n);
    for (int i = 0; i < n; i++)
        printf(" %s", reach[i]);
    putchar('\n');
    sw_free(reach);
    return true;
}

static bool show_json(const sw_Match *m, const char *cell) {
    char *error, **reach = NULL;
    if (cell && !(reach = sw_match_reach(m, cell, NULL, &error)))
        return complain_taking("show", error);
    json_t *o = json_pack("{s:o, s:s, s:o}", "fen", json_taking(sw_match_fen(m)), "side",
                          sw_player_name(sw_match_game(m), sw_match_side(m)), "result",
                          json_taking(sw_match_result(m)));
    if (cell) {
        json_object_set_new(o, "cell", json_shown(cell));
        json_object_set_new(o, "reach", json_of_list(reach));
    }
    print_json(o);
    return true;
}

static int show_pieces(const sw_Game *g, bool json) {
    if (json)
        print_json(json_of_pieces(g));
    else
        print_pieces(g);
    return EXIT_DONE;
}

int cmd_show(const Args *a, Session *s) {
    sw_Style style = term_style();
    style.flipped = args_has(a, OPT_FLIP);
    style.names = args_has(a, OPT_NAMES);
    style.reach = a->nwords > 1 ? a->word[1] : NULL;
    bool fine = true;
    if (args_has(a, OPT_PIECES))
        return show_pieces(s->game, args_has(a, OPT_JSON));
    if (args_has(a, OPT_SVG))
        fine = show_svg(s->match, &style, a->option[OPT_SVG].text);
    if (fine && args_has(a, OPT_JSON))
        fine = show_json(s->match, style.reach);
    else if (fine && !args_has(a, OPT_SVG))
        fine = show_text(s->match, &style);
    return fine ? EXIT_DONE : EXIT_WRONG;
}
