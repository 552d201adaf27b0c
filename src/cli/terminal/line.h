/*
** line.h -- lines from the user: readline at a terminal, plain reading from anything else.
**
** Only one Line can be open at a time, as readline has one terminal only.
*/
#ifndef STEPWISE_LINE_H
#define STEPWISE_LINE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

/* The longest line: the longest FEN and a hundred moves would fit in it. */
enum { LINE_MAX_LEN = 4000 };

typedef enum LineEvent {
    LINE_TEXT,
    LINE_TOO_LONG, /* the whole line is dropped */
    LINE_WOKEN,    /* there is something else to do; what was typed so far comes back */
    LINE_END
} LineEvent;

typedef struct Line Line;

/* Calls line_offer() with all words that may stand behind `before`, the line up to there. */
typedef void LineWords(Line *l, void *ctx, const char *before);

/* Asked ten times a second while someone types: is there something else to do? */
typedef bool LineWakes(void *ctx);

/* Belongs to the caller; zeroed, it is closed. */
struct Line {
    bool terminal;
    LineWords *words;
    LineWakes *wakes; /* for the caller to set; or NULL */
    void *ctx;
    char *history;     /* the file; owned */
    char *typed;       /* readline's last line; owned */
    char *half;        /* what was typed when it was woken, or NULL; owned */
    const char *begun; /* the word that is completed now */
    char **offered;    /* what it can become, which readline takes one by one; owned */
    size_t noffered, ntaken;
    bool files; /* it can become the path of a file */
    volatile sig_atomic_t interrupted, continued;
    char buffer[LINE_MAX_LEN + 2];
};

/* words NULL: nothing is offered. The lines typed at a terminal are kept between runs in the file
** `history`, which becomes the Line's, unless it is NULL. */
void line_open(Line *l, bool terminal, LineWords *words, void *ctx, char *history);
void line_close(Line *l);
/* A word that TAB may put in; left out unless it goes on from what is typed. */
void line_offer(Line *l, const char *word);
/* Instead of words, what is in the folder to which the path that is typed leads. */
void line_offer_files(Line *l);
/* Reads a line, without its end; *text belongs to the Line and lives until the next call. The
** prompt is shown at a terminal only, where Ctrl-C drops what was typed so far. */
LineEvent line_read(Line *l, const char *prompt, const char **text);

#endif
