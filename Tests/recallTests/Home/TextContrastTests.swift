import Assets
import Foundation
import Rasterizer
import RecallHome
import RecallUI
import Statistics
import Testing

@testable import RecallHome
@testable import recall

/// All text of the screens around the table has the contrast that WCAG 2.2 asks for (1.4.3), measured
/// where it is drawn: 4.5, and 3 where it is large.
@Suite struct TextContrastTests {
  /// Something that can't be read: the text, on which screen, and its contrast.
  private struct Faint: CustomStringConvertible {
    var text: String
    var contrast: Double

    var description: String { "'\(text)': \(contrast)" }
  }

  private func stage(
    _ route: HomeRoute?, _ appearance: GameSettings.Appearance, _ measurer: PangoTextMeasurer
  ) throws -> Stage {
    let decks = try Assets.deckNames.map { HomeDeck(try Assets.deck(named: $0), isOwn: false) }
    let today = try #require(CalendarDay("2026-11-22"))
    var contents = HomeContents(today: today, decks: decks)
    contents.settings.appearance = appearance
    contents.interrupted = InterruptedGame(
      title: "Food", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)
    contents.plan = GameLevel.duel.plan(deck: "animals", name: "Ann")
    contents.dailies = [
      DailyResult(
        day: today.advanced(by: -2), moves: 14, par: 20, accuracy: 93, milliseconds: 92_000,
        marks: [.match])
    ]
    let model = HomeModel(contents)
    if let route { model.state.path = [route] }
    // High enough for all of it.
    let stage = HomeScreens.stage(
      model, size: CGSize(width: 800, height: 1600), textMeasurer: measurer)
    stage.advance(by: .seconds(2))
    return stage
  }

  @Test(arguments: GameSettings.Appearance.allCases, [nil] + HomeRoute.allCases)
  func textCanBeRead(appearance: GameSettings.Appearance, route: HomeRoute?) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(route, appearance, measurer)
    let list = stage.displayList
    let picture = try Picture(width: 800, height: 1600)
    Rasterizer(text: measurer).draw(list, on: picture.surface)
    var faint: [Faint] = []
    var read = 0
    for item in list.items {
      guard case .text(let text, let frame) = item.content, item.opacity > 0,
        text.string.unicodeScalars.contains(where: CharacterSet.alphanumerics.contains)
      else { continue }
      let place = frame.applying(item.transform)
        .intersection(CGRect(x: 0, y: 0, width: 800, height: 1600))
      guard place.width >= 4, place.height >= 4, let run = text.runs.first else { continue }
      let ground = picture.commonest(in: place, but: run.color)
      let letters = Luminance.of(run.color, opacity: item.opacity, over: ground)
      let contrast = Luminance.contrast(letters, ground)
      let isLarge = run.font.size >= 24 || run.font.size >= 18.66 && run.font.weight >= 700
      read += 1
      if contrast < (isLarge ? 3 : 4.5) {
        faint.append(Faint(text: text.string, contrast: contrast))
      }
    }
    #expect(read >= 3)
    #expect(faint.isEmpty, "\(faint)")
  }
}

/// A surface whose pixels can be looked at.
private final class Picture {
  let surface: Surface
  private let pixels: UnsafeMutablePointer<UInt32>
  private let width: Int

  init(width: Int, height: Int) throws {
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
    self.width = width
    surface = try Surface(
      pixels: UnsafeMutableRawPointer(pixels), width: width, height: height, bytesPerRow: width * 4)
  }

  deinit { pixels.deallocate() }

  /// The color that most pixels of a rectangle have, in sRGB from 0 to 1: the ground of a text, as
  /// letters cover less of it. Where the ground changes from line to line, theirs is left out.
  func commonest(in rect: CGRect, but letters: Color.Resolved) -> [Double] {
    let own = [letters.red, letters.green, letters.blue].reduce(0 as UInt32) {
      $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded())
    }
    var counts: [UInt32: Int] = [:]
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        counts[pixels[y * width + x] & 0xFF_FFFF, default: 0] += 1
      }
    }
    counts[own] = nil
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return [16, 8, 0].map { Double((best >> $0) & 0xFF) / 255 }
  }
}

/// Colors as WCAG 2.2 compares them.
private enum Luminance {
  static func of(_ color: Color.Resolved, opacity: Double, over ground: [Double]) -> [Double] {
    let alpha = Double(color.opacity) * opacity
    return zip([color.red, color.green, color.blue], ground).map {
      Double($0) * alpha + $1 * (1 - alpha)
    }
  }

  static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let (first, second) = (relative(one), relative(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func relative(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
