/*
** args.h -- reading the command line.
**
** `stepwise show GAME d1 --set far=two --size 600` becomes
**
**     command = the row "show" of cmds.def
**     word    = {"GAME", "d1"}, nwords 2
**     set     = {{"far", "two"}}, nset 1
**     option[OPT_SIZE] = {"600", .number = 600}
**
** An Args owns its arrays and the names of its settings; all other texts belong to argv.
*/
#ifndef STEPWISE_CLI_COMMON_ARGS_H
#define STEPWISE_CLI_COMMON_ARGS_H

#include "stepwise.h"

#include <stdint.h>

/* Exit codes: done; the answer is no (a move is illegal, a test failed, a game is over); the
** command line, the definition, the FEN or a file is wrong. */
enum { EXIT_DONE = 0, EXIT_NO = 1, EXIT_WRONG = 2 };

typedef enum OptionId {
#define OPTION(id, name, type, arg, least, most, help) OPT_##id,
#include "options.def"
#undef OPTION
    OPT_COUNT
} OptionId;

typedef struct Args Args;
typedef struct Session Session;

/* What is opened before a command runs: nothing; the game that its first argument names, and a
** match of it; these, and the throws that are due before the first move are made. */
typedef enum Begins { NO_GAME, GAME, GAME_THROWN } Begins;

/* A command: a row of cmds.def. */
typedef struct Command {
    const char *name;
    int (*run)(const Args *args, Session *s);
    Begins begins;
    const char *arguments; /* as the usage shows them: "GAME [CELL]" */
    int least, most;       /* how many arguments; most -1: any number */
    uint64_t takes;        /* bit OPT_*: the options that it takes besides --help */
    const char *help;
} Command;

/* An option as it was given. Numbers are 0 unless it is of that type and given. */
typedef struct Given {
    const char *text; /* NULL: not given; "" for a flag; of several --set the last */
    int64_t number;
    double seconds;
} Given;

struct Args {
    const Command *command;
    int nwords;
    const char **word; /* [nwords]: the arguments that are no options, in order */
    int nset;
    sw_Setting *set; /* [nset]: all --set, in order */
    Given option[OPT_COUNT];
};

/* Reads argv[1..], the first of them the command's name. False after a message. With --help
** missing arguments are no mistake. The caller calls args_free() whatever it returns. */
bool args_read(int argc, char **argv, Args *a);
void args_free(Args *a);
/* Whether the option was given. */
static inline bool args_has(const Args *a, OptionId id) {
    return a->option[id].text != NULL;
}

/* The number that was given with an option, or the other one. */
static inline int64_t args_number(const Args *a, OptionId id, int64_t otherwise) {
    return args_has(a, id) ? a->option[id].number : otherwise;
}

/* Print the usage of a command, and that of the program, to standard output. */
void usage_of(const Command *c);
void usage(void);

#endif
