/*
** memory.c -- an allocator that fails on request, loaded before the real one by LD_PRELOAD.
**
** A place is a call that allocates together with the calls that led to it; its number is the
** same in every run. Environment:
**
**   FAIL_LIST=FILE  nothing fails; the numbers of all places reached are written to FILE
**   FAIL_AT=PLACE   from the first time PLACE is reached, every allocation fails
**   FAIL_ONCE=1     only that one allocation fails
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

/* FRAMES: stack frames that identify a place. SKIPPED: frames of this file. PLACES: more than
** any run reaches. */
enum { FRAMES = 4, SKIPPED = 3, PLACES = 1 << 16 };

typedef struct Place {
    uint64_t here; /* this run's number for it; 0: unused */
    uint64_t everywhere;
} Place;

static struct {
    pthread_mutex_t lock;
    bool open, once, out;
    uint64_t at;
    Place place[PLACES];
} failing = {.lock = PTHREAD_MUTEX_INITIALIZER};

static _Thread_local bool inside; /* allocations made by this file never fail */

/* ---- places ---- */

static uint64_t mix(uint64_t hash, uintptr_t x) {
    return (hash ^ x) * 0x100000001b3u;
}

/* Addresses are relative to the load address, which differs between runs. */
static uint64_t number_everywhere(void *const *frame, int n) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (int i = 0; i < n; i++) {
        Dl_info info = {0};
        dladdr(frame[i], &info);
        hash = mix(hash, (uintptr_t)frame[i] - (uintptr_t)info.dli_fbase);
    }
    return hash | 1;
}

/* The current place, or NULL if it was reached before. */
static __attribute__((noinline)) const Place *pass(void) {
    void *frame[FRAMES + SKIPPED];
    int n = backtrace(frame, FRAMES + SKIPPED) - SKIPPED;
    uint64_t here = 0xcbf29ce484222325u;
    for (int i = 0; i < n; i++)
        here = mix(here, (uintptr_t)frame[SKIPPED + i]);
    here |= 1;
    for (uint64_t i = here >> 48;; i++) {
        Place *p = &failing.place[i % PLACES];
        if (p->here == here)
            return NULL;
        if (p->here)
            continue;
        *p = (Place){here, number_everywhere(frame + SKIPPED, n)};
        return p;
    }
}

/* Does this allocation fail? */
static __attribute__((noinline)) bool fails(void) {
    if (!failing.open || inside)
        return false;
    inside = true;
    pthread_mutex_lock(&failing.lock);
    const Place *p = pass();
    bool now = p && p->everywhere == failing.at;
    failing.out = failing.out || (now && !failing.once);
    bool fail = now || failing.out;
    pthread_mutex_unlock(&failing.lock);
    inside = false;
    if (fail)
        errno = ENOMEM;
    return fail;
}

static __attribute__((constructor)) void begin(void) {
    void *frame[1];
    const char *at = getenv("FAIL_AT");
    backtrace(frame, 1); /* the first call allocates */
    failing.at = at ? strtoull(at, NULL, 16) : 0;
    failing.once = getenv("FAIL_ONCE") != NULL;
    failing.open = at || getenv("FAIL_LIST");
}

static __attribute__((destructor)) void end(void) {
    const char *path = getenv("FAIL_LIST");
    FILE *f;
    failing.open = false;
    if (!path || !(f = fopen(path, "w")))
        return;
    for (int i = 0; i < PLACES; i++)
        if (failing.place[i].here)
            fprintf(f, "%016llx\n", (unsigned long long)failing.place[i].everywhere);
    fclose(f);
}

/* ---- replacements for the allocator's functions ---- */

#define NEXT(type, name)                                                                       \
    static type *next;                                                                         \
    if (!next)                                                                                 \
    next = __extension__(type *) dlsym(RTLD_NEXT, name)

typedef void *Malloc(size_t n);
typedef void *Calloc(size_t n, size_t size);
typedef void *Realloc(void *old, size_t n);
typedef int Memalign(void **p, size_t align, size_t n);
typedef void *Map(void *at, size_t n, int may, int how, int fd, off_t from);

void *malloc(size_t n) {
    NEXT(Malloc, "malloc");
    return fails() ? NULL : next(n);
}

void *calloc(size_t n, size_t size) {
    NEXT(Calloc, "calloc");
    return fails() ? NULL : next(n, size);
}

/* Freeing through realloc() never fails. */
void *realloc(void *old, size_t n) {
    NEXT(Realloc, "realloc");
    return n && fails() ? NULL : next(old, n);
}

int posix_memalign(void **p, size_t align, size_t n) {
    NEXT(Memalign, "posix_memalign");
    return fails() ? ENOMEM : next(p, align, n);
}

void *mmap(void *at, size_t n, int may, int how, int fd, off_t from) {
    NEXT(Map, "mmap");
    return fails() ? MAP_FAILED : next(at, n, may, how, fd, from);
}
