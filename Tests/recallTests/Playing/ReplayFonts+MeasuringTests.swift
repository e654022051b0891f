import Foundation
import Rasterizer
import Replay
import Testing

@testable import recall

/// The fonts of this machine, as a recording's header has them.
@Suite struct MeasuredFontsTests {
  @Test func theyAreAFunctionOfWhatIsMeasured() throws {
    let fonts = ReplayFonts(of: PangoTextMeasurer())
    let used = PangoTextMeasurer()
    let game = try GameTable(deck: "food", pairs: 3)
    _ = try game.stage(
      game.header(
        seed: 1, viewport: ScriptSize(CGSize(width: 400, height: 300)), scheme: .light,
        carriesDeck: false),
      textMeasurer: used)
    #expect(ReplayFonts(of: used) == fonts)
    #expect(fonts.families == ["Inter Display", "Inter", "Noto Color Emoji"])
    #expect((1...ReplayGrammar.families).contains(fonts.families.count))
  }
}
