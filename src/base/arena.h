/*
** arena.h -- memory that is freed all at once.
**
** An Arena owns every block it hands out and frees them together; no block is freed by itself.
** Running out of memory ends the program here and nowhere else: callers never see NULL. In
** AddressSanitizer builds the gaps between blocks are poisoned.
*/
#ifndef STEPWISE_BASE_ARENA_H
#define STEPWISE_BASE_ARENA_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Arena Arena;

Arena *arena_new(void);
/* Frees the arena and every block it handed out. NULL is allowed. */
void arena_free(Arena *a);
/* size zeroed bytes, aligned for any type. A size of 0 gives a valid unique pointer. */
void *arena_alloc(Arena *a, size_t size);
/* size zeroed bytes, aligned to 64 (a cache line). */
void *arena_alloc_line(Arena *a, size_t size);
/* A copy of the n bytes at src, which may be NULL if n is 0. */
void *arena_copy(Arena *a, const void *src, size_t n);
char *arena_strdup(Arena *a, const char *s);
/* The n bytes at s and a terminator. s must have n bytes; it may be NULL if n is 0. */
char *arena_strndup(Arena *a, const char *s, size_t n);
char *arena_printf(Arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Bytes handed out so far, without padding: what `stepwise check` reports as a game's size. */
size_t arena_used(const Arena *a);

/* An array of n zeroed elements of TYPE. */
#define ARENA_ARRAY(arena, TYPE, n) ((TYPE *)arena_alloc((arena), sizeof(TYPE) * (size_t)(n)))

/* Whether size bytes could be allocated now. A reader of untrusted input first asks for the
** most that it may ever need: it can report the shortage, while what it calls would end the
** program. */
bool mem_is_there(size_t size);
/* realloc() that ends the program when memory runs out: for blocks that grow, or that live
** shorter than an Arena. The caller frees them with free(). */
void *mem_grow(void *old, size_t size);
/* The size of n things; so much that there is no such memory, where that overflows. */
static inline size_t mem_size(size_t n, size_t each) {
    return n <= SIZE_MAX / each ? n * each : SIZE_MAX;
}
/* A large zeroed table for random access, size > 0: on huge pages where the system has them,
** which makes address translation one level shorter. Pages that are never written cost neither
** time nor memory. Ends the program when memory runs out. mem_table_free() takes the size that
** was asked for. */
void *mem_table(size_t size);
void mem_table_free(void *table, size_t size);

#endif
