/*
** page.h -- a page of headings, sentences and boards, as plain text or as one HTML file.
**
** Whatever is put on a page is escaped where it must be. page_end() gives its text and closes it.
*/
#ifndef STEPWISE_PAGE_H
#define STEPWISE_PAGE_H

#include <stdbool.h>
#include <stdio.h>

typedef struct Page {
    FILE *to;
    bool html;
    char *text; /* what has been written, once it is closed */
    size_t n;
    int width;    /* of a page of text, in columns */
    int pictures; /* on a page of HTML, so far */
} Page;

/* False where there is no memory for it. */
bool page_begin(Page *p, bool html, const char *title);
/* The page's text, for free(); NULL where there was no memory. */
char *page_end(Page *p);
void page_heading(Page *p, const char *text);
void page_line(Page *p, const char *text);
/* The same of each line of a text, as a list. */
void page_list(Page *p, const char *lines);
/* What stands beside one another, in no order. */
void page_choices(Page *p, const char *lines);
/* A piece or an option: its name, and what is said of it. */
void page_entry(Page *p, const char *name, const char *text);
/* A board: text on a page of text, a picture in SVG on one of HTML. */
void page_figure(Page *p, const char *drawing);

#endif
