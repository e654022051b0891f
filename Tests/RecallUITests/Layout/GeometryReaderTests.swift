import Observation
import Testing

@testable import RecallGraphics
@testable import RecallUI
@testable import RecallUICore

@Suite struct GeometryReaderTests {
  @Test func aReaderTakesWhatItIsOfferedAndTellsItsContent() {
    let stage = smallStage {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        GeometryReader { geometry in
          Text("\(Int(geometry.size.width)) \(Int(geometry.size.height))")
        }
        .accessibilityIdentifier("reader")
      }
    }
    #expect(stage.place(of: "reader") == "0,50 200x150")
    #expect(stage.place(of: "200 150") == "0,50 71.4x20.4")
  }

  @Test func inAScrollViewAReaderIsTenPointsHigh() {
    let stage = smallStage {
      ScrollView { GeometryReader { Text("\(Int($0.size.height))") } }
    }
    #expect(stage.texts == ["10"])
  }

  private struct Host: View {
    @ObservedObject var model: Switchboard
    let register: Register

    var body: some View {
      GeometryReader { geometry in
        VStack {
          Text("\(model.name) \(register.number)")
          if geometry.size.width > 150 { Text("wide") }
        }
      }
    }
  }

  @Test func contentIsReadAgainWhenItsClosureOrWhatItReadsChanges() {
    let (model, register) = (Switchboard(), Register())
    let stage = smallStage { Host(model: model, register: register) }
    model.name = "b"
    #expect(stage.texts == ["b 0", "wide"])
    let paths = stage.evaluations {
      register.number = 3
      _ = stage.displayList
    }
    #expect(paths.isEmpty)
    #expect(stage.texts == ["b 3", "wide"])
  }

  @Test func contentIsReadAgainWhenTheSizeChanges() {
    let stage = smallStage { Host(model: Switchboard(), register: Register()) }
    stage.send(.resize(CGSize(width: 150, height: 100)))
    #expect(stage.texts == ["a 0"])
    stage.send(.resize(CGSize(width: 151, height: 100)))
    #expect(stage.texts == ["a 0", "wide"])
  }

  @Test func readersMayNest() {
    let stage = smallStage {
      GeometryReader { outer in
        HStack(spacing: 0) {
          ForEach(0..<2) { _ in
            GeometryReader { inner in
              Text("\(Int(outer.size.width)) \(Int(inner.size.width))")
            }
          }
        }
      }
    }
    #expect(stage.texts == ["200 100", "200 100"])
  }

  /// Its content's size leads to another size of its own.
  private struct Feedback: View {
    @State private var height: CGFloat = 10

    var body: some View {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.height))").onAppear { height = 70 }
      }
      .frame(height: height)
    }
  }

  @Test func aStateThatFollowsFromASizeSettles() {
    let stage = smallStage { Feedback() }
    #expect(stage.texts == ["70"])
    #expect(stage.issues.isEmpty)
  }

  /// Counts how often its content is placed.
  private struct Counting: Layout {
    final class Count {
      var placements = 0
    }

    let count: Count

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews.reduce(.zero) { size, view in
        let own = view.sizeThatFits(proposal)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      count.placements += 1
      for view in subviews {
        view.place(at: bounds.origin, proposal: proposal)
      }
    }
  }

  private struct Named: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      VStack(spacing: 0) {
        Text(model.name).accessibilityIdentifier("name")
        Color.red.frame(height: 10).accessibilityIdentifier("below")
      }
    }
  }

  @Test func whatChangesInsideIsPlacedAndNothingAroundIs() {
    let (model, around, inside) = (Switchboard(), Counting.Count(), Counting.Count())
    let stage = smallStage {
      AnyLayout(Counting(count: around)) {
        GeometryReader { _ in
          AnyLayout(Counting(count: inside)) { Named(model: model) }
        }
      }
    }
    #expect(stage.place(of: "below") == "0,20.4 200x10")
    let before = (around.placements, inside.placements)
    model.name = "two\nlines"
    #expect(stage.place(of: "below") == "0,40.8 200x10")
    #expect(around.placements == before.0)
    #expect(inside.placements > before.1)
  }

  @Test func aTextThatTakesNoOtherSizeMovesNothing() {
    let (model, around) = (Switchboard(), Counting.Count())
    let stage = smallStage { AnyLayout(Counting(count: around)) { Named(model: model) } }
    _ = stage.displayList
    let before = around.placements
    model.name = "b"
    #expect(stage.displayList.description.contains("\"b\""))
    #expect(around.placements == before)
    model.name = "b\nb"
    #expect(stage.element("name")?.frame.height == stage.element("b\nb")?.frame.height)
    #expect(around.placements > before)
  }

  @Test func aReaderTellsNoBaseline() {
    let stage = smallStage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        GeometryReader { _ in Text("high").font(.largeTitle) }
          .frame(width: 20, height: 50)
          .accessibilityIdentifier("reader")
        Text("low").accessibilityIdentifier("text")
      }
    }
    // The reader stands on its lower edge.
    let (reader, text) = (stage.element("reader")?.frame, stage.element("text")?.frame)
    let baseline = (text?.minY ?? 0) + Font.TextStyle.body.size * 0.95
    #expect(abs((reader?.maxY ?? 0) - baseline) < 0.001)
  }

  @Observable fileprivate final class Hand {
    var cards = 0
    var isShown = true
  }

  private struct Cards: View {
    let hand: Hand

    var body: some View {
      ForEach(0..<hand.cards, id: \.self) { Text("card \($0)") }
    }
  }

  private struct Table: View {
    let hand: Hand
    let depth: Int

    var body: some View {
      if depth > 0 {
        GeometryReader { _ in Table(hand: hand, depth: depth - 1) }
      } else {
        GeometryReader { _ in
          ZStack { Cards(hand: hand) }
            .animation(.linear(duration: 1), value: hand.cards)
        }
      }
    }
  }

  /// The content is read in the layout, and what it says of its changes is for the views inside of it, too,
  /// although those know sooner that they are out of date.
  @Test(arguments: 0...2)
  func anAnimationForAValueIsForViewsInsideThatChangeByThemselves(depth: Int) {
    let hand = Hand()
    let stage = smallStage { Table(hand: hand, depth: depth) }
    _ = stage.displayList
    hand.cards = 1
    _ = stage.displayList
    stage.advance(by: .milliseconds(250))
    #expect(stage.displayList.items.map(\.opacity) == [0.25])
  }

  @Test func aViewInsideOfAReaderIsEvaluatedOnce() {
    let hand = Hand()
    let stage = smallStage { Table(hand: hand, depth: 1) }
    _ = stage.displayList
    let paths = stage.evaluations {
      hand.cards = 1
      _ = stage.displayList
    }
    #expect(paths.filter { $0.hasSuffix("Cards") }.count == 1)
  }

  /// Pages that aren't laid out don't read their content, and views in there are not waited for.
  @Test func whatIsNotLaidOutHoldsNobodyUp() {
    struct Pages: View {
      let hand: Hand

      var body: some View {
        ViewThatFits(in: .vertical) {
          if hand.isShown { Table(hand: hand, depth: 0).frame(height: 50) }
          Table(hand: hand, depth: 1).frame(height: 5)
        }
      }
    }
    let hand = Hand()
    let stage = smallStage { Pages(hand: hand) }
    for _ in 0..<3 {
      hand.cards += 1
      #expect(stage.texts.count == hand.cards)
      hand.isShown.toggle()
    }
    #expect(stage.issues.isEmpty)
  }
}
