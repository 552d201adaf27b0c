/*
** code.h -- a program while it is made: a list of instructions with labels between them.
**
** An instruction is a record here and units of 16 bits in a Program; code_finish() turns one
** into the other. Labels are indices of instructions. A Code belongs to who made it (code_free).
*/
#ifndef STEPWISE_CODE_H
#define STEPWISE_CODE_H

#include "vm/model/game.h"
#include "base/vec.h"

typedef struct Ins {
    Op op;
    int a, b; /* operands; FORK and JUMP: the label */
} Ins;

TYPED_VEC(Code, code, Ins)

/* Improves the program without changing what it means (peephole.c). */
void code_improve(Code *c);
/* Writes the program into a. False when it is too long for 16-bit labels. */
bool code_finish(const Code *c, Arena *a, Program *out);

#endif
