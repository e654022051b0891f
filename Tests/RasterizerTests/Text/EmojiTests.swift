import RecallUI
import Testing

@testable import Rasterizer

struct EmojiTests {
  private let measurer = PangoTextMeasurer()

  @Test(arguments: [
    "😀", "🏎️", "🇩🇪", "👍🏽", "👩‍🚀", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🧑🏿‍🦰",
  ])
  func aSequenceIsOnePicture(emoji: String) throws {
    let line = try #require(measurer.layout(.plain(emoji), width: nil).lines.first)
    #expect(line.runs.count == 1)
    #expect(line.runs.first?.pictures.count == 1)
    #expect(line.runs.first?.outlines.isEmpty == true)
  }

  @Test func everyEmojiIsAsWideAsAnother() {
    let widths = ["😀", "🏎️", "🇩🇪", "👩‍🚀"].map { emoji in
      measurer.measure(.plain(emoji, size: 60), width: nil).size.width
    }
    #expect(widths.allSatisfy { $0 == widths[0] })
  }

  @Test func figuresAreLettersEvenThoughTheEmojiFontHasThem() throws {
    let line = try #require(measurer.layout(.plain("12:34 #*"), width: nil).lines.first)
    #expect(line.runs.allSatisfy { $0.pictures.isEmpty })
  }

  @Test func anEmojiBetweenLettersKeepsItsPlaceInTheLine() throws {
    let line = try #require(measurer.layout(.plain("a🏎️b"), width: nil).lines.first)
    let run = try #require(line.runs.first)
    try #require(run.outlines.count == 2 && run.pictures.count == 1)
    #expect(run.outlines[0].origin.x < run.pictures[0].frame.minX)
    #expect(run.pictures[0].frame.midX < run.outlines[1].origin.x)
  }

  /// Fonts without italic letters are slanted; pictures must not be, nor be stretched to it.
  @Test func aPictureStandsUprightAmongItalicLetters() throws {
    func frame(isItalic: Bool) throws -> CGRect {
      let text = ResolvedText.plain("🏎️", size: 60, weight: 700, isItalic: isItalic)
      let line = try #require(measurer.layout(text, width: nil).lines.first)
      return try #require(line.runs.first?.pictures.first?.frame)
    }
    #expect(try frame(isItalic: true) == frame(isItalic: false))
  }

  /// A full-faced emoji, drawn in the frame that it was measured in, is in its middle.
  @Test(arguments: [12, 13.7, 17, 24, 34, 56, 80, 120, 200], [1, 2] as [CGFloat])
  func theInkIsInTheMiddleOfTheMeasuredFrame(size: CGFloat, scale: CGFloat) throws {
    let text = ResolvedText.plain("😀", size: size)
    let measured = measurer.measure(text, width: nil).size
    let frame = CGRect(x: 10, y: 10, width: measured.width, height: measured.height)
    let surface = try painted(
      [DisplayItem(.text(text, frame: frame))], side: Int(size * 1.3) + 20, scale: scale)
    let ink = try #require(surface.ink)
    let middle = CGPoint(
      x: CGFloat(ink.minX + ink.maxX) / 2 / scale, y: CGFloat(ink.minY + ink.maxY) / 2 / scale)
    let tolerance = 0.5 / scale + size * 0.01
    #expect(abs(middle.x - frame.midX) <= tolerance)
    #expect(abs(middle.y - frame.midY) <= tolerance)
    // The face is as large as the font is, give or take the edge of its picture.
    #expect(abs(CGFloat(ink.width) / scale - size * 1.1) <= size * 0.06 + 1 / scale)
  }

  @Test func anEmojiHasTheOpacityOfItsTextAndItem() throws {
    let half = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    func pixel(_ color: Color.Resolved, opacity: Double) throws -> UInt32 {
      try painted([
        DisplayItem(.text(.plain("🟥", size: 16, color: color), frame: frame), opacity: opacity)
      ])[10, 10]
    }
    let opaque = try pixel(.ink, opacity: 1)
    #expect(opaque & 0xFF < 0x60)
    #expect(try pixel(half, opacity: 1) == pixel(.ink, opacity: 0.5))
    #expect(try (pixel(half, opacity: 1) & 0xFF) > 0x80)
    #expect(try pixel(.ink, opacity: 0) == 0xFFFFFF)
  }
}
