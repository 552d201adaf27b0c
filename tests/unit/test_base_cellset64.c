/*
** test_base_cellset64.c -- cellset.h for boards of up to 64 cells.
*/
#define SET_WORDS 1
#include "test_base_cellset.c"
