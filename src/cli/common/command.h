/*
** command.h -- what the commands run.
*/
#ifndef STEPWISE_CLI_COMMON_COMMAND_H
#define STEPWISE_CLI_COMMON_COMMAND_H

#include "session.h"

/* What `stepwise` without arguments does at a terminal: lists the games, asks for one and plays
** it. Returns the exit code. */
int choose_and_play(void);

#define COMMAND(name, run, begins, arguments, least, most, takes, help)                        \
    int run(const Args *args, Session *s);
#include "cmds.def"
#undef COMMAND

#endif
