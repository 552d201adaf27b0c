/*
** setup.c -- the men where the game begins.
**
** A picture shows the first player's men on the last rows, as he sees the board; the other
** players' men are put on the images of those cells. A text with '/' shows the whole board, as
** FEN does.
*/
#include "parts.h"

#include "base/ascii.h"
#include "base/shown.h"
#include <stdlib.h>
#include <string.h>

/* In whatever case, where no other is called exactly so. */
static int kind_by_name(const Def *d, const char *name) {
    if (def_piece(d, name) >= 0)
        return def_piece(d, name);
    for (size_t i = 0; i < d->pieces.n; i++)
        if (str_equal_fold(d->pieces.at[i].kind.name, name))
            return (int)i;
    return -1;
}

static int kind_by_letter(const Def *d, const char *letter, size_t n) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (strlen(d->pieces.at[i].look.letter) == n &&
            strncmp(d->pieces.at[i].look.letter, letter, n) == 0)
            return (int)i;
    return -1;
}

static Piece piece_of(const Build *b, int player, int kind) {
    return piece_number((int)b->def->pieces.n, player, kind);
}

/* ---- a picture ---- */

/* The cell where the player has the man that a picture shows on `cell`. */
static Sq image_of(const Def *d, int player, Sq cell) {
    int own = d->setup.symmetry[player];
    int s = own >= 0 ? own : d->symmetry[player];
    return s < 0 ? cell : d->board.symmetry[s]->image[cell];
}

/* Puts a man of each player, or a hole (kind -1), on his image of the cell. Only holes may
** coincide: false where a cell is taken. */
static bool stand(Build *b, Sq cell, int kind) {
    Def *d = b->def;
    for (int p = 0; p < d->nplayers; p++) {
        Piece *at = &b->game->start[image_of(d, p, cell)];
        if (*at != PIECE_NONE && (kind >= 0 || *at != PIECE_HOLE))
            return false;
        *at = kind < 0 ? PIECE_HOLE : piece_of(b, p, kind);
    }
    return true;
}

static const char *next_line(const char *at) {
    at += strcspn(at, "\n");
    return *at ? at + 1 : at;
}

static bool blank_line(const char *at) {
    return at[strspn(at, " \t\r")] == '\n' || at[strspn(at, " \t\r")] == '\0';
}

static int count_lines(const char *at) {
    int n = 0;
    for (; *at; at = next_line(at))
        n += !blank_line(at);
    return n;
}

/* A hint about a text that is no letter of a piece, or "". */
static const char *cure_of(const Def *d, const char *at, size_t n) {
    char capital = ascii_to_upper(*at);
    if (n == 1 && ascii_lower(*at) && kind_by_letter(d, &capital, 1) >= 0)
        return "; a picture shows the first player's pieces, in capitals; a FEN with / shows "
               "everyone's";
    return n == 1 && *at == '-' ? "; an empty cell is '.'"
           : n > 2              ? "; put spaces between the cells"
                                : "";
}

/* A player whose men are put on the same cells as those of a player before him; 0: there is
** none. */
static int seeing_alike(const Def *d) {
    for (int q = 1; q < d->nplayers; q++)
        for (int p = 0; p < q; p++) {
            Sq cell = 0;
            while (cell < d->board.ncells && image_of(d, p, cell) == image_of(d, q, cell))
                cell++;
            if (cell == d->board.ncells)
                return q;
        }
    return 0;
}

/* Complains that a man or a hole of the picture cannot be put on the cell, or on an image of
** it. */
static void tell_taken(const Build *b, Sq cell, bool hole, const char *at, size_t n) {
    Def *d = b->def;
    int alike = hole ? 0 : seeing_alike(d);
    if (alike > 0)
        def_error(d, d->setup.place,
                  "setup: a picture shows each player's pieces as he sees the board, but %s "
                  "sees it exactly as an earlier player does; is `sees = board.flip` missing? "
                  "A FEN with / shows everyone's pieces",
                  b->display->player[alike].name);
    else
        def_error(d, d->setup.place,
                  hole
                      ? "setup: a piece would be on the hole '%.*s' for %s, or on its image"
                      : "setup: two pieces would be on one cell, one of them the '%.*s' for %s",
                  (int)n, at, d->board.cell[cell]);
}

static void read_token(Build *b, const Row *row, int column, const char *at, size_t n) {
    Def *d = b->def;
    int kind = kind_by_letter(d, at, n);
    if (n == 1 && *at == '.')
        return;
    bool hole = n == 1 && *at == b->display->hole;
    if (kind < 0 && !hole)
        def_error(d, d->setup.place, "setup: no piece has the letter '%.*s'%s", (int)n, at,
                  cure_of(d, at, n));
    else if (!stand(b, row->cell[column], hole ? -1 : kind))
        tell_taken(b, row->cell[column], hole, at, n);
}

/* Complains. Rows are counted from the top, as in FEN; the board may label them otherwise. */
static void wrong_length(Build *b, const char *of, int number, const Row *row, int n) {
    def_error(
        b->def, b->def->setup.place,
        "setup: row %d%s, which is '%s' of the board, has %d cell%s, but the board's has %d",
        number, of, row->label, n, n == 1 ? "" : "s", row->n);
}

static void read_line(Build *b, int number, const Row *row, const char *at) {
    int column = 0;
    bool glued = false; /* the line is one text, of which read_token() has complained */
    for (at += strspn(at, " \t\r"); *at && *at != '\n'; at += strspn(at, " \t\r")) {
        size_t n = strcspn(at, " \t\r\n");
        if (column < row->n)
            read_token(b, row, column, at, n);
        glued = column++ == 0 && n > 2;
        at += n;
    }
    if (column != row->n && !glued)
        wrong_length(b, " of the picture", number, row, column);
}

