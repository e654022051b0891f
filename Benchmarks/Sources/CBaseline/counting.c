#include "CBaseline.h"

__attribute__((noinline)) void baseline_counted(void (*work)(void *), void *context) {
  work(context);
  // Otherwise the call above would be a jump, and this function over before the work begins.
  __asm__ volatile("" ::: "memory");
}
