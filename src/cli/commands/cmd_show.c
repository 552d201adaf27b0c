/*
** cmd_show.c -- `stepwise show`: the board, what a piece reaches, or all pieces.
**
** A position is shown as text, as JSON, or as a picture; several of a record as one picture.
*/
#include "cli/common/alone.h"
#include "cli/common/command.h"
#include "cli/common/json.h"
#include "cli/common/message.h"
#include "cli/common/number.h"
#include "cli/common/output.h"
#include "cli/common/pieces.h"
#include "cli/common/record.h"
#include "cli/common/text.h"
#include "cli/terminal/term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool show_svg(const sw_Match *m, const sw_Style *style, const char *path) {
    char *error, *svg = sw_match_svg(m, style, &error);
    if (!svg)
        return complain_taking("show", error);
    bool done = write_text(path, FILE_PICTURE, svg);
    sw_free(svg);
    return done;
}

/* Prints the board, the counters unless it shows one piece alone, and, if style->reach names a
** cell, the cells that its piece reaches. */
static bool show_text(const sw_Match *m, const sw_Style *style, bool alone) {
    char *error, *board = sw_match_board(m, style, &error);
    int n = 0;
    if (!board)
        return complain_taking("show", error);
    print_taking("%s", board);
    if (!alone)
        print_taking("%s", sw_match_beside(m, style->width));
    if (!style->reach)
        return true;
    char **reach = sw_match_reach(m, style->reach, &n, NULL);
    print_reach(m, style->reach, n);
    for (int i = 0; i < n; i++)
        printf(" %s", sw_match_cell(m, reach[i]));
    putchar('\n');
    sw_free(reach);
    return true;
}

/* The cells as moves call them; frees the list. */
static json_t *json_of_cells(const sw_Match *m, char **cells) {
    json_t *array = json_array();
    for (char **cell = cells; *cell; cell++)
        json_array_append_new(array, json_shown(sw_match_cell(m, *cell)));
    sw_free(cells);
    return array;
}

