#ifndef RECALL_CONFORMANCES_H
#define RECALL_CONFORMANCES_H

#include <stddef.h>

/// Finds the types of this program that conform to a protocol, by what the compiler wrote down of all
/// conformances (Swift ABI, "Protocol Conformance Descriptor"): types that are generic are left out.
///
/// - protocol: The protocol's descriptor.
/// - types: Gets the types' metadata.
/// - most: How many of them there is room for.
///
/// Answers how many were found, which may be more than there is room for; always 0 where programs
/// aren't ELF files.
size_t recall_conforming_types(const void *protocol, const void **types, size_t most);

#endif
