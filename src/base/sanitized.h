/*
** sanitized.h -- SANITIZED_ADDRESS: 1 in a build with AddressSanitizer, else 0.
**
** GCC says it by a macro, Clang by __has_feature().
*/
#ifndef STEPWISE_BASE_SANITIZED_H
#define STEPWISE_BASE_SANITIZED_H

#if defined(__has_feature)
#define HAS_FEATURE(x) __has_feature(x)
#else
#define HAS_FEATURE(x) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || HAS_FEATURE(address_sanitizer)
#define SANITIZED_ADDRESS 1
#else
#define SANITIZED_ADDRESS 0
#endif

#undef HAS_FEATURE

#endif
