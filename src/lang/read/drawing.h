/*
** drawing.h -- pictures of pieces: SVG files of paths and nothing else.
**
** What a picture of a game holds ends up in pages of other people, so a file is not taken as it is:
** it is read, and what is kept is written anew.
**
**     <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="currentColor">
**     <!-- one feather -->
**     <path d="M50 90L50 15" fill="none" stroke="currentColor" stroke-width="2.2"/>
**     </svg>
*/
#ifndef STEPWISE_DRAWING_H
#define STEPWISE_DRAWING_H

#include "base/arena.h"
#include "base/err.h"

/* The paths of such a file, `<path .../>` one after another; they belong to a. NULL, with the
** reason, which begins with the line. */
const char *drawing_read(const char *text, Arena *a, Err *e);

/* The letters and numbers of one path, "M50 10L90 90L10 90Z", as such an element, filled; it belongs to
** a. Numbers have no exponents. NULL, with the reason. */
enum { PATH_LONGEST = 4000 };
const char *drawing_path(const char *data, Arena *a, Err *e);

#endif
