/*
** disasm.h -- the program of a walk, listed.
*/
#ifndef STEPWISE_TEXT_EXPLAIN_DISASM_H
#define STEPWISE_TEXT_EXPLAIN_DISASM_H

#include "base/str.h"
#include "vm/model/game.h"

/* Adds one instruction a line: offset, mnemonic, operands in words. The program must be one
** that was checked for this game when it was loaded. */
void disasm_write(const Game *g, const Program *p, Str *out);
/* Adds all programs of a kind, for every owner, each under a line that says whose it is. */
void disasm_kind(const Game *g, int kind, Str *out);

#endif
