/*
** args.h -- the command line, read.
**
** An Args owns the names of its settings; everything else it borrows from argv.
*/
#ifndef STEPWISE_ARGS_H
#define STEPWISE_ARGS_H

#include "stepwise.h"

#include <stdint.h>

enum { EXIT_DONE = 0, EXIT_NO = 1, EXIT_WRONG = 2 };

typedef enum OptionId {
#define OPTION(id, name, type, arg, least, most, help) OPT_##id,
#include "options.def"
#undef OPTION
    OPT_COUNT
} OptionId;

typedef struct Args Args;
typedef struct Session Session;

typedef enum Begins { NO_GAME, GAME, GAME_THROWN } Begins;

/* A row of cmds.def. */
typedef struct Command {
    const char *name;
    int (*run)(const Args *args, Session *s);
    Begins begins;
    const char *arguments;
    int least, most;
    uint64_t takes; /* bit OPT_*: options beside --help */
    const char *help;
} Command;

typedef struct Given {
    const char *text; /* NULL: not given */
    int64_t number;
    double seconds;
} Given;

struct Args {
    const Command *command;
    int nwords;
    const char **word; /* the arguments that are no options, the game first */
    int nset;
    sw_Setting *set;
    Given option[OPT_COUNT];
};

/* Reads argv[1..], the first of them the command's name. False when it is wrong: a message is on
** standard error. Whatever it returns, args_free() gives it back. */
bool args_read(int argc, char **argv, Args *a);
void args_free(Args *a);
static inline bool args_has(const Args *a, OptionId id) {
    return a->option[id].text != NULL;
}

/* The usage of a command; the usage of the program. */
void usage_of(const Command *c);
void usage(void);

#endif
