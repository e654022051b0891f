import Foundation
import RecallDriver
import RecallUI

/// What a program's tables of strings say in each language: `Localizable.xcstrings`, or `Localizable.strings` and
/// `Localizable.stringsdict` in folders such as `de.lproj`, of the resource bundles beside the program. Other tables
/// are those of `Text(_:tableName:)`: their names are the contexts of what they say.
///
/// A package names them so: `resources: [.copy("Localizable.xcstrings"), .copy("de.lproj")]`.
struct AppStrings {
  private(set) var catalogs: [Language: StringCatalog] = [:]
  /// What was left out, and why, each in a sentence.
  private(set) var faults: [String] = []

  init() {}

  /// Reads the tables of a folder; of a key that several have, the first counts.
  init(folder: URL) {
    let entries =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    for entry in entries {
      let url = folder.appendingPathComponent(entry)
      switch url.pathExtension {
      case "resources", "bundle": add(AppStrings(folder: url))
      case "lproj":
        if let language = Language(url.deletingPathExtension().lastPathComponent) {
          readTables(in: url, of: language)
        }
      case "xcstrings": readCatalog(url)
      default: break
      }
    }
  }

  /// The catalog of a language: in that of a territory, or otherwise in the language itself.
  func catalog(for language: Language) -> StringCatalog? {
    catalogs[language] ?? Language(language.base).flatMap { catalogs[$0] }
  }

  /// The languages that there are tables of, without territories.
  var spoken: Set<String> { Set(catalogs.keys.map(\.base)) }

  // MARK: Reading

  private mutating func add(_ other: AppStrings) {
    for (_, catalog) in other.catalogs { add(catalog) }
    faults += other.faults
  }

  private mutating func add(_ catalog: StringCatalog) {
    catalogs[catalog.language] = catalogs[catalog.language]?.merging(catalog) ?? catalog
  }

  private mutating func add(
    _ entries: [String: CatalogEntry], of language: Language, in table: String?
  ) {
    let keyed = entries.map { (CatalogKey($0, context: table), $1) }
    add(
      StringCatalog(
        language: language, entries: Dictionary(keyed, uniquingKeysWith: { first, _ in first })))
  }

  private mutating func readTables(in folder: URL, of language: Language) {
    let entries =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    let urls = entries.map { folder.appendingPathComponent($0) }
    // What goes by counts comes first: it stands in both.
    for url in urls where url.pathExtension == "stringsdict" {
      read(url) { bytes, file throws(CatalogError) in
        [language: try StringsDictFile(bytes, file: file).entries]
      }
    }
    for url in urls where url.pathExtension == "strings" {
      read(url) { bytes, file throws(CatalogError) in
        [language: try StringsFile(bytes, file: file).entries.mapValues { .words($0) }]
      }
    }
  }

  private mutating func readCatalog(_ url: URL) {
    read(url) { bytes, file throws(CatalogError) in
      try XCStringsFile(bytes, file: file).entries
    }
  }

  /// Reads a table, which is that of its name; `Localizable` is where nothing is said.
  private mutating func read(
    _ url: URL,
    _ parse: ([UInt8], String) throws(CatalogError) -> [Language: [String: CatalogEntry]]
  ) {
    guard let data = FileManager.default.contents(atPath: url.path) else { return }
    let name = url.deletingPathExtension().lastPathComponent
    let table = name == "Localizable" ? nil : name
    do throws(CatalogError) {
      for (language, entries) in try parse(Array(data), url.path) {
        add(entries, of: language, in: table)
      }
    } catch {
      faults.append("\(error)")
    }
  }
}

extension AppStrings {
  /// Those of the program, read once, when something is first shown.
  static let own: AppStrings = {
    let strings = AppStrings(folder: AppAssets.folder)
    for fault in strings.faults { CommandFailure.write("Warning: \(fault)".printable) }
    return strings
  }()
}