static bool show_json(const sw_Match *m, const char *cell) {
    char *error, **reach = NULL;
    if (cell && !(reach = sw_match_reach(m, cell, NULL, &error)))
        return complain_taking("show", error);
    json_t *o = json_pack("{s:o, s:s, s:o}", "fen", json_taking(sw_match_fen(m)), "side",
                          sw_player_name(sw_match_game(m), sw_match_side(m)), "result",
                          json_taking(sw_match_result(m)));
    if (cell) {
        json_object_set_new(o, "cell", json_shown(sw_match_cell(m, cell)));
        json_object_set_new(o, "reach", json_of_cells(m, reach));
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

/* ---- sheets ---- */

enum { DIAGRAMS_MAX = 400 };

/* The diagrams of one picture. Owns the matches and the captions. */
typedef struct Sheet {
    sw_Match *match[DIAGRAMS_MAX];
    sw_Style style[DIAGRAMS_MAX];
    char *caption[DIAGRAMS_MAX];
    int n;
} Sheet;

static bool sheet_add(Sheet *t, sw_Match *m, const sw_Style *style, char *caption) {
    if (t->n == DIAGRAMS_MAX) {
        sw_match_free(m);
        free(caption);
        return complain("show: a sheet has room for at most %d pictures", DIAGRAMS_MAX);
    }
    t->match[t->n] = m;
    t->caption[t->n] = caption;
    t->style[t->n++] = *style;
    return true;
}

static bool sheet_show(const Args *a, const Sheet *t) {
    char *error, *svg = sw_sheet_svg((const sw_Match *const *)t->match, t->style,
                                     (const char *const *)t->caption, t->n,
                                     (int)a->option[OPT_COLUMNS].number,
                                     (int)a->option[OPT_SIZE].number, &error);
    if (!svg)
        return complain_taking("show", error);
    bool done = write_text(a->option[OPT_SVG].text, FILE_PICTURE, svg);
    sw_free(svg);
    return done;
}

static void sheet_free(Sheet *t) {
    for (int i = 0; i < t->n; i++) {
        sw_match_free(t->match[i]);
        free(t->caption[i]);
    }
    free(t);
}

/* Draws each piece that can move, alone on a board. */
static bool draw_pieces(const Args *a, const sw_Game *g, const sw_Style *style) {
    Sheet *t = cli_grow(NULL, sizeof *t);
    t->n = 0;
    for (int i = 0; i < sw_game_kinds(g); i++) {
        sw_Kind k = sw_game_kind(g, i);
        sw_Style one = *style;
        sw_Match *m = alone(g, i, &one.reach);
        if (m)
            sheet_add(t, m, &one, format("%s (%s)", k.name, k.letter));
    }
    bool done = t->n > 0 ? sheet_show(a, t) : complain("show: no piece of this game can move");
    sheet_free(t);
    return done;
}

/* ---- one piece ---- */

/* Makes the session's match a board with the piece alone: on the cell style->reach, or else on
** one from which it reaches many, which style->reach then names. False after a message. */
static bool place_alone(const Args *a, Session *s, sw_Style *style) {
    char *error;
    const char *word = a->option[OPT_PIECE].text;
    int kind = kind_named(s->game, word);
    if (kind < 0)
        return complain(
            "show: this game has no piece '%s'; `stepwise show GAME --pieces` lists them",
            word);
    if (style->reach) {
        sw_match_clear(s->match);
        if (!sw_match_put(s->match, style->reach, ".", &error))
            return complain_taking("show", error);
        sw_match_stand(s->match, sw_match_cell_named(s->match, style->reach),
                       (sw_Man){kind, 0});
        return true;
    }
    const char *name = sw_game_kind(s->game, kind).name;
    sw_Match *m = alone(s->game, kind, &style->reach);
    if (!m)
        return complain("show: %s %s alone on an empty board never gets a turn",
                        strchr("AEIOU", *name) ? "an" : "a", name);
    sw_match_free(s->match);
    s->match = m;
    return true;
}

/* ---- positions of a record ---- */

/* The session takes game and match of the first game of --record. False after a message. */
static bool take_record(const Args *a, Session *s) {
    Recorded record;
    if (!record_of_game(a->option[OPT_RECORD].text, a->word[0], &record)) {
        record_close(&record);
        return false;
    }
    sw_match_free(s->match);
    sw_game_free(s->game);
    s->match = record.match;
    s->game = record.game;
    return true;
}

/* Reads the next number of a list such as "4,10,16", from 0 to `most`, and moves *list past it
** and its comma. False after a message. */
static bool next_ply(const char **list, int most, int *ply) {
    char one[16];
    size_t n = strcspn(*list, ",");
    bool ends = (*list)[n] == ',' && !(*list)[n + 1];
    snprintf(one, sizeof one, "%.*s", (int)(n < sizeof one ? n : sizeof one - 1), *list);
    if (n >= sizeof one || ends || !parse_number(one, 0, most, ply))
        return complain("show: --ply takes numbers from 0 to %d, the number of moves in the "
                        "record, not '%.*s'",
                        most, (int)n + ends, *list);
    *list += n + ((*list)[n] == ',');
    return true;
}

static void go_to(sw_Match *m, int ply) {
    sw_match_undo(m, sw_match_plies(m) + 1);
    sw_match_redo(m, ply);
}

/* "24: e7-e5". */
static char *caption_of(const sw_Match *m, int ply) {
    if (ply == 0)
        return format("at the beginning");
    return format("%d: %s", ply, sw_match_move(m, ply - 1));
}

static bool draw_plies(const Args *a, const Session *s, const sw_Style *style) {
    Sheet *t = cli_grow(NULL, sizeof *t);
    bool done = true;
    t->n = 0;
    for (const char *list = a->option[OPT_PLY].text; *list && done;) {
        int ply = 0;
        done = next_ply(&list, sw_match_plies(s->match), &ply);
        sw_Match *m = done ? sw_match_copy(s->match) : NULL;
        if (!m)
            break;
        go_to(m, ply);
        done = sheet_add(t, m, style, caption_of(m, ply));
    }
    done = done && sheet_show(a, t);
    sheet_free(t);
    return done;
}

/* ---- the command ---- */

/* False, with a message, if options exclude each other, or one lacks another that it needs. */
static bool fits(const Args *a) {
    static const OptionId drawn[] = {OPT_SIZE, OPT_NO_LABELS, OPT_DOTS, OPT_COLUMNS};
    for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++)
        if (args_has(a, drawn[i]) && !args_has(a, OPT_SVG))
            return complain("show: --size, --no-labels, --dots and --columns are for pictures: "
                            "add --svg FILE");
    if (args_has(a, OPT_PLY) && !args_has(a, OPT_RECORD))
        return complain("show: --ply counts the moves of a record: add --record FILE");
    if (args_has(a, OPT_RECORD) && (args_has(a, OPT_PIECE) || args_has(a, OPT_FEN)))
        return complain("show: a record has its own positions: leave out --piece and --fen");
    if (args_has(a, OPT_RECORD) && a->nset > 0)
        return complain("show: a record has its own options: leave out --set");
    if (args_has(a, OPT_PIECES) && (a->nwords > 1 || args_has(a, OPT_PIECE) ||
                                    args_has(a, OPT_FEN) || args_has(a, OPT_RECORD)))
        return complain("show: --pieces shows every piece of the game: leave out the cell, "
                        "--piece, --fen and --record");
    if (args_has(a, OPT_PLY) && strchr(a->option[OPT_PLY].text, ',') && !args_has(a, OPT_SVG))
        return complain("show: several positions need a picture: add --svg FILE");
    if (args_has(a, OPT_PLY) && strchr(a->option[OPT_PLY].text, ',') && args_has(a, OPT_JSON))
        return complain(
            "show: --json describes one position: leave it out, or give one number to --ply");
    return true;
}

static bool prepare(const Args *a, Session *s, sw_Style *style) {
    if (args_has(a, OPT_PIECE))
        return place_alone(a, s, style);
    if (!args_has(a, OPT_RECORD))
        return true;
    if (!take_record(a, s))
        return false;
    const char *list = a->option[OPT_PLY].text;
    int ply = sw_match_plies(s->match);
    if (list && !strchr(list, ',')) {
        if (!next_ply(&list, ply, &ply))
            return false;
        go_to(s->match, ply);
    }
    style->last = true;
    return true;
}

static sw_Style style_of(const Args *a) {
    sw_Style style = term_style();
    style.flipped = args_has(a, OPT_FLIP);
    style.names = args_has(a, OPT_NAMES);
    style.dots = args_has(a, OPT_DOTS);
    style.unlabelled = args_has(a, OPT_NO_LABELS);
    style.size = (int)a->option[OPT_SIZE].number;
    style.reach = a->nwords > 1 ? a->word[1] : NULL;
    return style;
}

int cmd_show(const Args *a, Session *s) {
    sw_Style style = style_of(a);
    bool fine = true, picture = args_has(a, OPT_SVG), json = args_has(a, OPT_JSON);
    const char *plies = a->option[OPT_PLY].text;
    if (!fits(a))
        return EXIT_WRONG;
    if (args_has(a, OPT_PIECES) && picture && !draw_pieces(a, s->game, &style))
        return EXIT_WRONG;
    if (args_has(a, OPT_PIECES))
        return picture && !json ? EXIT_DONE : show_pieces(s->game, json);
    if (!prepare(a, s, &style))
        return EXIT_WRONG;
    if (plies && strchr(plies, ','))
        return draw_plies(a, s, &style) ? EXIT_DONE : EXIT_WRONG;
    if (picture)
        fine = show_svg(s->match, &style, a->option[OPT_SVG].text);
    if (fine && json)
        fine = show_json(s->match, style.reach);
    else if (fine && !picture)
        fine = show_text(s->match, &style, args_has(a, OPT_PIECE));
    return fine ? EXIT_DONE : EXIT_WRONG;
}
