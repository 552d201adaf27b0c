/*
** interrupt.c -- a thread that waits for SIGINT while a search runs, and for SIGUSR1, by which
** interrupt_end sends it home.
*/
#include "interrupt.h"

static sigset_t awaited(void) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGUSR1);
    return set;
}

static void *wait_for_signal(void *arg) {
    Interrupt *i = arg;
    sigset_t set = awaited();
    int signal = 0;
    while (sigwait(&set, &signal) == 0 && signal == SIGINT) {
        atomic_store(&i->seen, true);
        sw_engine_stop(i->engine);
    }
    return NULL;
}

void interrupt_begin(Interrupt *i, sw_Engine *engine) {
    sigset_t set = awaited();
    i->engine = engine;
    sw_engine_ready(engine);
    atomic_init(&i->seen, false);
    pthread_sigmask(SIG_BLOCK, &set, &i->before);
    i->running = pthread_create(&i->thread, NULL, wait_for_signal, i) == 0;
    if (!i->running)
        pthread_sigmask(SIG_SETMASK, &i->before, NULL);
}

bool interrupt_end(Interrupt *i) {
    if (i->running) {
        pthread_kill(i->thread, SIGUSR1);
        pthread_join(i->thread, NULL);
        pthread_sigmask(SIG_SETMASK, &i->before, NULL);
    }
    sw_engine_ready(i->engine);
    return atomic_load(&i->seen);
}
