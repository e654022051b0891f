#include "CBaseline.h"

#if defined(__linux__) && defined(__GLIBC__) || defined(__gnu_linux__)
#include <malloc.h>

uint64_t baseline_memory(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
uint64_t baseline_memory(void) { return 0; }
#endif
