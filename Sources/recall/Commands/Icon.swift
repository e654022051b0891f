import ArgumentParser
import Foundation
import Rasterizer
import RecallGame
import RecallUI

extension Commands {
  /// Draws what stands for the game where a desktop shows it: for those who package it, so help doesn't tell of it.
  struct Icon: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Draw the game's icon, as SVG and in each size that desktops ask for as PNG.",
      shouldDisplay: false)

    @Argument(
      help: ArgumentHelp("The folder to make for it.", valueName: "folder"),
      completion: .directory)
    var folder: String

    @Flag(help: "Use a folder that is there, and replace the icon in it.")
    var force = false

    /// The sides of the pictures, in pixels: those of the theme that all desktops have, and a large one.
    static let sides = [16, 22, 24, 32, 48, 64, 128, 256, 512]

    func run() throws {
      try makeFolder()
      let measurer = PangoTextMeasurer()
      var list = GameTable.icon(textMeasurer: measurer)
      list.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
      do {
        try file("recall.svg").write(svg: SVGScene(text: measurer).document(list))
        for side in Self.sides {
          let surface = try Surface(width: side, height: side, format: .argb32)
          Rasterizer(text: measurer)
            .draw(list, on: surface, scale: CGFloat(side) / GameIcon.side)
          try file("recall-\(side).png").write(surface)
        }
      } catch {
        throw CommandFailure(error)
      }
    }

    private func makeFolder() throws {
      guard mkdir(folder, 0o777) != 0, errno != EEXIST || !force else { return }
      throw CommandFailure(making: folder.printable, SystemFailure())
    }

    private func file(_ name: String) throws -> PictureFile {
      let path = URL(fileURLWithPath: folder).appendingPathComponent(name).path
      return try PictureFile(path: path, replaces: force)
    }
  }
}
