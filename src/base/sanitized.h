/*
** sanitized.h -- whether a sanitizer watches this build: compilers say it in two ways.
**
** SANITIZED_ADDRESS and SANITIZED_THREAD are 1 or 0.
*/
#ifndef STEPWISE_SANITIZED_H
#define STEPWISE_SANITIZED_H

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

#if defined(__SANITIZE_THREAD__) || HAS_FEATURE(thread_sanitizer)
#define SANITIZED_THREAD 1
#else
#define SANITIZED_THREAD 0
#endif

#undef HAS_FEATURE

#endif