static void read_picture(Build *b, const char *at) {
    Def *d = b->def;
    int row = d->board.nrows - count_lines(at);
    if (row < 0) {
        def_error(d, d->setup.place, "setup: a picture of %d rows, but the board has %d",
                  count_lines(at), d->board.nrows);
        return;
    }
    for (int number = 1; *at; at = next_line(at))
        if (!blank_line(at))
            read_line(b, number++, &d->board.row[row++], at);
}

/* ---- a placement as in FEN ---- */

/* The piece with the longest text that `at` begins with; *len is its length. PIECE_NONE: there
** is none. */
static Piece by_fen_text(const Build *b, const char *at, int *len) {
    int nkinds = b->game->nkinds, longest = 0;
    Piece found = PIECE_NONE;
    for (int i = 0; i < (b->def->nplayers + 1) * nkinds; i++) {
        int n = (int)strlen(b->display->pieces[i]);
        if (n > longest && str_starts(at, b->display->pieces[i])) {
            found = piece_of(b, i / nkinds, i % nkinds);
            *len = longest = n;
        }
    }
    return found;
}

/* Reads a row, and returns what follows it. */
static const char *fen_row(Build *b, const Row *row, const char *at) {
    Def *d = b->def;
    int column = 0;
    while (*at && *at != '/' && !ascii_space(*at)) {
        if (ascii_digit(*at)) {
            char *end;
            long n = strtol(at, &end, 10);
            column += n > SQ_MAX ? SQ_MAX : (int)n;
            at = end;
            continue;
        }
        int len = 1;
        Piece x = *at == b->display->hole ? PIECE_HOLE : by_fen_text(b, at, &len);
        if (x == PIECE_NONE)
            def_error(d, d->setup.place, "setup: no piece has the letter '%c'%s", *at,
                      *at == '.' ? "; in a FEN with /, numbers count empty cells" : "");
        if (column < row->n)
            b->game->start[row->cell[column]] = x;
        column++;
        at += len;
    }
    if (column != row->n)
        wrong_length(b, "", (int)(row - d->board.row) + 1, row, column);
    return at;
}

static void read_fen(Build *b, const char *at) {
    Def *d = b->def;
    if (strchr(at, '[')) {
        def_error(d, d->setup.place,
                  "setup: a FEN with / lists only the cells; write what is in hand as hand { "
                  "Name = number }");
        return;
    }
    at += strspn(at, " \t\r\n");
    for (int row = 0; row < d->board.nrows; row++) {
        at = fen_row(b, &d->board.row[row], at + strspn(at, " \t\r\n"));
        if (row + 1 < d->board.nrows && *at++ != '/') {
            def_error(d, d->setup.place, "setup: %d row%s, but the board has %d", row + 1,
                      row ? "s" : "", d->board.nrows);
            return;
        }
    }
    if (at[strspn(at, " \t\r\n")])
        def_error(d, d->setup.place,
                  "setup: unexpected '%.*s' after the last row; `first =` sets who begins",
                  SHOWN_CUT(at, 10));
}

/* ---- men left out, and neutral men ---- */

static void no_piece(Build *b, const char *name) {
    def_error(b->def, b->def->setup.place, "setup: no piece '%s'%s", name,
              def_hint_piece(b->def, name));
}

static bool is_of(const Build *b, Piece x, int player) {
    return x >= piece_of(b, player, 0) && x < piece_of(b, player + 1, 0);
}

/* Takes off the player's men of that kind, or his man on that cell. */
static void leave_out(Build *b, int player, const char *name) {
    int kind = kind_by_name(b->def, name), cell = kind < 0 ? def_cell(b->def, name) : -1;
    Piece *start = b->game->start;
    if (kind < 0 && cell < 0)
        no_piece(b, name);
    if (cell >= 0 && !is_of(b, start[cell], player))
        def_error(b->def, b->def->setup.place,
                  "setup: 'without': %s has no piece on %s to leave out",
                  b->display->player[player].name, b->def->board.cell[cell]);
    for (int c = 0; c < b->def->board.ncells; c++)
        if (kind < 0 ? c == cell : start[c] == piece_of(b, player, kind))
            start[c] = PIECE_NONE;
}

static void stand_neutral(Build *b, const NeutralDef *n) {
    Def *d = b->def;
    int kind = kind_by_name(d, n->piece);
    if (kind < 0) {
        no_piece(b, n->piece);
        return;
    }
    for (CellSet at = n->at; !set_empty(at);) {
        unsigned cell = set_pop(&at);
        if (b->game->start[cell] != PIECE_NONE)
            def_error(d, d->setup.place, "setup: the %s cannot stand on %s, which is not empty",
                      n->piece, d->board.cell[cell]);
        b->game->start[cell] = piece_of(b, d->nplayers, kind);
    }
}

void setup_build(Build *b) {
    const Def *d = b->def;
    b->game->start = ARENA_ARRAY(b->game->arena, Piece, d->board.ncells);
    b->game->first = d->setup.first;
    if (d->setup.picture)
        read_picture(b, d->setup.picture);
    if (d->setup.fen)
        read_fen(b, d->setup.fen);
    for (int p = 0; p < d->nplayers; p++)
        for (int i = 0; i < d->setup.without[p].n; i++)
            leave_out(b, p, d->setup.without[p].at[i]);
    for (int i = 0; i < d->setup.nneutral; i++)
        stand_neutral(b, &d->setup.neutral[i]);
}
