/*
** letters.c -- how FEN and boards write each piece, so that no two are written alike.
**
** A letter follows the style of its owner: R, r, R'. A sign has no case, so where it stands alone
** it is nobody's; of a player who writes in capitals or small letters, and for a letter of
** nobody's, the owner stands behind it:
**
**     Rook "R"    White, style "A": R       Black, style "a": r       Red, style "'": R'   nobody: R(-)
**     Rock "+"    White: +(w)               Black: +(b)               Red: +'              nobody: +
*/
#include "parts.h"

#include <ctype.h>
#include <string.h>

static bool is_cased(char style) {
    return style == 'A' || style == 'a';
}

static int piece_with_letter(const Def *d, char letter) {
    for (size_t i = 0; i < d->pieces.n; i++)
        if (d->pieces.at[i].look.letter[0] == letter)
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

/* A sign that stands for nothing else. */
static char free_sign(const Def *d) {
    const char *sign = "'\"`^~_|:;,=<>!#$%&@+\\";
    while (sign[1] &&
           (piece_with_letter(d, *sign) >= 0 || player_with_style(d, *sign, d->nplayers) >= 0))
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
                  "player '%s': his pieces are written as those of '%s'; style = \"%c\" would "
                  "tell them apart",
                  who->name, d->display->player[other].name, free_sign(d));
    else if (kind >= 0)
        def_error(d, d->players, "player '%s': his style '%c' is the letter of piece '%s'",
                  who->name, who->style, d->pieces.at[kind].kind.name);
}

static void check_letter(Build *b, int player) {
    Def *d = b->def;
    const PlayerLook *list = d->display->player;
    for (int p = 0; p < player; p++)
        if (str_equal_fold(list[p].letter, list[player].letter) && list[p].letter[0] != '?')
            def_error(d, d->players, "player '%s': his letter '%s' is that of '%s', too",
                      list[player].name, list[player].letter, list[p].name);
}

/* The first player has capitals, the next small letters, others a sign of their own. */
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
    bool sign = !isupper((unsigned char)*letter), nobody = owner == d->nplayers;
    if (nobody)
        return sign ? letter : arena_printf(a, "%s(-)", letter);
    if (!is_cased(who->style))
        return arena_printf(a, "%s%c", letter, who->style);
    if (sign)
        return arena_printf(a, "%s(%s)", letter, who->letter);
    return arena_printf(a, "%c", who->style == 'a' ? tolower(*letter) : *letter);
}

void outfit_letters(Build *b) {
    Def *d = b->def;
    for (int p = 0; p < d->nplayers; p++)
        choose_style(b, p);
    for (int p = 0; p < d->nplayers; p++) {
        check_style(b, p);
        check_letter(b, p);
    }
    int nkinds = b->game->nkinds;
    const char **text = ARENA_ARRAY(b->game->arena, const char *, (d->nplayers + 1) * nkinds);
    for (int owner = 0; owner <= d->nplayers; owner++)
        for (int kind = 0; kind < nkinds; kind++)
            text[owner * nkinds + kind] = text_of(b, owner, b->display->kinds[kind].letter);
    b->display->pieces = text;
    b->display->hole = piece_with_letter(d, '*') < 0 ? '*' : '?';
}
