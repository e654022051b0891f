import Foundation
import RecallUI

/// Where a program finds what comes with it: the resource bundle that its package has for it, as a Mac has one around
/// each program.
///
/// A package names what comes with a target: `resources: [.copy("Resources")]`. It stands beside the program then, in a
/// folder that is called by the package and the target.
public enum ProgramBundle {
  /// This program's; Foundation's own main bundle where nothing comes with it.
  public static let main =
    found(beside: AppAssets.folder, program: AppAssets.program.lastPathComponent)
    ?? Bundle(for: Anchor.self)

  /// Lies in the program.
  private final class Anchor {}

  /// The resources of a program in a folder: of the target that is called as it is, or of the only one that has some,
  /// as where a package's tests run; nil where there are none.
  static func found(beside folder: URL, program: String) -> Bundle? {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let bundles = entries.filter { $0.hasSuffix(".resources") && $0 != own }
    let name =
      bundles.first { $0.hasSuffix("_\(program).resources") }
      ?? (bundles.count == 1 ? bundles.first : nil)
    return name.flatMap { name in
      let bundle = folder.appendingPathComponent(name)
      return Bundle(url: bundle.appendingPathComponent("Resources")) ?? Bundle(url: bundle)
    }
  }

  /// What comes with the game.
  private static let own = "recall_Assets.resources"
}

extension Bundle {
  /// What comes with this program.
  public static var main: Bundle { ProgramBundle.main }
}
