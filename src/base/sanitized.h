/*
** sanitized.h -- whether AddressSanitizer watches this build (SANITIZED_ADDRESS is 1 or 0): compilers
** say it in two ways.
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

#undef HAS_FEATURE

#endif
