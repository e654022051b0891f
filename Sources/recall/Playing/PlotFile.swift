import Assets
import Foundation
import Rasterizer
import RecallUI

/// A file that a stage is drawn into: as PNG or as SVG, as its name ends.
struct PlotFile {
  enum Format: String, CaseIterable {
    case png, svg
  }

  private let name: String
  private let format: Format
  private let file: NewFile

  /// The pixels of a point in a PNG file, for screens and for paper.
  private static let scale: CGFloat = 2

  /// - Parameters:
  ///   - path: Where nothing may be yet.
  ///   - replaces: Whether an ordinary file may be there.
  /// - Throws: `CommandFailure` for a name that ends otherwise, or with what the system says.
  init(path: String, replaces: Bool) throws {
    name = path.printable
    let ending = path.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased()
    guard path.contains("."), let format = ending.flatMap(Format.init) else {
      throw CommandFailure(
        .wrongInput, ["--plot: expected a file whose name ends in .png or .svg, found '\(name)'"])
    }
    self.format = format
    do throws(NewFile.Failure) {
      file = try NewFile(for: path, replaces: replaces)
    } catch {
      throw CommandFailure(writing: name, error)
    }
  }

  /// Draws what a stage shows now.
  ///
  /// - Throws: `CommandFailure`, with what the system says.
  func write(_ stage: Stage, text: PangoTextMeasurer) throws {
    do {
      try file.write(Array(try data(of: stage, Rasterizer(text: text))))
      try file.publish()
    } catch {
      throw CommandFailure(writing: name, error)
    }
  }

  private func data(of stage: Stage, _ rasterizer: Rasterizer) throws -> Data {
    switch format {
    case .svg: return try rasterizer.svgData(stage.displayList, size: stage.size)
    case .png:
      let surface = try Surface(
        width: Int((stage.size.width * Self.scale).rounded(.up)),
        height: Int((stage.size.height * Self.scale).rounded(.up)))
      rasterizer.draw(stage.displayList, on: surface, scale: Self.scale)
      return try surface.pngData()
    }
  }
}
