import Foundation
import Translations

/// A folder of translations: a `.po` file for each language, and `recall.pot` with all that there is to say.
public struct TranslationFolder: Sendable {
  /// Where it may lie; the first that is there counts.
  private let candidates: [String]

  public init(candidates: [String]) {
    self.candidates = candidates
  }

  /// What is said in a language: in that of a territory, or otherwise in the language itself.
  ///
  /// - Returns: nil for English, and for a language that there is no file of.
  /// - Throws: `CatalogError` for a file that isn't as it should be, or that can't be read.
  /// - Complexity: O(n) in the file's length.
  public func catalog(for language: Language) throws(CatalogError) -> StringCatalog? {
    guard language.base != Language.english.base else { return nil }
    if language == .pseudo { return try pseudo() }
    for name in [language.identifier, language.base] {
      guard let path = path(of: "\(name).po") else { continue }
      return try StringCatalog(po: try Self.bytes(at: path), file: path)
    }
    return nil
  }

  private func pseudo() throws(CatalogError) -> StringCatalog? {
    guard let path = path(of: "recall.pot") else { return nil }
    return .pseudo(of: try POFile(try Self.bytes(at: path), file: path).keys)
  }

  private func path(of file: String) -> String? {
    candidates.map { "\($0)/\(file)" }.first(where: FileManager.default.fileExists)
  }

  private static func bytes(at path: String) throws(CatalogError) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CatalogError(file: path, expected: "a file that can be read", found: "one that can't")
    }
    return data
  }
}
