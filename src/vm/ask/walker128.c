/* walker128.c -- the walker for boards of up to 128 cells, on any processor. */
#define SET_WORDS 2
#define WALKER walker128
#include "walker.inc"
