/*
** lock.h -- a mutex, which does nothing where there are no threads.
*/
#ifndef STEPWISE_BASE_LOCK_H
#define STEPWISE_BASE_LOCK_H

#ifdef __wasi__

/* Without threads there is nothing to lock. */
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
