import RecallUI
import Testing

@testable import Rasterizer

struct CanvasClipTests {
  private let everything = Path(CGRect(x: 0, y: 0, width: 20, height: 20))

  @Test func aClipOnWholePixelsIsExact() throws {
    let clip = Clip(path: Path(CGRect(x: 3, y: 4, width: 5, height: 6)))
    let surface = try painted([.fill(everything, clips: [clip])])
    let rect = try painted([.fill(clip.path)])
    #expect(surface == rect)
  }

  @Test func onlyWhatLiesInAllClipsIsDrawn() throws {
    let surface = try painted([
      .fill(
        everything,
        clips: [
          Clip(path: Path(CGRect(x: 0, y: 0, width: 10, height: 20))),
          Clip(path: Path(CGRect(x: 5, y: 5, width: 10, height: 10))),
        ])
    ])
    #expect(surface.ink == DeviceRect(minX: 5, minY: 5, maxX: 10, maxY: 15))
  }

  @Test func clipsThatDoNotMeetLeaveNothing() throws {
    let surface = try painted([
      .fill(
        everything,
        clips: [
          Clip(path: Path(CGRect(x: 0, y: 0, width: 5, height: 20))),
          Clip(path: Path(CGRect(x: 15, y: 0, width: 5, height: 20))),
        ])
    ])
    #expect(surface.ink == nil)
  }

  @Test func aClipIsItsItemsOwn() throws {
    let clip = Clip(path: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
    let surface = try painted([
      .fill(everything, .ink, clips: [clip]),
      .fill(Path(CGRect(x: 10, y: 10, width: 5, height: 5))),
    ])
    #expect(surface[12, 12] == 0xFF0000)
  }

  @Test func anEvenOddClipHasAHole() throws {
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let surface = try painted([
      .fill(everything, clips: [Clip(path: ring, style: FillStyle(eoFill: true))])
    ])
    #expect(surface[10, 10] == 0xFFFFFF)
    #expect(surface[2, 2] == 0xFF0000)
  }
}
