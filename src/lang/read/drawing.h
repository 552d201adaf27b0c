/*
** drawing.h -- pictures of pieces: SVG files that consist of paths alone.
**
** A game's pictures end up in other people's pages, so a file is not embedded as it is: it is
** parsed, and only what is allowed is written out again.
**
**     <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="currentColor">
**     <!-- one feather -->
**     <path d="M50 90L50 15" fill="none" stroke="currentColor" stroke-width="2.2"/>
**     </svg>
*/
#ifndef STEPWISE_LANG_READ_DRAWING_H
#define STEPWISE_LANG_READ_DRAWING_H

#include "base/arena.h"
#include "base/err.h"

/* The paths of such a file as <path .../> elements, one a line; they belong to a. NULL, with
** the reason, which begins with the line ("line 3: ..."). */
const char *drawing_read(const char *text, Arena *a, Err *e);

enum { PATH_LONGEST = 4000 }; /* characters of path data */
/* The path data of one filled shape, "M50 10L90 90L10 90Z", as a <path d="..."/> element; it
** belongs to a. Numbers have no exponents. NULL, with the reason. */
const char *drawing_path(const char *data, Arena *a, Err *e);

#endif
