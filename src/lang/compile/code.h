/*
** code.h -- a program in the making: a list of instructions, with labels between them.
**
** An instruction is a record in a Code and a few 16-bit units in a Program; code_finish() turns
** one into the other. Labels are indices of instructions. Whoever makes a Code frees it
** (code_free).
**
**     Code           Program, unit by unit
**     0  FORK 4       0  FORK 9       where instruction 4 begins
**     1  STEP 0 0     2  STEP 0 0
**     2  LAND 1       5  LAND 1
**     3  JUMP 5       7  JUMP 14
**     4  STEP 1 0     9  STEP 1 0
**     5  ...
*/
#ifndef STEPWISE_LANG_COMPILE_CODE_H
#define STEPWISE_LANG_COMPILE_CODE_H

#include "vm/model/game.h"
#include "base/vec.h"

typedef struct Ins {
    Op op;
    int a, b; /* operands; FORK and JUMP: the label */
} Ins;

TYPED_VEC(Code, code, Ins)

/* Improves the program without changing what it means (peephole.c). */
void code_improve(Code *c);
/* Encodes the program in the arena. False when it is too long for 16-bit labels. */
bool code_finish(const Code *c, Arena *a, Program *out);

#endif
