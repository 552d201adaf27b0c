/*
** cmd_rules.c -- `stepwise rules`: the rules of a game, as text or as a page of HTML.
*/
#include "cli/common/command.h"
#include "cli/common/message.h"
#include "cli/common/output.h"
#include "cli/common/rules.h"

#include <stdlib.h>

int cmd_rules(const Args *a, Session *s) {
    const char *file = a->option[OPT_HTML].text;
    char *text = rules_page(s->game, s->match, file != NULL);
    if (!text) {
        complain("rules: there is not enough memory");
        return EXIT_WRONG;
    }
    bool done = true;
    if (file)
        done = write_text(file, FILE_PAGE, text);
    else
        fputs(text, stdout);
    free(text);
    return done ? EXIT_DONE : EXIT_WRONG;
}
