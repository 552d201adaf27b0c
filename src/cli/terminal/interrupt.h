/*
** interrupt.h -- Ctrl-C ends a search, not the program.
**
** Between interrupt_begin() and interrupt_end() a thread waits for the signal, so that
** no handler and no global variable is needed. Threads that are started in between
** have the signals blocked.
*/
#ifndef STEPWISE_CLI_TERMINAL_INTERRUPT_H
#define STEPWISE_CLI_TERMINAL_INTERRUPT_H

#include "term.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

typedef struct Interrupt {
    sw_Engine *engine; /* borrowed */
    const Hush *hush;  /* borrowed; or NULL */
    pthread_t thread;
    bool running;     /* the thread could be started */
    atomic_bool seen; /* Ctrl-C was pressed */
    atomic_bool ends; /* the thread is to return */
    sigset_t before;  /* the signal mask to restore */
} Interrupt;

/* From now on Ctrl-C sets i->seen and stops the engine's search. Unless `hush` is NULL,
** SIGTERM and SIGHUP restore the terminal before they end the program, so that the shell does
** not stay without an echo. */
void interrupt_begin(Interrupt *i, sw_Engine *engine, const Hush *hush);
/* Restores what was. True if Ctrl-C was pressed; the engine can then search again. */
bool interrupt_end(Interrupt *i);

#endif
