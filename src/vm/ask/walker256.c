/* walker256.c -- the walker for boards of up to 256 cells, on any processor. */
#define SET_WORDS 4
#define WALKER walker256
#include "walker.inc"
