import RecallGraphics
import RecallUI
import Testing

@Suite struct TextRendererTests {
  private struct Loud: TextAttribute {
    var number = 1
  }

  /// What renderers were handed.
  private final class Log {
    var layouts: [Text.Layout] = []
  }

  private struct Watching: TextRenderer {
    let log: Log

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { log.layouts = [layout] }
  }

  private struct Whole: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  /// Draws each letter, the loud ones higher.
  private struct Letters: TextRenderer {
    var rise = 0.0

    var animatableData: Double {
      get { rise }
      set { rise = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          var moved = context
          if let loud = run[Loud.self] { moved.translateBy(x: 0, y: -rise * Double(loud.number)) }
          for glyph in run { moved.draw(glyph) }
        }
      }
    }
  }

  private struct Wide: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let own = text.sizeThatFits(proposal)
      return CGSize(width: own.width + 8, height: own.height * 2)
    }
  }

  /// Words and where they are drawn: a letter of ten points is six wide and a line twelve high.
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    let stage = smallStage { content().font(.system(size: 10)) }
    stage.advance(by: .milliseconds(0))
    return words(on: stage)
  }

  private func words(on stage: Stage) -> [String] {
    stage.displayList.items.compactMap { item in
      guard case .text(let text, let frame) = item.content else { return nil }
      return "\(text.string) \(Int(frame.minX.rounded())),\(Int(frame.minY.rounded()))"
    }
  }

  private func layout<Content: View>(@ViewBuilder _ content: () -> Content) -> Text.Layout? {
    let log = Log()
    _ = drawn { content().textRenderer(Watching(log: log)) }
    return log.layouts.first
  }

  @Test func aTextIsDrawnAsItsRendererDoes() {
    #expect(drawn { Text("abc") } == ["abc 91,94"])
    #expect(drawn { Text("abc").textRenderer(Whole()) } == ["abc 91,94"])
    #expect(drawn { Text("abc").textRenderer(Watching(log: Log())) } == [])
    #expect(
      drawn {
        HStack(spacing: 0) {
          Text("a")
          Text("b")
        }
        .textRenderer(Whole())
      } == ["a 94,94", "b 100,94"])
  }

  @Test func lettersStandWhereTheyWould() {
    #expect(
      drawn { Text("abc").textRenderer(Letters()) } == ["a 91,94", "b 97,94", "c 103,94"])
    #expect(
      drawn {
        Text("\(Text("a").customAttribute(Loud()))b\(Text("c").customAttribute(Loud(number: 3)))")
          .textRenderer(Letters(rise: 2))
      } == ["a 91,92", "b 97,94", "c 103,88"])
  }

  @Test func linesAndRunsAreThoseOfTheText() throws {
    let layout = try #require(
      layout {
        Text("one \(Text("two").customAttribute(Loud())) three")
          .multilineTextAlignment(.trailing).frame(width: 48)
      })
    #expect(layout.count == 2)
    #expect(layout.map { $0.map(\.count) } == [[4, 3], [5]])
    #expect(layout.map { $0.map { $0[Loud.self] != nil } } == [[false, true], [false]])
    #expect(
      layout.map(\.typographicBounds.rect) == [
        CGRect(x: 0, y: 0, width: 42, height: 12), CGRect(x: 12, y: 12, width: 30, height: 12),
      ])
    #expect(layout.map(\.origin.y) == [9.5, 21.5])
    #expect(!layout.isTruncated)
    let (first, last) = (layout[0][0].characterIndices[0], layout[1][0].characterIndices[0])
    #expect(first.distance(to: last) == 8)
  }

  @Test func someLettersOfARunAreWhatTheyCover() throws {
    let run = try #require(layout { Text("letter") }?.first?.first)
    let middle = run[2..<4]
    #expect(middle.typographicBounds.rect == CGRect(x: 12, y: 0, width: 12, height: 12))
    #expect(middle.count == 2)
    #expect(middle.map(\.typographicBounds.origin.x) == [12, 18])
    #expect(run[4..<4].typographicBounds.width == 0)
    #expect(run[3..<60].count == 3)
  }

  @Test func whatIsCutEndsInAnEllipsis() throws {
    let layout = try #require(layout { Text("letters").lineLimit(1).frame(width: 30) })
    #expect(layout.isTruncated)
    #expect(layout[0][0].count == 4)
    #expect(
      drawn { Text("letters").lineLimit(1).frame(width: 30).textRenderer(Whole()) } == [
        "let… 85,94"
      ])
  }

  @Test func aRendererSaysHowLargeItsTextsAre() {
    let stage = smallStage {
      Text("abc").font(.system(size: 10)).accessibilityIdentifier("a").textRenderer(Wide())
    }
    #expect(stage.place(of: "a") == "87,88 26x24")
  }

  @Test func whatIsAnimatableOfARendererIsAnimated() {
    struct Page: View {
      @State private var isUp = false

      var body: some View {
        Text("a").customAttribute(Loud()).font(.system(size: 10))
          .textRenderer(Letters(rise: isUp ? 40 : 0))
          .onTapGesture { withAnimation(.linear(duration: 1)) { isUp = true } }
      }
    }
    let stage = smallStage { Page() }
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: .milliseconds(500))
    #expect(words(on: stage) == ["a 97,74"])
    stage.advance(by: .seconds(1))
    #expect(words(on: stage) == ["a 97,54"])
  }

  @Test func attributesAreEqualWhereTheyCanBeCompared() {
    struct Plain: TextAttribute {}
    struct Known: TextAttribute, Equatable {
      var number: Int
    }
    #expect(Text("a").customAttribute(Plain()) == Text("a").customAttribute(Plain()))
    #expect(Text("a").customAttribute(Plain()) != Text("a"))
    let (one, two) = (Known(number: 1), Known(number: 2))
    #expect(Text("a").customAttribute(one) == Text("a").customAttribute(one))
    #expect(Text("a").customAttribute(one) != Text("a").customAttribute(two))
    #expect(Text("a").customAttribute(Loud()) != Text("a").customAttribute(Loud()))
  }
}
