/*
** arena.h -- memory that is given back all at once.
**
** An Arena owns every block it hands out; arena_free returns them together. Nothing is
** returned singly. Running out of memory ends the program here and nowhere else: callers
** never see NULL. In sanitizer builds the gaps between blocks are poisoned.
*/
#ifndef STEPWISE_ARENA_H
#define STEPWISE_ARENA_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct Arena Arena;

Arena *arena_new(void);
/* Frees the arena and all that it handed out. NULL is allowed. */
void arena_free(Arena *a);
/* size bytes, zeroed, aligned for any type. A size of 0 gives a valid unique pointer. */
void *arena_alloc(Arena *a, size_t size);
/* size bytes aligned to 64 (a cache line), zeroed. */
void *arena_alloc_line(Arena *a, size_t size);
/* A copy of n bytes at src; of a string; of the first n characters of a string. */
void *arena_copy(Arena *a, const void *src, size_t n);
char *arena_strdup(Arena *a, const char *s);
char *arena_strndup(Arena *a, const char *s, size_t n);
char *arena_printf(Arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Bytes handed out so far: what `stepwise check` reports as a game's size. */
size_t arena_used(const Arena *a);

/* An array of n zeroed elements of TYPE. */
#define ARENA_ARRAY(arena, TYPE, n) ((TYPE *)arena_alloc((arena), sizeof(TYPE) * (size_t)(n)))

/* Could so many bytes be had now? Whoever reads what a stranger has written asks first for as much as
** that may ever need: he can say that there is none, and what he calls cannot. */
bool mem_is_there(size_t size);
/* realloc that ends the program when memory is out: for what grows, or lives shorter than an Arena. */
void *mem_grow(void *old, size_t size);
/* A big table of zeros that is read here and there: in big pages where the system has some, so that
** finding a place takes one step less. What is never written takes neither time nor memory. Ends the
** program when memory is out. */
void *mem_table(size_t size);
void mem_table_free(void *table, size_t size);

#endif
