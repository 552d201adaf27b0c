/*
** saturate.h -- int64_t arithmetic that stops at the ends of a range instead of leaving it.
*/
#ifndef STEPWISE_BASE_SATURATE_H
#define STEPWISE_BASE_SATURATE_H

#include <stdbool.h>
#include <stdint.h>

static inline int64_t saturated(bool below) {
    return below ? INT64_MIN : INT64_MAX;
}
static inline int64_t saturate_add(int64_t a, int64_t b) {
    int64_t sum;
    return __builtin_add_overflow(a, b, &sum) ? saturated(a < 0) : sum;
}
static inline int64_t saturate_sub(int64_t a, int64_t b) {
    int64_t difference;
    return __builtin_sub_overflow(a, b, &difference) ? saturated(a < 0) : difference;
}
static inline int64_t saturate_mul(int64_t a, int64_t b) {
    int64_t product;
    return __builtin_mul_overflow(a, b, &product) ? saturated((a < 0) != (b < 0)) : product;
}
/* Rounds down; 0 if b is 0. */
static inline int64_t saturate_div(int64_t a, int64_t b) {
    if (b == 0)
        return 0;
    if (b == -1)
        return saturate_sub(0, a);
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
/* Never negative: 0 to |b| - 1. 0 if b is 0. */
static inline int64_t saturate_mod(int64_t a, int64_t b) {
    int64_t rest = b == 0 || b == -1 ? 0 : a % b;
    return rest >= 0 ? rest : b < 0 ? rest - b : rest + b;
}
/* The number from -most to `most` that is nearest to a; `most` is not negative. */
static inline int64_t saturate_within(int64_t a, int64_t most) {
    return a > most ? most : a < -most ? -most : a;
}

#endif
