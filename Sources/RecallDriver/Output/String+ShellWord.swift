extension String {
  /// A path as a word of a command that people copy: in quotes where a shell would read it otherwise.
  package var shellWord: String {
    let path = hasPrefix("-") ? "./\(self)" : self
    let scalars = path.unicodeScalars
    if !path.isEmpty, scalars.allSatisfy(\.isPlainInShells) { return path }
    guard scalars.contains(where: \.isControl) else {
      return
        "'\(path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }
    let text = scalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where scalar.isControl: "\\x" + String(scalar.value + 0x100, radix: 16).suffix(2)
      default: String(scalar)
      }
    }
    return "$'\(text.joined())'"
  }
}

extension Unicode.Scalar {
  /// Whether no shell sees anything but a letter in it.
  fileprivate var isPlainInShells: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self)
      || "/._-+,:@%".unicodeScalars.contains(self)
  }

  /// Whether a terminal would obey it, of those that a shell has an escape for.
  fileprivate var isControl: Bool { value < 0x20 || value == 0x7F }
}
