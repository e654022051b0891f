import RecallUI
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Shares its width among its views by their weights, and counts what it is asked.
private struct WeightedRow: Layout {
  final class Count {
    var caches = 0
    var updates = 0
  }

  let count: Count

  func makeCache(subviews: Subviews) -> CGFloat {
    count.caches += 1
    return subviews.reduce(0) { $0 + $1[Weight.self] }
  }

  func updateCache(_ cache: inout CGFloat, subviews: Subviews) {
    count.updates += 1
    cache = subviews.reduce(0) { $0 + $1[Weight.self] }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / max(cache, 1)
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

/// Writes down what its views answer, and places none of them.
private struct Asking: Layout {
  let answer: (LayoutSubviews) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    answer(subviews)
  }
}

/// Answers with sizes and places that are no numbers.
private struct Broken: Layout {
  let number: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: number, height: number)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: number, y: number), anchor: .center,
        proposal: ProposedViewSize(width: number, height: number))
    }
  }
}

@Suite struct LayoutTests {
  private final class Model: ObservableObject {
    @Published var colors = 2
    @Published var weight: CGFloat = 3
  }

  private struct Row: View {
    @ObservedObject var model: Model
    let count: WeightedRow.Count

    var body: some View {
      WeightedRow(count: count) {
        Color.red.layoutValue(key: Weight.self, value: model.weight)
          .accessibilityIdentifier("first")
        ForEach(1..<model.colors, id: \.self) { number in
          Color.blue.accessibilityIdentifier("\(number)")
        }
      }
    }
  }

  private func frames(_ stage: Stage) -> [CGRect] { stage.elements.map(\.frame) }

  @Test func viewsArePlacedByTheirValues() {
    let stage = Stage(size: CGSize(width: 400, height: 100)) {
      Row(model: Model(), count: .init())
    }
    #expect(
      frames(stage) == [
        CGRect(x: 0, y: 0, width: 300, height: 100), CGRect(x: 300, y: 0, width: 100, height: 100),
      ])
  }

  @Test func theCacheIsBroughtUpToDateOncePerChange() {
    let model = Model()
    let count = WeightedRow.Count()
    let stage = Stage(size: CGSize(width: 400, height: 100)) { Row(model: model, count: count) }
    #expect((count.caches, count.updates) == (1, 0))

    model.colors = 3
    #expect(frames(stage).map(\.width) == [240, 80, 80])
    #expect((count.caches, count.updates) == (1, 1))

    model.weight = 6
    #expect(frames(stage).map(\.width) == [300, 50, 50])
    #expect((count.caches, count.updates) == (1, 2))

    stage.send(.resize(CGSize(width: 800, height: 100)))
    #expect(frames(stage).map(\.width) == [600, 100, 100])
    #expect((count.caches, count.updates) == (1, 2))
  }

  @Test func aSubviewAnswersWhatItIsAsked() throws {
    var answers: [String] = []
    let ask = Asking { subviews in
      for subview in subviews {
        let ideal = subview.dimensions(in: .unspecified)
        let smallest = subview.sizeThatFits(.zero)
        let largest = subview.sizeThatFits(.infinity)
        answers.append(
          "\(ideal.width)x\(ideal.height) \(smallest.width) \(largest.width) \(subview.priority)")
      }
      #expect(subviews.count == 2)
      #expect(subviews.first?.spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
      #expect(subviews.first != subviews.last)
    }
    _ = Stage(size: CGSize(width: 400, height: 400)) {
      ask {
        Color.red.frame(minWidth: 20, idealWidth: 30, maxWidth: 50, maxHeight: 7)
        Color.blue.frame(width: 4, height: 5).layoutPriority(2)
      }
    }
    #expect(answers == ["30.0x7.0 20.0 50.0 0.0", "4.0x5.0 4.0 4.0 2.0"])
  }

  @Test func whatIsNotPlacedStandsInTheMiddle() {
    let stage = Stage(size: CGSize(width: 400, height: 400)) {
      Asking { _ in }.callAsFunction {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("it")
      }
    }
    #expect(stage.element("it")?.frame == CGRect(x: 190, y: 195, width: 20, height: 10))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
  func noNumberThatIsNoneSurvives(number: CGFloat) {
    let stage = Stage(size: CGSize(width: 400, height: 400)) {
      Broken(number: number) {
        Color.red.accessibilityIdentifier("it")
        Text("text")
      }
      .accessibilityIdentifier("broken")
    }
    #expect(stage.element("broken")?.frame.size == .zero)
    for element in stage.elements {
      let frame = element.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.filter { !$0.isFinite } == [])
    }
  }

  // MARK: Spacing

  /// Puts views beside each other, as far apart as they want.
  private struct Line: Layout {
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
      zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .horizontal)
      }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(gaps(subviews).reduce(0, +)) { $0 + $1.width },
        height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for (subview, gap) in zip(subviews, gaps(subviews) + [0]) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + gap
      }
    }
  }

  /// Wants so much room on all sides.
  private struct Distant: Layout {
    let spacing: ViewSpacing

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize { CGSize(width: 10, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}

    func makeCache(subviews: Subviews) -> Int { subviews.count }

    func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing {
      cache == subviews.count ? spacing : ViewSpacing()
    }
  }

  private func box(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).accessibilityIdentifier(name)
  }

  @Test func aLayoutSaysHowFarItWantsToBeFromOthers() {
    let stage = smallStage {
      Line {
        box("a")
        Distant(spacing: .zero)() { Color.blue }.padding(0).accessibilityIdentifier("b")
        AnyLayout(Distant(spacing: .zero))() { Color.blue }.accessibilityIdentifier("c")
        box("d")
      }
    }
    // a and b want 8 points, b and c none, c and d 8.
    #expect(["a", "b", "c", "d"].map { stage.element($0)?.frame.minX } == [72, 90, 100, 118])
  }

  @Test func aLayoutThatSaysNothingWantsWhatItsViewsWant() {
    let stage = smallStage {
      Line {
        Line { Distant(spacing: .zero)() { Color.blue } }.accessibilityIdentifier("a")
        Line {}.accessibilityIdentifier("b")
        Line { box("c") }.accessibilityIdentifier("d")
      }
    }
    #expect(["a", "b", "d"].map { stage.element($0)?.frame.minX } == [86, 96, 104])
  }
}
