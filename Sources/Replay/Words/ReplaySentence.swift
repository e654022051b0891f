/// A sentence in English, as whoever translates it needs it: what always stands in it, and what stands in its places.
package struct ReplaySentence: Equatable, Sendable {
  /// What stands in a place.
  package enum Part: Equatable, Sendable {
    /// What is the same in each language, such as a line of a script.
    case text(String)
    case number(Int)
    case sentence(ReplaySentence)
  }

  /// With names of places in braces: `{place}: expected {expected}, found {found}`.
  package var template: String
  /// What stands in each place, by its name.
  package var parts: [String: Part]

  package init(_ template: String, _ parts: [String: Part] = [:]) {
    self.template = template
    self.parts = parts
  }
}

extension ReplaySentence: CustomStringConvertible {
  /// The sentence in English. A place that nothing stands in is left as it is.
  package var description: String {
    var (text, rest) = ("", template[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      text += rest[..<open]
      text += parts[name].map(\.description) ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension ReplaySentence.Part: CustomStringConvertible {
  package var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .sentence(let sentence): sentence.description
    }
  }
}
