/*
** textkey.h -- texts of moves as they are compared: more or less closely.
*/
#ifndef STEPWISE_TEXTKEY_H
#define STEPWISE_TEXTKEY_H

#include "base/str.h"
#include "vm/model/game.h"

/* How closely a text is compared with what is written. */
typedef enum Closeness {
    FULL,    /* letter by letter, with the outcome at its end, if any */
    WHOLE,   /* without the outcome */
    EXACT,   /* nor what praises or announces at its end, which may be a piece's letter */
    FOLDED,  /* nor case */
    LOOSE,   /* nor the signs between its parts, and with zeros for the letter 'O' */
    DROPPED, /* FOLDED, but for the sign that a man is put down */
    BARE, /* LOOSE, and as people write what the game writes with signs of its own (key_bare) */
    PARTED /* of throws: without case, and two numbers with a blank between them are two */
} Closeness;

/* What praises or announces behind a move. */
extern const char KEY_ENDS[];

/* What of a game's letters and templates a text is compared by. */
typedef struct KeySigns {
    const char
        *ends;    /* what praises or announces in it: without a plus where men become by that */
    KindSet plus; /* kinds whose letter has one in front: "+P" */
    char marks[8]; /* what stands behind letters: "~" of "Q~" */
    bool slash;    /* a cell follows a '/' */
} KeySigns;

KeySigns key_signs(const Game *g);

/* The text without what does not count when it is compared so; `cut`: what praises or announces. */
void key_of(const char *text, Closeness close, const char *cut, Str *out);
/* Would key_bare() change anything of a move of the game? */
bool key_is_barer(const KeySigns *k);
/* Of a key that is LOOSE: without a '/' before a cell; where it is a move's, and not what somebody has said, also with
** a plus for what it becomes by one ("e7e8+" for "e7e8+p"), and letters without their marks ("a8q" for "a8q~"). */
void key_bare(const KeySigns *k, const Game *g, bool written, Str *key);

#endif
