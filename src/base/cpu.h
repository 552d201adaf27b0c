/*
** cpu.h -- forced inlining, and code for processors with more than the baseline instructions.
**
** Functions between CPU_BEGIN_BMI2 and CPU_END_BMI2 are compiled with BMI2 and popcnt. Both
** exist only where CPU_CAN_HAVE_BMI2 is defined. Before such code is called, the caller must
** ask __builtin_cpu_supports() for both features.
*/
#ifndef STEPWISE_BASE_CPU_H
#define STEPWISE_BASE_CPU_H

#if defined(__GNUC__)
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#define NEVER_INLINE static __attribute__((noinline))
#else
#define ALWAYS_INLINE static inline
#define NEVER_INLINE static
#endif

#if defined(__x86_64__) && defined(__GNUC__)
#define CPU_CAN_HAVE_BMI2
#include <immintrin.h>
#if defined(__clang__)
#define CPU_BEGIN_BMI2                                                                         \
    _Pragma(                                                                                   \
        "clang attribute push(__attribute__((target(\"bmi2,popcnt\"))), apply_to = function)")
#define CPU_END_BMI2 _Pragma("clang attribute pop")
#else
#define CPU_BEGIN_BMI2 _Pragma("GCC push_options") _Pragma("GCC target(\"bmi2,popcnt\")")
#define CPU_END_BMI2 _Pragma("GCC pop_options")
#endif
#endif

#endif
