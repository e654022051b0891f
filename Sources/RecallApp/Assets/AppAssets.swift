import Foundation
import RecallDriver
import RecallUI

/// What a program's asset catalogs have: those of the resource bundles beside the program.
///
/// A package names one so: `resources: [.copy("Assets.xcassets")]`, or the folder that it stands in:
/// `resources: [.copy("Resources")]`.
enum AppAssets {
  /// Read once, when something is first shown.
  static let catalog: AssetCatalog = {
    let catalog = found(beside: folder)
    for fault in catalog.faults { CommandFailure.write("Warning: Assets.xcassets: \(fault)") }
    return catalog
  }()

  /// Where the program lies.
  static var folder: URL { program.deletingLastPathComponent() }

  /// The program's file.
  static var program: URL {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: path ?? CommandLine.arguments.first ?? "")
  }

  /// The catalogs in the resource bundles of a folder, by their names.
  static func found(beside folder: URL) -> AssetCatalog {
    let entries =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    var catalog = AssetCatalog()
    for entry in entries where entry.hasSuffix(".resources") {
      for place in ["Resources/Assets.xcassets", "Assets.xcassets"] {
        catalog.add(AssetCatalog(folder: folder.appendingPathComponent("\(entry)/\(place)")))
      }
    }
    return catalog
  }
}
