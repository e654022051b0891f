import Foundation

/// Whether two names of a snapshot may follow each other: in the order of their UTF-8.
///
/// Sorting a snapshot is most of what it costs, so the bytes are compared at once where they lie;
/// `String`'s own order would depend on Unicode's tables.
package func isOrdered(_ first: String, _ second: String) -> Bool {
  let answer = first.utf8.withContiguousStorageIfAvailable { firstBytes in
    second.utf8.withContiguousStorageIfAvailable { secondBytes in
      areOrdered(firstBytes, secondBytes)
    }
  }
  if case .some(.some(let answer)) = answer { return answer }
  return first.utf8.lexicographicallyPrecedes(second.utf8)
}

private func areOrdered(
  _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
) -> Bool {
  let common = min(first.count, second.count)
  guard common > 0, let firstBytes = first.baseAddress, let secondBytes = second.baseAddress else {
    return first.count < second.count
  }
  let order = memcmp(firstBytes, secondBytes, common)
  return order == 0 ? first.count < second.count : order < 0
}
