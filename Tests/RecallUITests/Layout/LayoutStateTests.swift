import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct LayoutStateTests {
  private final class Model: ObservableObject {
    @Published var step = 0
  }

  /// Counts how often its content is measured and placed.
  private struct Counting: Layout {
    final class Count {
      var measurements = 0
      var placements = 0
    }

    let count: Count

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      count.measurements += 1
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      count.placements += 1
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  /// Shows what `content` makes of a model's step.
  private struct Changing<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Int) -> Content

    var body: some View { content(model.step) }
  }

  @Test func aroundWhatKeepsItsSizeNothingIsMeasuredOrPlaced() {
    let (model, count) = (Model(), Counting.Count())
    let stage = smallStage {
      AnyLayout(Counting(count: count)) {
        Changing(model: model) { step in
          ZStack {
            if step == 1 { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("red") }
            Color.blue
          }
        }
      }
    }
    stage.settle()
    let before = (count.measurements, count.placements)
    model.step = 1
    #expect(stage.place(of: "red") == "90,90 20x20")
    #expect((count.measurements, count.placements) == before)
  }

  @Test func aGuideThatComesInAReaderPlacesNothingAroundIt() {
    let (model, count) = (Model(), Counting.Count())
    let stage = smallStage {
      AnyLayout(Counting(count: count)) {
        GeometryReader { _ in
          Changing(model: model) { step in
            if step == 1 {
              Color.red.frame(width: 20, height: 20).accessibilityIdentifier("red")
                .alignmentGuide(.top) { _ in 5 }
            }
          }
        }
      }
    }
    stage.settle()
    let before = (count.measurements, count.placements)
    model.step = 1
    #expect(stage.place(of: "red") == "0,0 20x20")
    #expect((count.measurements, count.placements) == before)
  }

  @Test func whatChoosesAnotherSizeMovesItsNeighbours() {
    let model = Model()
    let stage = smallStage {
      HStack(spacing: 0) {
        Changing(model: model) { step in
          ZStack {
            if step == 1 { Color.red.frame(width: 50, height: 20) }
            Color.blue.frame(width: 20, height: 20)
          }
          .padding(5)
        }
        Color.green.frame(width: 10, height: 10).accessibilityIdentifier("next")
      }
    }
    #expect(stage.place(of: "next") == "110,95 10x10")
    model.step = 1
    #expect(stage.place(of: "next") == "125,95 10x10")
    model.step = 0
    #expect(stage.place(of: "next") == "110,95 10x10")
  }

  @Test func anotherPriorityIsServedThoughTheSizeStays() {
    let model = Model()
    let stage = smallStage {
      HStack(spacing: 0) {
        Changing(model: model) { step in
          Group {
            if step == 0 { Color.red } else { Color.blue.layoutPriority(1) }
          }
          .accessibilityIdentifier("left")
        }
        Color.green
      }
    }
    #expect(stage.place(of: "left") == "0,0 100x200")
    model.step = 1
    #expect(stage.place(of: "left") == "0,0 200x200")
  }

  @Test func aBaselineIsFollowedThoughTheSizeStays() {
    let model = Model()
    let stage = smallStage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Changing(model: model) { step in
          ZStack(alignment: step == 0 ? .top : .bottom) {
            Color.red
            Text("low")
          }
          .frame(width: 40, height: 100)
        }
        Text("follows").accessibilityIdentifier("text")
      }
    }
    let before = stage.element("text")?.frame.minY ?? 0
    model.step = 1
    let after = stage.element("text")?.frame.minY ?? 0
    #expect(after > before + 40)
  }

  private struct Column: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Puts each view at its own column.
  private struct Columns: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 200, height: 200) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(
          at: CGPoint(x: CGFloat(view[Column.self]) * 30, y: 0),
          proposal: ProposedViewSize(width: 20, height: 20))
      }
    }
  }

  @Test func aValueForTheLayoutIsReadAgainThoughTheSizeStays() {
    let model = Model()
    let stage = smallStage {
      Columns()() {
        Changing(model: model) { step in
          Color.red.layoutValue(key: Column.self, value: step).accessibilityIdentifier("red")
        }
      }
    }
    #expect(stage.place(of: "red") == "0,0 20x20")
    model.step = 2
    #expect(stage.place(of: "red") == "60,0 20x20")
  }

  @Test func aCellThatComesIsPlacedThoughItsRowSaysNothingOfIt() {
    let model = Model()
    let stage = smallStage {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        Changing(model: model) { step in
          GridRow {
            if step == 1 { Color.blue.frame(width: 30, height: 30) }
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("red")
          }
        }
      }
    }
    #expect(stage.place(of: "red") == "90,90 20x20")
    model.step = 1
    #expect(stage.place(of: "red") == "105,90 20x20")
  }

  @Test(arguments: [31, 32, 33])
  func sizesThatWereForgottenAreNotTakenForTheSame(proposals: Int) {
    /// Asks for many widths, and is as high as the first of them makes its content.
    struct Asking: Layout {
      let proposals: Int

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let heights = (1...proposals).map {
          subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat($0), height: 200)).height
        }
        return CGSize(width: 200, height: heights[0])
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(
          at: .zero, proposal: ProposedViewSize(width: CGFloat(proposals), height: 200))
      }
    }
    /// Is 10 points high for a width of one point, or 20, and 5 for any other.
    struct Telling: Layout {
      let step: Int

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: 10, height: proposal.width == 1 ? CGFloat(step + 1) * 10 : 5)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let model = Model()
    let stage = smallStage {
      VStack(spacing: 0) {
        Asking(proposals: proposals)() {
          Changing(model: model) { step in Telling(step: step)() { Color.red } }
        }
        .accessibilityIdentifier("asking")
      }
    }
    #expect(stage.element("asking")?.frame.height == 10)
    model.step = 1
    #expect(stage.element("asking")?.frame.height == 20)
  }

  /// A change that leaves all sizes as they are, and moves "b" in a stack around it.
  private func places(
    _ change: @escaping (Int) -> AnyView, steps: Int
  ) -> [String?] {
    let model = Model()
    let stage = smallStage {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        // The stack sees this box only, which stays what it is.
        Changing(model: model) { step in
          change(step).padding(0)
        }
      }
    }
    return (0..<steps).map { step in
      model.step = step
      return stage.place(of: "b")
    }
  }

  @Test func aGuideThatComesAndGoesInsideMovesWhatStandsByIt() {
    let places = places(
      { step in
        let view = Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
        return step == 1
          ? AnyView(view.alignmentGuide(HorizontalAlignment.leading) { _ in -10 }) : AnyView(view)
      }, steps: 3)
    #expect(places == ["80,100 20x10", "90,100 20x10", "80,100 20x10"])
  }

  @Test func aValueForTheLayoutThatComesInsideIsReadAnew() {
    struct Shift: LayoutValueKey {
      static var defaultValue: CGFloat { 0 }
    }
    struct Shifting: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: 100, height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(
          at: CGPoint(x: bounds.minX + subviews[0][Shift.self], y: bounds.minY),
          proposal: .unspecified)
      }
    }
    let model = Model()
    let stage = smallStage {
      AnyLayout(Shifting()) {
        Changing(model: model) { step in
          Group {
            if step == 1 {
              Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
                .layoutValue(key: Shift.self, value: 30)
            } else {
              Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("b")
            }
          }
          .padding(0)
        }
      }
    }
    let places = (0..<3).map { step in
      model.step = step
      return stage.place(of: "b")
    }
    #expect(places == ["50,95 20x10", "80,95 20x10", "50,95 20x10"])
  }
}
