/*
** disasm.h -- the program of a walk, listed.
*/
#ifndef STEPWISE_DISASM_H
#define STEPWISE_DISASM_H

#include "base/str.h"
#include "vm/model/game.h"

/* One instruction a line: offset, mnemonic, operands in words. Works on any program that the
** game has checked. */
void disasm_write(const Game *g, const Program *p, Str *out);
/* All programs of a kind, whoever owns it, each below a line that says whose it is. */
void disasm_kind(const Game *g, int kind, Str *out);

#endif
