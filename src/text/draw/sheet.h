/*
** sheet.h -- several pictures on one sheet, in rows, each with a caption.
*/
#ifndef STEPWISE_TEXT_DRAW_SHEET_H
#define STEPWISE_TEXT_DRAW_SHEET_H

#include "base/str.h"

/* A picture as written by svg_write(), its size as given by svg_size(), and the caption to put
** below it, or "". Nothing is owned. */
typedef struct SheetPart {
    const char *svg;
    float width, height;
    const char *caption;
} SheetPart;

/* Writes n pictures, `columns` to a row (0: about as many as there are rows). `size`: width of
** the sheet in pixels, or 0 for the pictures' own. */
void sheet_write(const SheetPart *part, int n, int columns, int size, Str *out);

#endif
