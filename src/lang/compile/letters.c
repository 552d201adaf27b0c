/*
** letters.c -- how FEN and boards write each piece, so that no two are written alike.
**
** A letter follows the style of its owner: R, r, R'. A sign has no case, so alone it is a
** neutral piece, and a player who writes in capitals or small letters adds his letter in
** parentheses. A neutral piece with a letter adds "(-)":
**
**                 White, style "A"   Black, style "a"   Red, style "'"   nobody
**     Rook "R"    R                  r                  R'               R(-)
**     Rock "+"    +(w)               +(b)               +'               +
**
** A letter may have a mark before or after it, which is kept: "+R" is +R, +r, +R'. A mark must
** be no piece's letter and no player's style, and must not stand before one letter and after
** another: otherwise "Q+P" could be read in two ways.
*/
#include "parts.h"

#include "base/ascii.h"
#include <string.h>

static bool is_cased(char style) {
    return style == 'A' || style == 'a';
}

static int piece_with_letter(const Def *d, char letter) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].look.letter[0] == letter && !d->pieces.at[i].look.letter[1])
            return (int)i;
    return -1;
}

/* ---- players ---- */

static int player_with_style(const Def *d, char style, int before) {
    for (int p = 0; p < before; p++)
        if (d->display->player[p].style == style)
            return p;
    return -1;
}

static bool marks_letters(const Def *d, char sign) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].look.letter[1] && strchr(d->pieces.at[i].look.letter, sign))
            return true;
    return false;
}

/* A sign that means nothing yet, for a style; the last one if all do. */
static char free_sign(const Def *d) {
    const char *sign = "'\"`^~_|:;,=<>!#$%&@+\\";
    while (sign[1] && (marks_letters(d, *sign) || piece_with_letter(d, *sign) >= 0 ||
                       player_with_style(d, *sign, d->nplayers) >= 0))
        sign++;
    return *sign;
}

static void check_style(Build *b, int player) {
    Def *d = b->def;
    const PlayerLook *who = &d->display->player[player];
    int other = player_with_style(d, who->style, player), kind = -1;
    if (!is_cased(who->style))
        kind = piece_with_letter(d, who->style);
    if (other >= 0)
        def_error(d, d->players,
                  "player '%s': his pieces are written like those of '%s'; style = \"%c\" "
                  "would tell them apart",
                  who->name, d->display->player[other].name, free_sign(d));
    else if (kind >= 0)
        def_error(d, d->players, "player '%s': his style '%c' is the letter of piece '%s'",
                  who->name, who->style, d->pieces.at[kind].kind.name);
}

static void check_letter(Build *b, int player) {
    Def *d = b->def;
    const PlayerLook *list = d->display->player;
    for (int p = 0; p < player; p++)
        if (str_equal_fold(list[p].letter, list[player].letter) && !d->unlettered[p] &&
            !d->unlettered[player])
            def_error(d, d->players, "player '%s': his letter '%s' is already that of '%s'",
                      list[player].name, list[player].letter, list[p].name);
}

/* A player without a style gets capitals if he is the first, small letters if he is the second,
** or a sign of his own, also where another player has those. */
static void choose_style(Build *b, int player) {
    const Def *d = b->def;
    PlayerLook *who = &d->display->player[player];
    char cased = player == 0 ? 'A' : 'a';
    bool free = player < 2 && player_with_style(d, cased, d->nplayers) < 0;
    if (!who->style)
        who->style = free ? cased : free_sign(d);
}

/* ---- pieces ---- */

static const char *text_of(const Build *b, int owner, const char *letter) {
    const Def *d = b->def;
    const PlayerLook *who = &d->display->player[owner];
    Arena *a = b->game->arena;
    bool marked = letter[1] != '\0';
    bool sign = !marked && !ascii_upper(*letter), nobody = owner == d->nplayers;
    if (nobody)
        return sign ? letter : arena_printf(a, "%s(-)", letter);
    if (!is_cased(who->style))
        return arena_printf(a, "%s%c", letter, who->style);
    if (sign)
        return arena_printf(a, "%s(%s)", letter, who->letter);
    char *text = arena_strdup(a, letter);
    for (char *c = text; *c && who->style == 'a'; c++)
        *c = ascii_to_lower(*c);
    return text;
}

/* The mark of a letter, or '\0'; *before is whether it stands before the letter. */
static char mark_of(const char *letter, bool *before) {
    *before = !ascii_upper(letter[0]);
    return !letter[0] || !letter[1] ? '\0' : letter[*before ? 0 : 1];
}

/* Complains where the mark of piece i could be read as something else. */
static void check_mark(Def *d, size_t i) {
    const PieceDef *piece = &d->pieces.at[i];
    bool before, other_before;
    char mark = mark_of(piece->look.letter, &before);
    if (!mark)
        return;
    int alone = piece_with_letter(d, mark), player = player_with_style(d, mark, d->nplayers);
    if (alone >= 0)
        def_error(d, piece->place, "piece '%s': its mark '%c' is the letter of piece '%s'",
                  piece->kind.name, mark, d->pieces.at[alone].kind.name);
    if (player >= 0)
        def_error(d, piece->place, "piece '%s': its mark '%c' is the style of player '%s'",
                  piece->kind.name, mark, d->display->player[player].name);
    for (size_t k = 0; k < i; k++)
        if (mark_of(d->pieces.at[k].look.letter, &other_before) == mark &&
            other_before != before) {
            def_error(d, piece->place,
                      "piece '%s': its mark '%c' is on the other side of the letter from that "
                      "of '%s'",
                      piece->kind.name, mark, d->pieces.at[k].kind.name);
            return;
        }
}

/* The abbreviation of a kind in the style of the owner; its letter where it has none. */
static const char *name_of(const Build *b, int owner, int kind) {
    const Display *d = b->display;
    const char *abbrev = d->kinds[kind].abbrev;
    char style = owner < b->def->nplayers ? d->player[owner].style : 'A';
    if (!abbrev)
        return text_of(b, owner, d->kinds[kind].letter);
    if (!is_cased(style))
        return arena_printf(b->game->arena, "%s%c", abbrev, style);
    char *name = arena_strdup(b->game->arena, abbrev);
    for (char *c = name; *c && style == 'a'; c++)
        *c = ascii_to_lower(*c);
    return name;
}

void letters_build(Build *b) {
    Def *d = b->def;
    for (int p = 0; p < d->nplayers; p++)
        choose_style(b, p);
    for (int p = 0; p < d->nplayers; p++) {
        check_style(b, p);
        check_letter(b, p);
    }
    for (size_t i = 0; i < d->pieces.n; i++)
        check_mark(d, i);
    int nkinds = b->game->nkinds;
    const char **text = ARENA_ARRAY(b->game->arena, const char *, (d->nplayers + 1) * nkinds),
               **names = ARENA_ARRAY(b->game->arena, const char *, (d->nplayers + 1) * nkinds);
    for (int owner = 0; owner <= d->nplayers; owner++)
        for (int kind = 0; kind < nkinds; kind++) {
            text[owner * nkinds + kind] = text_of(b, owner, b->display->kinds[kind].letter);
            names[owner * nkinds + kind] = name_of(b, owner, kind);
        }
    b->display->pieces = text;
    b->display->names = names;
    b->display->hole = piece_with_letter(d, '*') < 0 ? '*' : '?';
}
