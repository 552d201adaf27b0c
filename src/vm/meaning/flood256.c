/* flood256.c -- the floods for boards of up to 256 cells. */
#define SET_WORDS 4
#define FLOODS floods256
#include "flood.inc"
