/*
** cmd_engine.c -- `stepwise engine`: plays for graphical front ends, by CECP or UCI.
**
** The first line of input, "xboard" or "uci", chooses the protocol. With --theme the command
** writes XBoard's pictures and colours for the game instead, and ends.
*/
#include "cli/common/command.h"
#include "cli/common/message.h"
#include "cli/common/text.h"
#include "cli/engine/theme.h"

#include <string.h>

/* Reads the first line that is not empty, and runs the protocol that it names. An exit code. */
static int converse(Seat *s) {
    char *line;
    do {
        Heard heard = talk_hear(&s->talk, -1, -1, &line);
        if (heard == HEARD_LONG)
            return complain("engine: the first line has more than %d bytes", TALK_LINE_MAX),
                   EXIT_WRONG;
        if (heard != HEARD_LINE)
            return EXIT_DONE;
    } while (!*line);
    if (strcmp(line, "uci") == 0)
        return uci_run(s);
    if (strcmp(line, "xboard") == 0 && s->texts)
        return complain("engine: --texts is for UCI: XBoard shows moves by squares"),
               EXIT_WRONG;
    if (strcmp(line, "xboard") == 0)
        return cecp_run(s);
    complain("engine: the first word should be 'xboard' or 'uci', got '%.*s'",
             text_within(line, 60), line);
    return EXIT_WRONG;
}

int cmd_engine(const Args *a, Session *session) {
    (void)session;
    Seat seat;
    const char *theme = a->option[OPT_THEME].text;
    int status = EXIT_WRONG;
    if (seat_init(&seat, a) && !theme)
        status = converse(&seat);
    else if (seat.game && theme)
        status = theme_write(&seat, theme) ? EXIT_DONE : EXIT_WRONG;
    return seat_free(&seat) ? status : EXIT_WRONG;
}
