/*
** sheet.h -- several pictures on one, side by side and below one another, each with a caption.
*/
#ifndef STEPWISE_SHEET_H
#define STEPWISE_SHEET_H

#include "base/str.h"

/* A picture as svg_write() has it, its size (svg_size()), and what stands below it, or "". Nothing is owned. */
typedef struct SheetPart {
    const char *svg;
    float width, height;
    const char *caption;
} SheetPart;

/* n of them, so many in a row (0: about as many as there are rows). `size`: how many pixels the whole is
** wide, or 0. */
void sheet_write(const SheetPart *part, int n, int columns, int size, Str *out);

#endif
