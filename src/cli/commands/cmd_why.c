/*
** cmd_why.c -- `stepwise why`: why a move is legal, or not; or why a game is over.
*/
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/terminal/term.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

static bool draw(const Args *a, const sw_Match *m) {
    sw_Style style = {.flipped = args_has(a, OPT_FLIP),
                      .unlabelled = args_has(a, OPT_NO_LABELS),
                      .size = (int)a->option[OPT_SIZE].number};
    char *svg = sw_match_why_svg(m, a->word[1], &style);
    bool done = write_text(a->option[OPT_SVG].text, FILE_PICTURE, svg);
    sw_free(svg);
    return done;
}

/* Prints the explanation, unless a picture went to standard output, which is then the whole
** answer. Returns whether the move is legal. */
static bool explain(const Args *a, const sw_Match *m) {
    sw_Style style = term_style();
    const char *picture = a->option[OPT_SVG].text;
    bool legal, json = args_has(a, OPT_JSON), drawn = picture && strcmp(picture, "-") == 0;
    style.flipped = args_has(a, OPT_FLIP);
    char *text = sw_match_why(m, a->word[1], json ? NULL : &style, &legal);
    if (json)
        print_json(json_pack("{s:o, s:b, s:o}", "move", json_shown(a->word[1]), "legal", legal,
                             "text", json_taking(text)));
    else if (drawn)
        sw_free(text);
    else
        print_taking("%s", text);
    return legal;
}

/* Explains, without a move, why the game is over, or how far it is from that. An exit code. */
static int explain_end(const Args *a, const sw_Match *m) {
    char *text = sw_match_why_ended(m);
    bool over = sw_match_outcome(m) != SW_ONGOING;
    if (args_has(a, OPT_SVG) || args_has(a, OPT_FLIP)) {
        sw_free(text);
        complain("why: which move should be drawn?");
        return EXIT_WRONG;
    }
    if (args_has(a, OPT_JSON))
        print_json(json_pack("{s:b, s:o}", "over", over, "text", json_taking(text)));
    else
        print_taking("%s", text);
    return EXIT_DONE;
}

int cmd_why(const Args *a, Session *s) {
    if ((args_has(a, OPT_SIZE) || args_has(a, OPT_NO_LABELS)) && !args_has(a, OPT_SVG)) {
        complain("why: --size and --no-labels are for pictures: add --svg FILE");
        return EXIT_WRONG;
    }
    if (a->nwords == 1)
        return explain_end(a, s->match);
    if (args_has(a, OPT_SVG) && !draw(a, s->match))
        return EXIT_WRONG;
    return explain(a, s->match) ? EXIT_DONE : EXIT_NO;
}
