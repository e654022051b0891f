import Rasterizer
import RecallUI

extension PictureFile {
  /// Draws what a stage shows, a pixel for each point.
  ///
  /// - Throws: `CommandFailure` for a stage with too many pixels, and with what the system says.
  package func draw(_ stage: Stage, with measurer: PangoTextMeasurer) throws {
    let (width, height) = (Int(stage.size.width.rounded(.up)), Int(stage.size.height.rounded(.up)))
    guard width > 0, height > 0, width * height <= Self.mostPixels else {
      throw CommandFailure(
        .wrongInput,
        [
          "expected a viewport of 1 to \(Self.mostPixels) pixels to draw, found \(width)x\(height)"
        ])
    }
    do {
      let surface = try Surface(width: width, height: height)
      Rasterizer(text: measurer).draw(stage.displayList, on: surface)
      try write(surface)
    } catch {
      throw CommandFailure(error)
    }
  }
}
