/* flood128.c -- the floods for boards of up to 128 cells. */
#define SET_WORDS 2
#define FLOODS floods128
#include "flood.inc"
