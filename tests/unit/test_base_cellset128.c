/*
** test_base_cellset128.c -- cellset.h for boards of up to 128 cells.
*/
#define SET_WORDS 2
#include "test_base_cellset.c"
