import RecallUI
import Testing

@testable import Rasterizer

struct FontsTests {
  private let measurer = PangoTextMeasurer()

  /// The tests of pixels and sizes count on these fonts.
  @Test(arguments: [
    (Font.Design.default, 17.0, "Inter"), (.default, 19.9, "Inter"),
    (.default, 20, "Inter Display"), (.serif, 17, "Vollkorn"), (.rounded, 17, "Quicksand"),
    (.monospaced, 17, "JetBrains Mono"),
  ])
  func eachDesignHasItsFamily(design: Font.Design, size: Double, family: String) {
    let found = measurer.family(of: ResolvedFont(size: size, design: design))
    #expect(
      found == family,
      """
      the \(design) design is drawn in \(found ?? "nothing") here; \
      run scripts/bootstrap test, which installs \(FontPackages.text.joined(separator: ", "))
      """)
  }

  @Test func aHeavierWeightIsWider() {
    let widths = [400, 600, 800].map { weight in
      measurer.measure(.plain("Pairs", size: 40, weight: weight), width: nil).size.width
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test func figuresAreAsHighAsCapitalsInEveryDesign() throws {
    for design in Font.Design.allCases {
      // In figures of the old style, 3 and 9 would go below the baseline.
      let ink = try #require(try letters("39", design: design).ink)
      let capitals = try #require(try letters("HE", design: design).ink)
      #expect(abs(ink.maxY - capitals.maxY) <= 2, "\(design)")
      #expect(abs(ink.minY - capitals.minY) <= 3, "\(design)")
    }
  }

  @Test func italicLettersLeanEvenWhereTheFontHasNone() throws {
    for design in Font.Design.allCases {
      let upright = try letters("l", design: design)
      let italic = try letters("l", design: design, isItalic: true)
      #expect(upright != italic, "\(design)")
    }
  }

  private func letters(
    _ string: String, design: Font.Design, isItalic: Bool = false
  ) throws -> Surface {
    let text = ResolvedText.plain(string, size: 60, isItalic: isItalic, design: design)
    return try painted(
      [DisplayItem(.text(text, frame: CGRect(x: 10, y: 10, width: 100, height: 80)))], side: 120)
  }
}
