/*
** line.h -- lines from the user: readline at a terminal, plain reading from anything else.
**
** Only one Line can be open at a time, since readline has only one terminal.
*/
#ifndef STEPWISE_CLI_TERMINAL_LINE_H
#define STEPWISE_CLI_TERMINAL_LINE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

/* Bytes of the longest line: room for the longest FEN and a hundred moves. */
enum { LINE_MAX_LEN = 4000 };

typedef enum LineEvent {
    LINE_TEXT,     /* a line was read */
    LINE_TOO_LONG, /* a line was read and dropped, all of it */
    LINE_WOKEN,    /* Line.wakes was true; the next line_read() restores what was typed */
    LINE_END       /* end of input */
} LineEvent;

typedef struct Line Line;

/* Called for completion: calls line_offer() with each word that may follow `before`, the text
** of the line up to the word that is being typed. */
typedef void LineWords(Line *l, void *ctx, const char *before);

/* Called up to ten times a second while the user types: whether there is
** something else to do. */
typedef bool LineWakes(void *ctx);

/* A source of lines. Zeroed, it is closed. */
struct Line {
    bool terminal;
    LineWords *words;
    LineWakes *wakes; /* or NULL; the caller may set it after line_open() */
    void *ctx;        /* for `words` and `wakes` */
    char *history;    /* path of the file, or NULL; owned */
    char *typed;      /* readline's last line; owned */
    char *half;       /* what was typed when it was woken, or NULL; owned */
    /* During completion: the word typed so far; the words that it can become (the
    ** array is owned, the words are readline's once it has taken them), how many, and
    ** how many it has taken. */
    const char *begun;
    char **offered;
    size_t noffered, ntaken;
    bool files; /* instead, the word can become the path of a file */
    volatile sig_atomic_t interrupted, continued; /* SIGINT, SIGCONT came */
    char buffer[LINE_MAX_LEN + 2];
};

/* Opens a Line. With `words` NULL nothing is offered for completion, and there is no history.
** `history`, the path of the file in which the lines typed at a terminal are kept between runs,
** becomes the Line's, for free(); NULL: they are not kept. */
void line_open(Line *l, bool terminal, LineWords *words, void *ctx, char *history);
void line_close(Line *l);
/* Offers a word for completion; ignored unless it begins with what was typed (case
** ignored). It is copied. */
void line_offer(Line *l, const char *word);
/* Offers, instead of words, the files that the typed path can become. */
void line_offer_files(Line *l);
/* Reads a line. If LINE_TEXT is returned, *text is the line without its end; it belongs to the
** Line and lives until the next call. The prompt is shown at a terminal only; Ctrl-C drops what
** was typed there. From anything else, zero bytes are read as blanks. */
LineEvent line_read(Line *l, const char *prompt, const char **text);

#endif
