/*
** page.c -- the elements of a page, as plain text and as HTML.
*/
#include "page.h"

#include "text.h"
#include "cli/terminal/term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Fits a phone as well as a desk; in print no page break separates a piece from its board. */
static const char STYLE[] =
    ":root{color-scheme:light}"
    "body{font:1rem/1.5 Georgia,serif;color:#222;background:#fff;max-width:46rem;margin:0 auto;"
    "padding:1rem}"
    "h1{font-size:1.8rem;line-height:1.2}h2{font-size:1.2rem;border-bottom:1px solid #bbb;"
    "margin-top:2rem}"
    "figure{margin:.5rem 0;text-align:center}figure svg{max-width:100%;height:auto;"
    "max-height:24rem}"
    "dt{font-weight:bold;margin-top:1rem}dd{margin:0 0 .3rem}li{margin:.3rem 0}"
    "@media print{body{font-size:10pt;max-width:none;padding:0}h2{break-after:avoid}"
    "section,figure,li,dl{break-inside:avoid}figure svg{max-height:5.5cm}}";

static void put(Page *p, const char *text, size_t n) {
    for (size_t i = 0; i < n; i++)
        if (p->html && text[i] == '<')
            fputs("&lt;", p->to);
        else if (p->html && text[i] == '>')
            fputs("&gt;", p->to);
        else if (p->html && text[i] == '&')
            fputs("&amp;", p->to);
        else
            fputc(text[i], p->to);
}

/* Writes a line of plain text, folded between words. `column` columns of it are used already;
** its further lines are indented by `indent` blanks. */
static void fold(Page *p, const char *text, size_t n, int column, int indent) {
    for (size_t at = 0, word; at < n; at += word + 1) {
        for (word = 0; at + word < n && text[at + word] != ' ';)
            word++;
        int wide = columns_of(text + at, word);
        if (at > 0 && column + wide + 1 > p->width)
            column = fprintf(p->to, "\n%*s", indent, "") - 1;
        else if (at > 0)
            column += fprintf(p->to, " ");
        fwrite(text + at, 1, word, p->to);
        column += wide;
    }
    fputc('\n', p->to);
}

static void element(Page *p, const char *name, const char *text, size_t n) {
    if (p->html)
        fprintf(p->to, "<%s>", name);
    put(p, text, n);
    if (p->html)
        fprintf(p->to, "</%s>", name);
    fputc('\n', p->to);
}

bool page_begin(Page *p, bool html, const char *title) {
    *p = (Page){.html = html, .width = term_style().width - 1};
    p->to = open_memstream(&p->text, &p->n);
    if (!p->to)
        return false;
    if (html) {
        fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
              "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n",
              p->to);
        element(p, "title", title, strlen(title));
        fprintf(p->to, "<style>%s</style>\n</head>\n<body>\n", STYLE);
    }
    element(p, "h1", title, strlen(title));
    return true;
}

/* Shortens a page of plain text in place: to one empty line anywhere, and none at the end. */
static void squeeze(char *text) {
    char *to = text;
    for (const char *at = text; *at; at++)
        if (*at != '\n' || (at[1] && (to - text < 2 || to[-1] != '\n' || to[-2] != '\n')))
            *to++ = *at;
    while (to > text && to[-1] == '\n')
        to--;
    if (*to)
        *to++ = '\n';
    *to = '\0';
}

char *page_end(Page *p) {
    if (p->html)
        fputs("</body>\n</html>\n", p->to);
    bool whole = !ferror(p->to);
    if (fclose(p->to) == 0 && whole && p->text) { /* fclose() forgets earlier failures */
        if (!p->html)
            squeeze(p->text);
        return p->text;
    }
    free(p->text);
    return NULL;
}

void page_heading(Page *p, const char *text) {
    fputc('\n', p->to);
    element(p, "h2", text, strlen(text));
    if (!p->html)
        fputc('\n', p->to);
}

void page_line(Page *p, const char *text) {
    if (p->html)
        element(p, "p", text, strlen(text));
    else
        fold(p, text, strlen(text), 0, 0);
}

/* `tag`: "ol" for lines in order, "ul" for others. */
static void put_list(Page *p, const char *tag, const char *lines) {
    if (p->html)
        fprintf(p->to, "<%s>\n", tag);
    for (size_t n; *lines; lines += n + (lines[n] == '\n')) {
        n = strcspn(lines, "\n");
        if (p->html) {
            element(p, "li", lines, n);
        } else {
            fputs("- ", p->to);
            fold(p, lines, n, 2, 2);
        }
    }
    if (p->html)
        fprintf(p->to, "</%s>\n", tag);
}

void page_list(Page *p, const char *lines) {
    put_list(p, "ol", lines);
}

void page_choices(Page *p, const char *lines) {
    put_list(p, "ul", lines);
}

void page_entry(Page *p, const char *name, const char *text) {
    if (p->html) {
        fputs("<dl>", p->to);
        element(p, "dt", name, strlen(name));
        element(p, "dd", text, strlen(text));
        fputs("</dl>\n", p->to);
    } else {
        char *entry = format(*text ? "%s: %s" : "%s:", name, text);
        fold(p, entry, strlen(entry), 0, 4);
        free(entry);
    }
}

/* Writes a picture with "pN-" put before its ids and what refers to them: in one file of HTML
** the ids of all pictures must differ. */
static void put_picture(Page *p, const char *svg) {
    static const char *const names[] = {" id=\"", "url(#", "href=\"#"};
    p->pictures++;
    while (*svg) {
        size_t n = 0;
        for (size_t i = 0; i < sizeof names / sizeof *names && n == 0; i++)
            if (strncmp(svg, names[i], strlen(names[i])) == 0)
                n = strlen(names[i]);
        fwrite(svg, 1, n ? n : 1, p->to);
        svg += n ? n : 1;
        if (n)
            fprintf(p->to, "p%d-", p->pictures);
    }
}

void page_figure(Page *p, const char *drawing) {
    const char *svg = strstr(drawing, "<svg"); /* from the root element on */
    if (!p->html) {
        fprintf(p->to, "\n%s\n", drawing);
        return;
    }
    fputs("<figure>\n", p->to);
    put_picture(p, svg ? svg : drawing);
    fputs("</figure>\n", p->to);
}
