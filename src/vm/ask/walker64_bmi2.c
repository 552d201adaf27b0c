/* walker64_bmi2.c -- the walker for boards of up to 64 cells, for processors with pext. */
#include "base/cpu.h"
#ifdef CPU_CAN_HAVE_BMI2
CPU_BEGIN_BMI2
#define SET_WORDS 1
#define WALKER walker64_bmi2
#define GATHER_BMI2
#include "walker.inc"
CPU_END_BMI2
#else
typedef int walker64_bmi2_is_not_there;
#endif
