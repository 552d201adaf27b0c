/* walker256_bmi2.c -- the walker for boards of up to 256 cells, for processors with pext. */
#include "base/cpu.h"
#ifdef CPU_CAN_HAVE_BMI2
CPU_BEGIN_BMI2
#define SET_WORDS 4
#define WALKER walker256_bmi2
#define GATHER_BMI2
#include "walker.inc"
CPU_END_BMI2
#else
typedef int walker256_bmi2_is_not_there;
#endif
