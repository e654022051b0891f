#include "CBaseline.h"

// Counts allocations by standing in front of the C library's own: an executable's definitions come
// first. Other systems' libraries have no such second names; there the count stays at zero, and
// whoever reads it has to check that it counts at all.

#if defined(__linux__) && defined(__GLIBC__) || defined(__gnu_linux__)
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint_fast64_t count;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

uint64_t baseline_allocations(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}
#else
uint64_t baseline_allocations(void) { return 0; }
#endif
