extension UnsafePointer {
  /// Reads a part of the value where it lies.
  ///
  /// `pointee` would be copied first, with all that is in it, as the compiler can't tell that nobody changes
  /// what lies behind a pointer meanwhile. The value is handed in as one that may be changed, for then it
  /// can; it must not be.
  @inline(__always)
  func read<Part>(_ part: (inout Pointee) -> Part) -> Part {
    part(&UnsafeMutablePointer(mutating: self).pointee)
  }
}

extension UnsafeMutablePointer {
  /// Reads a part of the value where it lies, without a copy of it.
  @inline(__always)
  func read<Part>(_ part: (inout Pointee) -> Part) -> Part {
    part(&pointee)
  }
}
