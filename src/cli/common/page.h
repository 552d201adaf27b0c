/*
** page.h -- a page of headings, sentences and boards, as plain text or as one HTML file.
**
** Text is escaped for HTML where needed; only drawings are put on a page as they are.
*/
#ifndef STEPWISE_CLI_COMMON_PAGE_H
#define STEPWISE_CLI_COMMON_PAGE_H

#include <stdbool.h>
#include <stdio.h>

typedef struct Page {
    FILE *to; /* a stream into memory: `text` */
    bool html;
    char *text;   /* what was written to it; valid once it is closed */
    size_t n;     /* its bytes */
    int width;    /* columns of a page of plain text */
    int pictures; /* on a page of HTML, so far */
} Page;

/* Begins a page with its title. False if memory is out: then there is nothing to end. */
bool page_begin(Page *p, bool html, const char *title);
/* Ends the page. Returns its text, for free(), or NULL if memory was out. */
char *page_end(Page *p);
void page_heading(Page *p, const char *text);
/* A paragraph. */
void page_line(Page *p, const char *text);
/* A list, with an item for each line of a text: in order (numbered on a page of HTML) ... */
void page_list(Page *p, const char *lines);
/* ... and in no order. */
void page_choices(Page *p, const char *lines);
/* A name, such as that of a piece or an option, and what is said of it, or "". */
void page_entry(Page *p, const char *name, const char *text);
/* A board: lines of text on a page of plain text, an SVG picture on one of HTML. */
void page_figure(Page *p, const char *drawing);

#endif
