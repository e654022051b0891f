import RecallUI
import Testing

@testable import Rasterizer

struct CanvasTextTests {
  private func ink(
    _ text: ResolvedText, in frame: CGRect, scale: CGFloat = 1
  ) throws -> DeviceRect {
    let surface = try painted([DisplayItem(.text(text, frame: frame))], side: 100, scale: scale)
    return try #require(surface.ink)
  }

  @Test func linesStandWhereTheirAlignmentSays() throws {
    let frame = CGRect(x: 10, y: 10, width: 80, height: 30)
    let leading = try ink(.plain("Pairs", alignment: .leading), in: frame)
    let center = try ink(.plain("Pairs", alignment: .center), in: frame)
    let trailing = try ink(.plain("Pairs", alignment: .trailing), in: frame)
    #expect(10...12 ~= leading.minX)
    #expect(abs((center.minX + center.maxX) - 100) <= 3)
    #expect(87...90 ~= trailing.maxX)
    #expect(leading.minY == center.minY && center.minY == trailing.minY)
  }

  @Test func everyRunHasItsColor() throws {
    let runs = [Color.Resolved.red, .ink].map { color in
      ResolvedText.Run(string: "█", font: ResolvedFont(size: 30), color: color)
    }
    let surface = try painted(
      [
        DisplayItem(
          .text(ResolvedText(runs: runs), frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      ], side: 100)
    let colors = Set((0..<100).map { surface[$0, 20] })
    #expect(colors.contains(0xFF0000))
    #expect(colors.contains(0x000000))
  }

  @Test func theSameTextInAnotherColorIsNotTheCachedOne() throws {
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let surface = try painted([
      DisplayItem(.text(.plain("█", color: .ink), frame: frame)),
      DisplayItem(.text(.plain("█", color: .red), frame: frame)),
    ])
    #expect(surface[4, 10] == 0xFF0000)
  }

  @Test func lettersStandBetweenPixelsToo() throws {
    func row(x: CGFloat) throws -> [UInt32] {
      let frame = CGRect(x: x, y: 0, width: 20, height: 20)
      let surface = try painted([DisplayItem(.text(.plain("l"), frame: frame))])
      return (0..<20).map { surface[$0, 10] }
    }
    #expect(try row(x: 4) != row(x: 4.3))
    #expect(try row(x: 4) == Array(row(x: 5).dropFirst()) + [0xFFFFFF])
  }

  @Test func aScaledTextIsTheSameTextLarger() throws {
    let frame = CGRect(x: 10, y: 10, width: 80, height: 30)
    let once = try ink(.plain("Pairs 🏎️"), in: frame)
    let twice = try ink(.plain("Pairs 🏎️"), in: frame, scale: 2)
    #expect(abs(twice.width - 2 * once.width) <= 3)
    #expect(abs(twice.minX - 2 * once.minX) <= 2)
  }

  @Test func aTextLargerThanItsFrameIsCutAtTheItemsBounds() throws {
    let text = ResolvedText.plain("one\ntwo\nthree", size: 20)
    let item = DisplayItem(.text(text, frame: CGRect(x: 20, y: 20, width: 30, height: 10)))
    let ink = try #require(try painted([item], side: 100).ink)
    let bounds = DeviceRect(enclosing: item.bounds, scale: 1)
    #expect(ink == ink.intersection(bounds))
    #expect(ink.maxY == bounds.maxY)
  }
}
