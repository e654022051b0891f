import CConformances

/// Finds types of the program by what they conform to.
package enum ConformingTypes {
  /// The types that conform to a protocol, in the order in which the program has them.
  ///
  /// - Parameter existential: `(any Protocol).self`.
  /// - Complexity: O(*n*) in the number of conformances that the program has.
  package static func of(_ existential: Any.Type) -> [Any.Type] {
    // Swift ABI, "Existential Metadata": behind two words and two halves of one stands the descriptor of the
    // first protocol.
    let descriptor = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)[2]
    let count = recall_conforming_types(descriptor, nil, 0)
    let found = [UnsafeRawPointer?](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = min(recall_conforming_types(descriptor, buffer.baseAddress, count), count)
    }
    return found.compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
  }
}
