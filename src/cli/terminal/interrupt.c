/*
** interrupt.c -- a thread that waits for signals while a search runs.
**
** It waits for SIGINT; for SIGTERM and SIGHUP if the terminal is hushed; and for SIGUSR1, by
** which interrupt_end() makes it return.
*/
#include "interrupt.h"

#include <stddef.h>

/* Signals that end the program. */
static const int endings[] = {SIGTERM, SIGHUP};
enum { ENDINGS = sizeof endings / sizeof *endings };

static bool is_ignored(int signal) {
    struct sigaction now;
    return sigaction(signal, NULL, &now) == 0 && now.sa_handler == SIG_IGN;
}

/* The signals to wait for. One that the program was started to ignore (nohup) stays ignored. */
static sigset_t awaited(const Interrupt *i) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGUSR1);
    for (int e = 0; e < ENDINGS && i->hush; e++)
        if (!is_ignored(endings[e]))
            sigaddset(&set, endings[e]);
    return set;
}

/* Lets the signal, which is blocked in this thread, do what it does by
** default: end the program. */
static void end_by(int signal) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    raise(signal);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void *wait_for_signal(void *arg) {
    Interrupt *i = arg;
    sigset_t set = awaited(i);
    int signal = 0;
    while (sigwait(&set, &signal) == 0 && (signal != SIGUSR1 || !atomic_load(&i->ends))) {
        if (signal == SIGUSR1)
            continue; /* not sent by interrupt_end() */
        if (signal != SIGINT) {
            term_speak(i->hush);
            end_by(signal);
        }
        atomic_store(&i->seen, true);
        sw_engine_stop(i->engine);
    }
    return NULL;
}

void interrupt_begin(Interrupt *i, sw_Engine *engine, const Hush *hush) {
    i->engine = engine;
    i->hush = hush;
    sigset_t set = awaited(i);
    sw_engine_ready(engine);
    atomic_init(&i->seen, false);
    atomic_init(&i->ends, false);
    pthread_sigmask(SIG_BLOCK, &set, &i->before);
    i->running = pthread_create(&i->thread, NULL, wait_for_signal, i) == 0;
    if (!i->running)
        pthread_sigmask(SIG_SETMASK, &i->before, NULL);
}

bool interrupt_end(Interrupt *i) {
    if (i->running) {
        atomic_store(&i->ends, true);
        pthread_kill(i->thread, SIGUSR1);
        pthread_join(i->thread, NULL);
        pthread_sigmask(SIG_SETMASK, &i->before, NULL);
    }
    sw_engine_ready(i->engine);
    return atomic_load(&i->seen);
}
