/*
** lock.h -- one thread at a time, where there are several.
*/
#ifndef STEPWISE_LOCK_H
#define STEPWISE_LOCK_H

#ifdef __wasi__

/* No threads: nothing is to be kept apart. */
typedef char Lock;
static inline void lock_init(Lock *l) {
    *l = 0;
}
static inline void lock_free(Lock *l) {
    (void)l;
}
static inline void lock_take(Lock *l) {
    (void)l;
}
static inline void lock_leave(Lock *l) {
    (void)l;
}

#else

#include <pthread.h>

typedef pthread_mutex_t Lock;
static inline void lock_init(Lock *l) {
    pthread_mutex_init(l, NULL);
}
static inline void lock_free(Lock *l) {
    pthread_mutex_destroy(l);
}
static inline void lock_take(Lock *l) {
    pthread_mutex_lock(l);
}
static inline void lock_leave(Lock *l) {
    pthread_mutex_unlock(l);
}

#endif

#endif
