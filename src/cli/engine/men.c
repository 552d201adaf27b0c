/*
** men.c -- gives kinds the slots with their letters, as far as XBoard's rules for slots allow.
*/
#include "men.h"

#include "cli/terminal/clock.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Slots for which XBoard has rules. ROYAL, the last, must not be left under attack. Slot 0 and
** ONE_WAY promote on the last rank and nowhere else: ONE_WAY is for the kind that does so, slot
** 0 is not used. Pieces on WILD and WILD_TOO may go anywhere. A kind with a '+' must be
** PROMOTED slots after the kind that becomes it. */
enum { WILD = 17, ONE_WAY = 18, WILD_TOO = 19, ROYAL = 21, PROMOTED = 11 };
static const char slot_letters[SLOTS + 1] = {
#define SLOT(letter, name) letter,
#include "slots.def"
#undef SLOT
};
static const char *const pictures[SLOTS] = {
#define SLOT(letter, name) name,
#include "slots.def"
#undef SLOT
};

const char *men_picture(int slot) {
    return pictures[slot];
}

bool men_is_wild(const Men *men, int kind) {
    return men->slot[kind] == WILD || men->slot[kind] == WILD_TOO;
}

static bool is_promoted(const char *letter) {
    return letter[0] == '+';
}

/* Whether a slot can be given to any kind. From PROMOTED on they are for kinds with a '+', if
** the game has some. */
static bool is_open(const Men *men, int slot) {
    return slot > 0 && slot < ROYAL && slot != WILD && slot != ONE_WAY && slot != WILD_TOO &&
           men->kind[slot] < 0 && (!men->promotes || slot < PROMOTED);
}

/* The open slot with that letter, or else the first open one; -1: none. */
static int open_slot(const Men *men, char letter) {
    const char *same = strchr(slot_letters, letter);
    if (same && is_open(men, (int)(same - slot_letters)))
        return (int)(same - slot_letters);
    for (int i = 1; i < ROYAL; i++)
        if (is_open(men, i))
            return i;
    return -1;
}

static void give(Men *men, int kind, int slot) {
    men->slot[kind] = slot;
    if (slot >= 0)
        men->kind[slot] = kind;
}

/* Whether a royal kind can have the slot ROYAL. The notation of all kinds must be exact, or
** XBoard would see attacks that do not exist, and refuse to leave the man there; and the man
** must only step, since XBoard takes a sideways move of two cells for castling. */
static bool minds_attacks(const Men *men, int kind) {
    const char *betza = men->betza[kind];
    for (int i = 0; i < men->n; i++)
        if (men->fit[i] != BETZA_EXACT)
            return false;
    return strspn(betza, "mcfblrWF") == strlen(betza);
}

static bool give_one(Men *men, const sw_Game *g, int kind) {
    sw_Kind k = sw_game_kind(g, kind);
    if (k.royal && men->kind[ROYAL] < 0 && minds_attacks(men, kind))
        give(men, kind, ROYAL);
    else if (men->fit[kind] == BETZA_FAR && men->kind[WILD] < 0)
        give(men, kind, WILD);
    else if (men->fit[kind] == BETZA_FAR && men->kind[WILD_TOO] < 0)
        give(men, kind, WILD_TOO);
    else
        give(men, kind, kind == coords_promoter(g) ? ONE_WAY : open_slot(men, k.letter[0]));
    return men->slot[kind] >= 0;
}

/* "+P" gets the slot that belongs to the one of "P". */
static bool give_promoted(Men *men, const sw_Game *g, int kind) {
    for (int i = 0; i < men->n; i++)
        if (strcmp(sw_game_kind(g, i).letter, sw_game_kind(g, kind).letter + 1) == 0 &&
            men->slot[i] >= 0 && men->slot[i] + PROMOTED < ROYAL) {
            give(men, kind, men->slot[i] + PROMOTED);
            return true;
        }
    return false;
}

/* XBoard shows letters of one character, after a '+' for promoted men. */
static bool is_shown(const char *letter) {
    return strlen(letter) == 1U + is_promoted(letter);
}

/* How long all kinds may be tried, ten times as long where sanitizers slow the program down. The
** slowest of the games that come with it take two seconds; only walks that ask a lot come near,
** and nothing is heard meanwhile. */
#ifdef __SANITIZE_ADDRESS__
static const double TRIED_SECONDS = 200;
#else
static const double TRIED_SECONDS = 20;
#endif

bool men_find(const Seat *s, Men *men) {
    const sw_Game *g = s->game;
    bool fine = sw_game_kinds(g) <= KINDS_MOST;
    double until = worked_seconds() + TRIED_SECONDS;
    *men = (Men){.n = fine ? sw_game_kinds(g) : 0};
    for (int i = 0; i < SLOTS; i++)
        men->kind[i] = -1;
    for (int i = 0; i < men->n; i++) {
        men->slot[i] = -1;
        men->promotes = men->promotes || is_promoted(sw_game_kind(g, i).letter);
        men->hand += sw_match_hand(s->match, 0, i) != -1;
        men->betza[i] = betza_of(&s->coords.grid, i, 0, until, &men->fit[i]);
        fine = fine && is_shown(sw_game_kind(g, i).letter);
    }
    for (int promoted = 0; promoted < 2; promoted++)
        for (int i = 0; i < men->n; i++)
            if (is_promoted(sw_game_kind(g, i).letter) == promoted)
                fine = fine && (promoted ? give_promoted(men, g, i) : give_one(men, g, i));
    return fine;
}

void men_letters(const Men *men, const sw_Game *g, char out[2 * SLOTS + 1]) {
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < SLOTS; i++) {
            const char *letter = men->kind[i] < 0 ? "." : sw_game_kind(g, men->kind[i]).letter;
            out[side * SLOTS + i] = (char)(side ? tolower((unsigned char)*letter)
                                                : toupper((unsigned char)*letter));
        }
    out[2 * SLOTS] = '\0';
}

void men_free(Men *men) {
    for (int i = 0; i < men->n; i++)
        free(men->betza[i]);
}
