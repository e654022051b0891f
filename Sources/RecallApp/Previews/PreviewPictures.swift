import Foundation
import Rasterizer
import RecallDriver
import RecallUI
import SystemFiles

/// The pictures of a program's previews, in a folder.
struct PreviewPictures {
  private let folder: String
  private let options: AppOptions
  private let measurer = PangoTextMeasurer()

  init(folder: String, _ options: AppOptions) {
    self.folder = folder
    self.options = options
  }

  /// Draws each preview twice, light and dark, and says where.
  ///
  /// - Throws: `CommandFailure` for a program without previews, and for what can't be written.
  func draw() throws {
    let entries = FoundPreviews.all
    guard !entries.isEmpty else {
      throw CommandFailure(
        .wrongInput, ["expected a program with a #Preview or a PreviewProvider, found none"])
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .wrongInput, ["\(folder.printable): cannot be made: \(SystemFailure())"])
    }
    for (entry, name) in zip(entries, Self.fileNames(entries.map(\.name))) {
      for scheme in [ColorScheme.light, .dark] {
        let path = "\(folder)/\(name)-\(scheme.rawValue).png"
        let picture = try PictureFile(path: path, replaces: options.force)
        try picture.draw(stage(of: entry.preview, scheme), with: measurer)
        try Output.write(path)
      }
    }
  }

  /// A stage as large as a preview says, or as its view wants to be.
  private func stage(of preview: _Preview, _ scheme: ColorScheme) -> Stage {
    func stage(_ size: CGSize, _ view: () -> some View) -> Stage {
      Stage(
        size: size, colorScheme: scheme, textMeasurer: measurer, seed: options.seed ?? 0,
        colors: AppAssets.catalog.colors, pictures: AppAssets.catalog.pictures,
        date: (options.date ?? .usual).date, content: view)
    }
    if let size = options.size ?? preview.size { return stage(size) { preview.view } }
    let measured = stage(_Preview.phone) {
      preview.view.fixedSize().accessibilityIdentifier("preview")
    }
    let size = measured.frame(ofElement: "preview")?.size ?? _Preview.phone
    return stage(CGSize(width: max(1, size.width), height: max(1, size.height))) { preview.view }
  }

  /// Names of files: each once, with hyphens for what stands in the way in one.
  static func fileNames(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
      var (unique, number) = (plain, 1)
      while !taken.insert(unique).inserted {
        number += 1
        unique = "\(plain)-\(number)"
      }
      return unique
    }
  }
}
