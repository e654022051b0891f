#include "conformances.h"

#include <stdint.h>

#ifdef __ELF__

// The linker gives each section whose name is a word of C's these two names.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

/// Where a field leads that says how far away something is; null for nowhere.
static const char *target(const int32_t *field) {
  return *field == 0 ? NULL : (const char *)field + *field;
}

/// The same where its lowest bit says whether the address itself stands there.
static const void *indirect_target(const int32_t *field) {
  int32_t distance = *field & ~1;
  if (distance == 0) return NULL;
  const char *place = (const char *)field + distance;
  return *field & 1 ? *(const void *const *)place : place;
}

struct conformance {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
};

struct type_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
};

struct metadata_response {
  const void *type;
  size_t state;
};

typedef __attribute__((swiftcall)) struct metadata_response (*metadata_accessor)(size_t request);

/// The descriptor of the type that conforms; null where that isn't given by one.
static const struct type_descriptor *type_of(const struct conformance *record) {
  switch (record->flags >> 3 & 7) {
  case 0: return (const struct type_descriptor *)target(&record->type);
  case 1: {
    const char *place = target(&record->type);
    return place == NULL ? NULL : *(const struct type_descriptor *const *)place;
  }
  default: return NULL;
  }
}

size_t recall_conforming_types(const void *protocol, const void **types, size_t most) {
  size_t found = 0;
  const uint32_t generic = 0x80;
  for (const int32_t *entry = __start_swift5_protocol_conformances;
       entry < __stop_swift5_protocol_conformances; entry++) {
    const struct conformance *record = (const struct conformance *)target(entry);
    if (record == NULL || indirect_target(&record->protocol) != protocol) continue;
    const struct type_descriptor *type = type_of(record);
    if (type == NULL || type->flags & generic || type->accessor == 0) continue;
    metadata_accessor accessor = (metadata_accessor)target(&type->accessor);
    if (found < most) types[found] = accessor(0).type;
    found++;
  }
  return found;
}

#else

size_t recall_conforming_types(const void *protocol, const void **types, size_t most) {
  return 0;
}

#endif
