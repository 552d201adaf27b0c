/*
** vec.h -- an array that grows, for any element type.
**
** TYPED_VEC(Name, prefix, Type) defines struct Name { Type *at; size_t n, cap; } with
** prefix_reserve() (room for `more` elements past n), prefix_add() and prefix_free(). A zeroed
** one is empty. It owns the memory of its elements; they may move when it grows.
*/
#ifndef STEPWISE_BASE_VEC_H
#define STEPWISE_BASE_VEC_H

#include "arena.h"

#include <stdlib.h>

#ifdef STEPWISE_STRESS
enum { VEC_FIRST_CAP = 1 }; /* every array moves several times */
#else
enum { VEC_FIRST_CAP = 32 };
#endif

#define TYPED_VEC(Name, prefix, Type)                                                          \
    typedef struct Name {                                                                      \
        Type *at;                                                                              \
        size_t n, cap;                                                                         \
    } Name;                                                                                    \
    static inline void prefix##_reserve(Name *v, size_t more) {                                \
        if (v->n + more <= v->cap)                                                             \
            return;                                                                            \
        size_t cap = v->cap ? v->cap * 2 : VEC_FIRST_CAP;                                      \
        while (cap < v->n + more)                                                              \
            cap *= 2;                                                                          \
        v->at = (Type *)mem_grow(v->at, mem_size(cap, sizeof(Type)));                          \
        v->cap = cap;                                                                          \
    }                                                                                          \
    static inline void prefix##_add(Name *v, Type item) {                                      \
        if (v->n == v->cap)                                                                    \
            prefix##_reserve(v, 1);                                                            \
        v->at[v->n++] = item;                                                                  \
    }                                                                                          \
    static inline void prefix##_free(Name *v) {                                                \
        free(v->at);                                                                           \
        *v = (Name){0};                                                                        \
    }

#endif
