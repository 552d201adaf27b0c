/*
** theme.c -- writes pictures with the names of XBoard's slots, and a file of its options.
*/
#include "theme.h"

#include "men.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/text.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Writes FOLDER/NAME, and frees the text. */
static bool write_file(const char *folder, const char *name, FileKind kind, char *text) {
    char *path = format("%s/%s", folder, name);
    bool done = write_text(path, kind, text);
    free(path);
    free(text);
    return done;
}

static bool write_piece(const sw_Game *g, const char *folder, int kind, int player, int slot) {
    char *name = format("%s%s.svg", player ? "Black" : "White", men_picture(slot));
    char *drawn = sw_kind_svg(g, kind, player);
    bool done = write_file(folder, name, FILE_PICTURE, copy_text(drawn));
    sw_free(drawn);
    free(name);
    return done;
}

static bool write_pieces(const Seat *s, const Men *men, const char *folder) {
    bool done = true;
    for (int i = 0; i < men->n; i++)
        for (int player = 0; player < 2; player++)
            done = done && write_piece(s->game, folder, i, player, men->slot[i]);
    return done;
}

/* The colour of the first square of a file, as in a picture of the board, or the usual one if
** no cell is there; for free(). */
static char *colour_of(const Seat *s, const char *picture, int file, const char *usual) {
    int at = grid_cell(&s->coords.grid, file, 0);
    char *named =
        at < 0 ? copy_text(" ") : format("data-cell=\"%s\"", sw_cell_name(s->game, at));
    const char *cell = strstr(picture, named), *fill = cell ? strstr(cell, "fill=\"") : NULL;
    free(named);
    if (at < 0 || !fill)
        return copy_text(usual);
    fill += strlen("fill=\"");
    return format("%.*s", (int)strcspn(fill, "\""), fill);
}

/* XBoard takes a relative path from where it was started, so the folder's is made absolute. */
static bool write_options(const Seat *s, const char *folder) {
    char whole[PATH_MAX], *variant = seat_variant(s);
    const sw_Style style = {.classes = true};
    char *picture = sw_match_svg(s->match, &style, NULL);
    char *dark = colour_of(s, picture, 0, "#b58863"),
         *light = colour_of(s, picture, 1, "#f0d9b5");
    bool found = realpath(folder, whole) != NULL, plain = found && !strpbrk(whole, "\"\\\n");
    bool done =
        plain && write_file(folder, "theme.conf", FILE_THEME,
                            format("; how %s looks in XBoard\n-variant %s\n-pid \"%s\"\n"
                                   "-trueColors true\n-useBoardTexture false\n"
                                   "-lightSquareColor \"%s\"\n-darkSquareColor \"%s\"\n",
                                   sw_game_about(s->game).name, variant, whole, light, dark));
    if (!found)
        complain("%s: %s", folder, strerror(errno));
    else if (!plain)
        complain(
            "%s: XBoard cannot read a path that contains a quote, a backslash or a line break",
            whole);
    sw_free(picture);
    free(variant);
    free(light);
    free(dark);
    return done;
}

bool theme_write(const Seat *s, const char *folder) {
    Men men;
    if (s->texts || *sw_game_about(s->game).xboard)
        return complain("engine: %s needs no theme: XBoard %s", sw_game_about(s->game).name,
                        s->texts ? "can only show squares" : "knows the game and its pieces");
    bool fine =
        men_find(s, &men) || complain("engine: XBoard has no room for all kinds of piece of %s",
                                      sw_game_about(s->game).name);
    if (fine && mkdir(folder, 0777) != 0 && errno != EEXIST)
        fine = complain("%s: %s", folder, strerror(errno));
    fine = fine && write_pieces(s, &men, folder) && write_options(s, folder);
    men_free(&men);
    return fine;
}
