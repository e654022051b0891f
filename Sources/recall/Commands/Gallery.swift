import ArgumentParser
import Gallery
import Rasterizer
import RecallUI
import SDLWindow

extension Commands {
  struct Gallery: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show every view feature on a page, in a window.")

    @Option(
      help: ArgumentHelp(
        "Draw all pages on one sheet, without a window, and write it as a PNG file.",
        valueName: "png"), completion: .file())
    var sheet: String?

    @Option(help: "The sheet's pixels for each point, from 1 to 4.")
    var scale = 1

    @Flag(help: "Replace the PNG file, if it is there.")
    var force = false

    @Flag(help: "Draw the sheet in dark surroundings.")
    var dark = false

    /// The window's size at first, in points.
    private static let size = CGSize(width: 800, height: 600)

    func validate() throws {
      guard 1...4 ~= scale else {
        throw ValidationError("--scale: expected a number from 1 to 4, found \(scale)")
      }
    }

    func run() throws {
      do {
        if let sheet {
          let picture = try PictureFile(path: sheet, replaces: force)
          try writeSheet(to: picture, try GameTable.textMeasurer())
        } else {
          try show(try GameTable.textMeasurer())
        }
      } catch {
        throw CommandFailure(error)
      }
    }

    private func writeSheet(to picture: PictureFile, _ measurer: PangoTextMeasurer) throws {
      let stage = Stage(
        size: GallerySheet.size, colorScheme: dark ? .dark : .light, textMeasurer: measurer
      ) { GallerySheet() }
      let scale = CGFloat(scale)
      let surface = try Surface(
        width: Int(stage.size.width * scale), height: Int(stage.size.height * scale))
      Rasterizer(text: measurer).draw(stage.displayList, on: surface, scale: scale)
      try picture.write(surface)
    }

    private func show(_ measurer: PangoTextMeasurer) throws {
      let window = try Window(title: "Recall: gallery", size: Self.size, text: measurer)
      let stage = Stage(size: window.size, textMeasurer: measurer) { GalleryView() }
      _ = try window.run(ShownGallery(stage: stage))
    }
  }
}

/// A stage in a window that nobody writes down.
private final class ShownGallery: WindowContent {
  private let stage: Stage

  init(stage: Stage) {
    self.stage = stage
  }

  var now: Instant { stage.now }
  var nextDeadline: Instant? { stage.nextDeadline }
  var isAnimating: Bool { stage.isAnimating }
  var nextChange: Instant? { stage.nextChange }
  var displayList: DisplayList { stage.displayList }
  var unhandledKey: KeyEvent? { stage.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { stage.notices(event) }
  func takeEffects() -> [StageEffect.Occurrence] { stage.takeEffects() }
  func advance(to instant: Instant) { stage.advance(to: instant) }
  func send(_ event: InputEvent, at instant: Instant) { stage.send(event, at: instant) }
}
