import Foundation
import Gallery
import RecallUI
import Testing

@testable import Rasterizer

/// Everything that the rasterizer can draw, on one sheet, as it looked when somebody looked at it.
struct GoldenTests {
  /// Other versions of cairo and FreeType round edges a little differently. A letter that moves
  /// or a filter that changes is off by far more than this, in far more places.
  private static let tolerance = 12
  private static let toleratedPixels = 60

  @Test(arguments: [1, 2] as [CGFloat])
  func theSheetLooksAsRecorded(scale: CGFloat) throws {
    let measurer = PangoTextMeasurer()
    try compare(GoldenSheet(measurer: measurer).list, "sheet", measurer, scale: scale)
  }

  /// What `recall gallery --sheet` draws.
  @Test(arguments: [1, 2] as [CGFloat])
  func theGalleryLooksAsRecorded(scale: CGFloat) throws {
    let measurer = PangoTextMeasurer()
    let stage = Stage(size: GallerySheet.size, textMeasurer: measurer) { GallerySheet() }
    try compare(stage.displayList, "gallery", measurer, scale: scale)
  }

  private func compare(
    _ list: DisplayList, _ title: String, _ measurer: PangoTextMeasurer, scale: CGFloat
  ) throws {
    let name = "\(title)@\(Int(scale))x"
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens/\(name).png").path
    let actual = try Surface(
      width: Int(list.size.width * scale), height: Int(list.size.height * scale))
    Rasterizer(text: measurer).draw(list, on: actual, scale: scale)

    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try actual.writePNG(to: golden)
      return
    }
    let expected = try Surface(png: golden)
    switch expected.difference(from: actual, tolerance: Self.tolerance) {
    case .none:
      break
    case .pixels(let count, _, _) where count <= Self.toleratedPixels:
      break
    case let difference:
      let folder = FileManager.default.temporaryDirectory.path
      let actualPath = "\(folder)/recall-\(name)-actual.png"
      let differencePath = "\(folder)/recall-\(name)-difference.png"
      try actual.writePNG(to: actualPath)
      try expected.map(of: actual).writePNG(to: differencePath)
      Issue.record(
        """
        the sheet doesn't look as recorded: \(difference)
          expected   \(golden)
          actual     \(actualPath)
          difference \(differencePath) (what differs is black)
        If fonts are missing here, run scripts/bootstrap test. If the change is wanted, look at \
        the actual picture and record it: RECORD_GOLDENS=1 swift test --filter GoldenTests
        """)
    }
  }
}

extension Surface {
  /// White where `other` has the same pixel, darker the more it differs; of the smaller size.
  fileprivate func map(of other: Surface) throws -> Surface {
    let map = try Surface(width: min(width, other.width), height: min(height, other.height))
    for y in 0..<map.height {
      for x in 0..<map.width {
        let distance = UInt32(clamping: largestDistance(at: x, y, from: other[x, y]))
        // From light gray, so that the smallest difference shows too.
        let gray = distance == 0 ? 255 : 200 - distance * 200 / 255
        map.withRow(y) { row in row[x] = gray << 16 | gray << 8 | gray }
      }
    }
    return map
  }
}
