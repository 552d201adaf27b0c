/*
** sheet.c -- a grid whose cells are as large as the largest picture.
*/
#include "sheet.h"

#include "svg.h"

#include <math.h>
#include <string.h>

/* In picture units. GAP: between pictures. TEXT: room for a caption. ABOVE: from a picture down
** to the caption's baseline. LETTERS: its font size. */
enum { GAP = 16, TEXT = 22, ABOVE = 16, LETTERS = 17 };

static int columns_for(int n) {
    int columns = 1;
    while (columns * columns < n)
        columns++;
    return columns;
}

static void add_part(const SheetPart *p, long x, long y, long width, long height, Str *out) {
    long dx = lroundf(((float)width - p->width) / 2), dy = lroundf((float)height - p->height);
    str_addf(out, "<g transform=\"translate(%ld %ld)\">\n", x + dx, y + dy);
    str_add(out, p->svg);
    str_add(out, "</g>\n");
    if (!*p->caption)
        return;
    str_addf(out, "<text x=\"%ld\" y=\"%ld\" font-size=\"%d\">", x + width / 2,
             y + height + ABOVE, LETTERS);
    svg_escaped(p->caption, (int)strlen(p->caption), out);
    str_add(out, "</text>\n");
}

void sheet_write(const SheetPart *part, int n, int columns, int size, Str *out) {
    float wide = 0, high = 0;
    bool captions = false;
    for (int i = 0; i < n; i++) {
        wide = fmaxf(wide, part[i].width);
        high = fmaxf(high, part[i].height);
        captions = captions || *part[i].caption;
    }
    columns = columns > 0 ? columns : columns_for(n);
    columns = columns < n ? columns : n;
    int rows = columns > 0 ? (n + columns - 1) / columns : 0;
    long w = lroundf(wide), h = lroundf(high), step = h + GAP + (captions ? TEXT : 0);
    long width = columns * (w + GAP) + GAP, height = rows * step + GAP;
    long shown = size > 0 ? size : width;
    str_addf(out,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %ld %ld\" width=\"%ld\" "
             "height=\"%ld\" font-family=\"DejaVu Sans, Noto Sans, sans-serif\" "
             "text-anchor=\"middle\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n"
             "<rect width=\"%ld\" height=\"%ld\" fill=\"#ffffff\"/>\n",
             width, height, shown,
             width > 0 ? lroundf((float)shown * (float)height / (float)width) : 0, width,
             height);
    for (int i = 0; i < n; i++)
        add_part(&part[i], GAP + i % columns * (w + GAP), GAP + i / columns * step, w, h, out);
    str_add(out, "</svg>\n");
}
