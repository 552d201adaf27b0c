/*
** standing.c -- a piece is said only for any piece that there can be (noun.h).
*/
#include "standing.h"

/* Is what may be empty better said by who does not stand there? */
static bool is_said_by_others(const Game *g, unsigned mask, unsigned others) {
    return mask & ON_EMPTY && mask != ON_EMPTY &&
           (noun_is_whoever(g, others) ||
            __builtin_popcount(others) <= __builtin_popcount(mask));
}

void standing_say(const Game *g, const Man *who, bool no, bool relative, Str *out) {
    const char *it = relative ? "that" : "it";
    Man man = *who;
    man.mask = noun_seen(g, man.mask);
    if (!man.kinds && !man.any) {
        unsigned others = noun_unseen(g, man.mask), mask = man.mask;
        if (others == 0) {
            str_addf(out, "%s is %s", it, no ? "nowhere" : "anywhere");
            return;
        }
        if (is_said_by_others(g, mask, others))
            man.mask = others, others = mask, no = !no;
        if (man.mask == ON_HOLE) {
            str_addf(out, "%s is %s hole", it, no ? "no" : "a");
            return;
        }
        if (man.mask == ON_EMPTY || others == ON_EMPTY) {
            str_addf(out, "%s is %sempty", it, no == (man.mask == ON_EMPTY) ? "not " : "");
            return;
        }
    }
    str_add(out, relative ? "where " : "");
    noun_man(g, &man, no, out);
    str_add(out, relative ? " stands" : " stands there");
}

const char *standing_cell(const Game *g, unsigned mask, bool no) {
    unsigned others = noun_unseen(g, mask);
    if (mask == ON_EMPTY)
        return no ? "no empty cell" : "an empty cell";
    if (others == 0 && noun_there(g) & ON_HOLE)
        return no ? "no cell and no hole" : "a cell or a hole";
    return others == 0 || others == ON_HOLE ? no ? "no cell" : "a cell" : NULL;
}

bool standing_whatever(const Game *g, unsigned mask) {
    return (noun_there(g) & ~(mask | ON_HOLE)) == 0;
}

void standing_over(const Game *g, unsigned mask, bool many, Str *out) {
    unsigned who = noun_seen(g, mask), others = noun_unseen(g, mask);
    if (noun_is_whoever(g, mask))
        str_add(out, many ? "pieces" : "a piece");
    else if (many && (who == ON_FRIEND || who == ON_ENEMY))
        str_add(out, who == ON_FRIEND ? "friends" : "enemies");
    else if (mask & ON_EMPTY && mask & (ON_NEUTRAL | ON_HOLE) &&
             (others == ON_FRIEND || others == ON_ENEMY))
        str_addf(out, "anything but %s", others == ON_ENEMY ? "an enemy" : "a friend");
    else if ((others & ~(unsigned)ON_HOLE) == ON_NEUTRAL && mask & ON_EMPTY)
        str_add(out, "anything but a neutral piece");
    else
        noun_man(g, &(Man){.mask = who}, false, out);
}
