/*
** interrupt.h -- Ctrl-C ends a search, not the program.
**
** Between interrupt_begin and interrupt_end a thread of its own waits for the signal, so no
** handler and no global variable is needed.
*/
#ifndef STEPWISE_INTERRUPT_H
#define STEPWISE_INTERRUPT_H

#include "term.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

typedef struct Interrupt {
    sw_Engine *engine; /* borrowed, */
    const Hush *hush;  /* too */
    pthread_t thread;
    bool running; /* the thread could be started */
    atomic_bool seen;
    atomic_bool ends; /* the thread shall go home */
    sigset_t before;
} Interrupt;

/* What ends the program meanwhile ends `hush` first, unless that is NULL: no shell is left without an echo. */
void interrupt_begin(Interrupt *i, sw_Engine *engine, const Hush *hush);
/* True when Ctrl-C was pressed. */
bool interrupt_end(Interrupt *i);

#endif
