/* walker64.c -- the walker for boards of up to 64 cells, on any processor. */
#define SET_WORDS 1
#define WALKER walker64
#include "walker.inc"
