#include <stddef.h>
#include <stdint.h>

int recall_fuzz_deck(const uint8_t *bytes, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  return recall_fuzz_deck(bytes, count);
}
