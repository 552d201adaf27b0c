/* flood64.c -- the floods for boards of up to 64 cells. */
#define SET_WORDS 1
#define FLOODS floods64
#include "flood.inc"
