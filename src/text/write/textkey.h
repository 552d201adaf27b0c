/*
** textkey.h -- texts of moves as they are compared: by keys, more or less closely.
*/
#ifndef STEPWISE_TEXT_WRITE_TEXTKEY_H
#define STEPWISE_TEXT_WRITE_TEXTKEY_H

#include "base/str.h"
#include "vm/model/game.h"

/* How closely a text is compared with a written move. From FULL to LOOSE, each value also
** ignores what those before it do. */
typedef enum Closeness {
    FULL,    /* compares all but blanks, the outcome at the end included */
    WHOLE,   /* the outcome may be missing */
    EXACT,   /* ignores "+#!?" at the end, but not in a piece's letter */
    FOLDED,  /* ignores case */
    LOOSE,   /* ignores the signs between parts ("-x=:,"); the digit 0 is the letter O */
    DROPPED, /* FOLDED, and the sign of a drop may be missing or added */
    BARE,    /* LOOSE, and without the signs that a game has of its own (key_bare) */
    PARTED   /* for throws: FOLDED, but blanks keep two numbers apart */
} Closeness;

/* What praises or announces after a move: "+#!?". */
extern const char KEY_ENDS[];

/* What the comparison must know of a game's letters and templates. */
typedef struct KeySigns {
    char ends[8];  /* what praises or announces: of KEY_ENDS, what the game does not write */
    KindSet plus;  /* kinds whose letter begins with a plus: "+P" */
    char marks[8]; /* signs that follow letters: "~" of "Q~" */
    bool slash;    /* some template writes a '/' before a field */
} KeySigns;

KeySigns key_signs(const Game *g);

/* Sets *out to the key of a text: the text without all that does not count at this closeness.
** `cut` is what praises or announces. */
void key_of(const char *text, Closeness close, const char *cut, Str *out);
/* True if key_bare() can change anything in this game. */
bool key_is_barer(const KeySigns *k);
/* Makes a LOOSE key bare: drops a '/' before a cell. In the key of a written move, not of a
** text that was typed, it also reduces what a man becomes by a plus to the plus ("e7e8+" for
** "e7e8+p"), and drops the marks of letters ("a8q" for "a8q~"). */
void key_bare(const KeySigns *k, const Game *g, bool written, Str *key);

#endif
