/*
** arena.c -- a list of chunks, the newest first; a block bigger than CHUNK gets its own.
*/
#include "arena.h"

#include "sanitized.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef __wasi__ /* which has no mmap() */
#include <sys/mman.h>
#endif

#if SANITIZED_ADDRESS
#include <sanitizer/asan_interface.h>
/* Within a chunk AddressSanitizer sees overruns only if what is not handed out is poisoned. */
enum { GAP = 16 };
#define POISON(p, n) ASAN_POISON_MEMORY_REGION(p, n)
#define UNPOISON(p, n) ASAN_UNPOISON_MEMORY_REGION(p, n)
#else
enum { GAP = 0 };
#define POISON(p, n) ((void)(p), (void)(n))
#define UNPOISON(p, n) ((void)(p), (void)(n))
#endif

#ifdef STEPWISE_STRESS
enum { CHUNK = 64 }; /* nearly every block needs a chunk of its own */
#else
enum { CHUNK = 64 * 1024 };
#endif
enum { ALIGN = 16, LINE = 64 };

typedef struct Chunk {
    struct Chunk *next;
    size_t size, used; /* of data, in bytes */
    unsigned char *data;
} Chunk;

struct Arena {
    Chunk *chunks;
    size_t handed_out;
};

static _Noreturn void out_of_memory(void) {
    fputs("stepwise: out of memory\n", stderr);
    abort();
}

#ifdef __wasi__
/* volatile: a compiler may drop the allocation of a block that is never used. */
bool mem_is_there(size_t size) {
    void *volatile p = malloc(size);
    free(p);
    return p != NULL;
}
#else
/* By mmap(), since a sanitizer's malloc() would mark each byte of the block, twice. */
bool mem_is_there(size_t size) {
    size_t room = size ? size : 1;
    /* cppcheck-suppress invalidFunctionArg ; anonymous, so without a file */
    void *p = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return p != MAP_FAILED && munmap(p, room) == 0;
}
#endif

void *mem_grow(void *old, size_t size) {
    void *p = realloc(old, size ? size : 1);
    if (!p)
        out_of_memory();
    return p;
}

/* By calloc(), since pages that come fresh from the system are zero, and cost nothing while
** nobody touches them. */
static void *zeroed(size_t size) {
    void *p = calloc(1, size);
    if (!p)
        out_of_memory();
    return p;
}

#ifdef __wasi__
void *mem_table(size_t size) {
    return zeroed(size);
}

void mem_table_free(void *table, size_t size) {
    (void)size;
    free(table);
}
#else
void *mem_table(size_t size) {
    /* cppcheck-suppress invalidFunctionArg ; anonymous, so without a file */
    void *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED)
        out_of_memory();
#ifdef MADV_HUGEPAGE
    madvise(p, size, MADV_HUGEPAGE);
#endif
    return p;
}

void mem_table_free(void *table, size_t size) {
    munmap(table, size);
}
#endif

Arena *arena_new(void) {
    Arena *a = mem_grow(NULL, sizeof *a);
    *a = (Arena){0};
    return a;
}

void arena_free(Arena *a) {
    if (!a)
        return;
    while (a->chunks) {
        Chunk *c = a->chunks;
        a->chunks = c->next;
        UNPOISON(c->data, c->size);
        free(c);
    }
    free(a);
}

static Chunk *add_chunk(Arena *a, size_t need) {
    size_t size = need > CHUNK ? need : CHUNK;
    if (size > SIZE_MAX - sizeof(Chunk))
        out_of_memory();
    Chunk *c = zeroed(sizeof(Chunk) + size);
    *c = (Chunk){.next = a->chunks, .size = size, .data = (unsigned char *)(c + 1)};
    POISON(c->data, c->size);
    return a->chunks = c;
}

/* Bytes to skip so that the next block of c is aligned to `align`, a power of 2. */
static size_t padding(const Chunk *c, size_t align) {
    uintptr_t at = (uintptr_t)(c->data + c->used);
    return (size_t)(-at & (align - 1));
}

static void *take(Arena *a, size_t size, size_t align) {
    if (size > SIZE_MAX / 2)
        out_of_memory();
    size_t room = size + GAP + align;
    Chunk *c = a->chunks;
    if (!c || c->size - c->used < room)
        c = add_chunk(a, room);
    size_t pad = padding(c, align);
    unsigned char *p = c->data + c->used + pad;
    c->used += pad + (size ? size : 1) + GAP;
    if (c->used > c->size)
        c->used = c->size;
    a->handed_out += size;
    UNPOISON(p, size);
    return p;
}

void *arena_alloc(Arena *a, size_t size) {
    return take(a, size, ALIGN);
}

void *arena_alloc_line(Arena *a, size_t size) {
    return take(a, size, LINE);
}

void *arena_copy(Arena *a, const void *src, size_t n) {
    void *p = arena_alloc(a, n);
    if (n)
        memcpy(p, src, n);
    return p;
}

char *arena_strndup(Arena *a, const char *s, size_t n) {
    char *p = arena_alloc(a, n + 1);
    if (n) /* else s may be NULL */
        memcpy(p, s, n);
    p[n] = '\0';
    return p;
}

char *arena_strdup(Arena *a, const char *s) {
    return arena_strndup(a, s, strlen(s));
}

char *arena_printf(Arena *a, const char *fmt, ...) {
    va_list args, again;
    va_start(args, fmt);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, args);
    va_end(args);
    char *p = arena_alloc(a, (size_t)(n < 0 ? 0 : n) + 1);
    if (n > 0)
        vsnprintf(p, (size_t)n + 1, fmt, again);
    va_end(again);
    return p;
}

size_t arena_used(const Arena *a) {
    return a->handed_out;
}
