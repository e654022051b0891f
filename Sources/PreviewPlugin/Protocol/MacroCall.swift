import Foundation

/// A call of a macro, as the compiler hands it on.
struct MacroCall: Decodable {
  struct Name: Decodable {
    let name: String

    private enum Key: CodingKey {
      case name
    }

    /// The compiler hands a name on with the spaces behind it.
    init(from decoder: any Decoder) throws {
      let text = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .name)
      name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  struct Location: Decodable {
    /// `Module/File.swift`.
    let fileID: String
    /// The path that the compiler was given.
    let fileName: String
    /// Where the call begins in the file, in bytes.
    let offset: Int
    /// From 1.
    let line: Int
  }

  struct Syntax: Decodable {
    /// The call as it stands in the file.
    let source: String
    let location: Location
  }

  let macro: Name
  /// What a name has to begin with that nothing else in the module is to have.
  let discriminator: String
  let syntax: Syntax
}

extension MacroCall {
  /// A name that nothing else in the module has: the compiler wants those that a macro brings in to
  /// look like this.
  func uniqueName(_ name: String) -> String {
    "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }
}
