/*
** junit.c -- writes XML as text: its five special characters are escaped, after sw_shown().
*/
#include "junit.h"

#include "output.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *escape(char c) {
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    case '\'': return "&apos;";
    default: return NULL;
    }
}

static void write_escaped(FILE *to, const char *text) {
    char *shown = sw_shown(text);
    for (const char *at = shown; *at; at++) {
        const char *as = escape(*at);
        if (as)
            fputs(as, to);
        else
            fputc(*at, to);
    }
    sw_free(shown);
}

static void begin_case(Junit *j, const char *file, const char *name, double seconds) {
    if (!j->to)
        j->to = open_memstream(&j->cases, &j->n);
    if (!j->to)
        cli_no_memory();
    j->tests++;
    fputs("  <testcase classname=\"", j->to);
    write_escaped(j->to, file);
    fputs("\" name=\"", j->to);
    write_escaped(j->to, name);
    fprintf(j->to, "\" time=\"%.3f\">", seconds);
}

void junit_add(Junit *j, const sw_Tested *t, double seconds) {
    begin_case(j, t->file, t->name, seconds);
    if (!t->passed) {
        j->failures++;
        fprintf(j->to, "<failure message=\"line %d\">", t->line);
        write_escaped(j->to, t->complaint);
        fputs("</failure>", j->to);
    }
    fputs("</testcase>\n", j->to);
}

void junit_add_unread(Junit *j, const char *file, const char *error) {
    begin_case(j, file, "can be read", 0);
    j->errors++;
    fputs("<error>", j->to);
    write_escaped(j->to, error);
    fputs("</error></testcase>\n", j->to);
}

bool junit_end(Junit *j, const char *path) {
    if (j->to && fclose(j->to) != 0)
        cli_no_memory();
    char *all =
        format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<testsuite name=\"stepwise\" tests=\"%d\" failures=\"%d\" errors=\"%d\">\n"
               "%s</testsuite>\n",
               j->tests, j->failures, j->errors, j->cases ? j->cases : "");
    bool ok = write_text(path, FILE_RESULTS, all);
    free(all);
    free(j->cases);
    *j = (Junit){0};
    return ok;
}
