/*
** line.h -- lines from the user: readline at a terminal, plain reading from anything else.
**
** At a terminal the lines typed are kept between runs, in $XDG_STATE_HOME/stepwise/history
** (~/.local/state where that is not set). Only one Line can be open at a time, as readline has
** one terminal only.
*/
#ifndef STEPWISE_LINE_H
#define STEPWISE_LINE_H

#include <stdbool.h>

/* The longest line: the longest FEN and a hundred moves would fit in it. */
enum { LINE_MAX_LEN = 4000 };

typedef enum LineEvent {
    LINE_TEXT,
    LINE_TOO_LONG, /* the whole line is dropped */
    LINE_END
} LineEvent;

/* All words that may stand at the place where `word` begins, `before` being the line up to
** there: a list for sw_free(), or NULL. Those that do not begin like word are left out here. */
typedef char **LineWords(void *ctx, const char *before);

typedef struct Line Line;

/* words NULL: nothing is offered, and nothing typed is kept. */
Line *line_open(bool terminal, LineWords *words, void *ctx);
void line_close(Line *l);
/* Reads a line, without its end; *text belongs to the Line and lives until the next call. The
** prompt is shown at a terminal only, where Ctrl-C drops what was typed so far. */
LineEvent line_read(Line *l, const char *prompt, const char **text);

#endif
