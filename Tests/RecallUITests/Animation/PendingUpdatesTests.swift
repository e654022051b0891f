import Observation
import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Changes that one event makes with several animations are put off until all have happened; nobody
/// may notice but who counts.
@Suite struct PendingUpdatesTests {
  @Observable final class Model {
    var inset: CGFloat = 0
    /// Is read for the squares that are shown, and by a view above them.
    var lift: CGFloat = 0
  }

  /// Reads a state that the list has read, too, once it is there.
  private struct Reader: View {
    @Binding var heights: [Int: CGFloat]
    let square: Int
    var body: some View {
      Rectangle().fill(Color.blue).frame(width: 4, height: heights[square] ?? 4)
    }
  }

  private struct Top: View {
    let model: Model
    var body: some View { Color.green.frame(width: 1 + model.lift, height: 1) }
  }

  /// What an event does to the squares.
  private final class Control {
    /// How often a square was made.
    var makings = 0
    var run: (Squares.Values) -> Void = { _ in }

    func noteMaking() {
      makings += 1
    }
  }

  private enum Kind: CaseIterable, Sendable {
    case stack, lazyStack, list
  }

  /// Squares, each of which shows its part of states that all have in common.
  private struct Squares: View {
    struct Values {
      let places: Binding<[CGFloat]>
      let shown: Binding<Set<Int>>
      let heights: Binding<[Int: CGFloat]>
    }

    let kind: Kind
    let count: Int
    /// Whether the body reads the states, too: then each change is shown before the next one is made.
    let readsAtOnce: Bool
    /// Whether the squares that are shown read their heights.
    let hasReaders: Bool
    let model: Model
    let control: Control
    @State private var places: [CGFloat]
    @State private var shown: Set<Int>
    @State private var heights: [Int: CGFloat] = [:]

    init(
      kind: Kind, count: Int, shown: Set<Int>, readsAtOnce: Bool, hasReaders: Bool, model: Model,
      control: Control
    ) {
      (self.kind, self.count) = (kind, count)
      (self.readsAtOnce, self.hasReaders) = (readsAtOnce, hasReaders)
      (self.model, self.control) = (model, control)
      _places = State(initialValue: Array(repeating: 0, count: count))
      _shown = State(initialValue: shown)
    }

    var body: some View {
      let _ = readsAtOnce ? "\(places) \(shown) \(heights)" : ""
      VStack(spacing: 0) {
        Color.white.frame(height: 20)
          .overlay { Top(model: model) }
          .onTapGesture {
            control.run(Values(places: $places, shown: $shown, heights: $heights))
          }
        switch kind {
        case .stack: VStack(alignment: .leading, spacing: 2) { squares }
        case .lazyStack: ScrollView { LazyVStack(alignment: .leading, spacing: 2) { squares } }
        case .list: List { squares }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .frame(width: 200, height: 200, alignment: .top)
    }

    private var squares: some View {
      ForEach(0..<count, id: \.self) { square in
        let _ = control.noteMaking()
        HStack(spacing: 0) {
          Rectangle().fill(Color.red)
            .frame(width: 4, height: heights[square] ?? 4)
            .offset(x: places[square] + model.inset)
          if shown.contains(square) {
            if hasReaders {
              Reader(heights: $heights, square: square)
            } else {
              Rectangle().fill(Color.blue).frame(width: 4, height: 4)
                .offset(x: model.lift).transition(.opacity)
            }
          }
        }
      }
    }
  }

  private func stage(
    _ kind: Kind = .stack, count: Int = 12, shown: Set<Int> = [], readsAtOnce: Bool = false,
    hasReaders: Bool = false, model: Model = Model(), control: Control
  ) -> Stage {
    smallStage {
      Squares(
        kind: kind, count: count, shown: shown, readsAtOnce: readsAtOnce, hasReaders: hasReaders,
        model: model, control: control)
    }
  }

  /// Runs code in an event of the stage.
  private func run(_ stage: Stage, _ control: Control, _ body: @escaping (Squares.Values) -> Void) {
    control.run = body
    stage.tap(at: CGPoint(x: 100, y: 10))
  }

  /// Where the red squares are drawn, from the top to the bottom.
  private func places(_ stage: Stage) -> [CGFloat] {
    stage.displayList.items.filter { $0.bounds.minX >= 0 && $0.bounds.minY >= 20 }
      .map(\.bounds.minX)
  }

  private func drawn(by stage: Stage) -> [String] { stage.displayList.items.map { "\($0)" } }

  private static func animation(_ number: Int) -> Animation {
    .linear(duration: 1).delay(Double(number))
  }

  // MARK: What it costs

  @Test func aTableIsMadeAFewTimesHoweverManyAnimationsChangeIt() {
    let control = Control()
    let stage = stage(count: 52, control: control)
    control.makings = 0
    run(stage, control) { values in
      for square in 0..<52 {
        withAnimation(Self.animation(square)) { values.places.wrappedValue[square] = 50 }
      }
    }
    #expect(control.makings > 52)
    #expect(control.makings < 52 * 6)
  }

  @Test func anElementThatChangesEachTimeIsMadeForEachVersion() {
    let control = Control()
    let stage = stage(count: 10, control: control)
    control.makings = 0
    run(stage, control) { values in
      for number in 0..<9 {
        withAnimation(Self.animation(number)) { values.places.wrappedValue[3] += 1 }
      }
    }
    // All are made in the last version to see whether they change, and once more to be shown.
    #expect(control.makings == 8 + 10 + 10)
  }

  // MARK: What is seen

  @Test func eachElementMovesWithTheAnimationThatChangedIt() {
    let control = Control()
    let stage = stage(count: 4, control: control)
    run(stage, control) { values in
      for square in 0..<4 {
        withAnimation(Self.animation(square)) { values.places.wrappedValue[square] = 50 }
      }
    }
    stage.advance(by: .milliseconds(1500))
    let start = places(stage).last ?? 0
    #expect(places(stage).map { $0 - start } == [50, 25, 0, 0])
  }

  @Test func theProgramReadsTheNewestState() {
    let control = Control()
    let stage = stage(count: 6, control: control)
    var read: [CGFloat] = []
    run(stage, control) { values in
      for square in 1..<6 {
        withAnimation(Self.animation(square)) {
          values.places.wrappedValue[square] = values.places.wrappedValue[square - 1] + 1
        }
        read.append(values.places.wrappedValue[square])
      }
    }
    #expect(read == [1, 2, 3, 4, 5])
    #expect(stage.snapshot["Squares.places"] == "[0, 1, 2, 3, 4, 5]")
  }

  @Test func whatIsSetAfterwardsIsThereAtOnce() {
    let control = Control()
    let stage = stage(count: 6, control: control)
    let start = places(stage)
    run(stage, control) { values in
      for square in 0..<5 {
        withAnimation(Self.animation(square)) { values.places.wrappedValue[square] = 50 }
      }
      values.places.wrappedValue[5] = 30
      values.places.wrappedValue[0] = 20
    }
    #expect(places(stage)[5] - start[5] == 30)
    #expect(places(stage)[0] - start[0] == 20)
    #expect(places(stage)[1] == start[1])
  }

  @Test func anObjectThatChangesInBetweenIsSeenWithItsOwnChange() {
    let (control, model) = (Control(), Model())
    let stage = stage(count: 6, model: model, control: control)
    let start = places(stage)
    run(stage, control) { values in
      for square in 0..<4 {
        withAnimation(Self.animation(square + 1)) { values.places.wrappedValue[square] = 50 }
      }
      model.inset = 7
      withAnimation(Self.animation(9)) { values.places.wrappedValue[5] = 50 }
    }
    // The change of the object isn't animated, and takes away no animation from what isn't about it.
    #expect(places(stage)[4] - start[4] == 7)
    #expect(places(stage)[5] - start[5] == 7)
  }

  @Test func anObjectThatIsReadOnlyAfterAChangeThatWasPutOffIsSeenAsItIs() {
    let (control, model) = (Control(), Model())
    let stage = stage(count: 6, model: model, control: control)
    run(stage, control) { values in
      for square in 0..<4 {
        withAnimation(Self.animation(square)) { _ = values.shown.wrappedValue.insert(square) }
      }
      // The view above the squares has what was put off be brought up to date before the object changes.
      model.lift = 30
    }
    stage.advance(by: .seconds(9))
    let start = places(stage).min() ?? 0
    #expect(places(stage).filter { $0 - start == 34 }.count == 4)
  }

  @Test func whatComesWithAChangeThatWasPutOffReadsStateAsItWasThen() {
    let controls = [Control(), Control()]
    let stages = controls.indices.map {
      stage(count: 6, readsAtOnce: $0 == 1, hasReaders: true, control: controls[$0])
    }
    for (stage, control) in zip(stages, controls) {
      run(stage, control) { values in
        for square in 0..<4 {
          withAnimation(Self.animation(square)) { _ = values.shown.wrappedValue.insert(square) }
        }
        for square in 0..<4 {
          withAnimation(Self.animation(square)) { values.heights.wrappedValue[square] = 24 }
        }
      }
    }
    for _ in 0..<8 {
      #expect(drawn(by: stages[0]) == drawn(by: stages[1]))
      for stage in stages { stage.advance(by: .milliseconds(600)) }
    }
  }

  @Test func onlySomeVersionsAreKept() {
    let control = Control()
    let stage = stage(count: 150, control: control)
    var most = 0
    run(stage, control) { values in
      for square in 0..<150 {
        withAnimation(Self.animation(square)) { values.places.wrappedValue[square] = 50 }
        most = max(most, stage.graph.evaluation.versions.count)
      }
    }
    #expect(most == StateVersions.most)
    #expect(stage.graph.evaluation.versions.count == 0)
  }

  @Test func moreTransactionsThanAreKeptChangeTheSame() {
    let controls = [Control(), Control()]
    let stages = controls.indices.map {
      stage(count: 150, readsAtOnce: $0 == 1, control: controls[$0])
    }
    for (stage, control) in zip(stages, controls) {
      run(stage, control) { values in
        for square in 0..<150 {
          withAnimation(.linear(duration: 1 + Double(square))) {
            values.places.wrappedValue[square] = 100
          }
        }
      }
    }
    for _ in 0..<4 {
      #expect(drawn(by: stages[0]) == drawn(by: stages[1]))
      for stage in stages { stage.advance(by: .milliseconds(700)) }
    }
  }

  // MARK: The law

  /// One thing that an event does.
  private enum Step {
    case move(Int, CGFloat, Animation?)
    case show(Int, Animation?)
    case grow(Int, CGFloat, Animation?)
    case moveAtOnce(Int, CGFloat)
    case object(CGFloat)
    case lift(CGFloat)
    case moveWithObject(Int, CGFloat, Animation?)
    case nested(Int, Int, Animation, Animation)

    static func random(_ square: Int, _ chance: inout Chance) -> Step {
      let animations: [Animation?] = [
        nil, .linear(duration: 0.3), .linear(duration: 0.7), .easeIn(duration: 0.5),
        .spring(duration: 0.4),
      ]
      let animation = chance.one(of: animations)
      let number = CGFloat(chance.number(below: 40))
      switch chance.number(below: 14) {
      case 0...4: return .move(square, number, animation)
      case 5, 6: return .show(square, animation)
      case 7, 8: return .grow(square, number / 4, animation)
      case 9: return .moveAtOnce(square, number)
      case 10: return .object(number / 8)
      case 11: return .lift(number / 4)
      case 12: return .moveWithObject(square, number, animation)
      default: return .nested(square, square + 100, .linear(duration: 0.2), .linear(duration: 0.6))
      }
    }

    func run(_ values: Squares.Values, _ model: Model) {
      switch self {
      case .move(let square, let place, let animation):
        withAnimation(animation) { values.places.wrappedValue[square] = place }
      case .show(let square, let animation):
        withAnimation(animation) {
          values.shown.wrappedValue.formSymmetricDifference([square])
        }
      case .grow(let square, let height, let animation):
        withAnimation(animation) { values.heights.wrappedValue[square] = height }
      case .moveAtOnce(let square, let place): values.places.wrappedValue[square] = place
      case .object(let inset): model.inset = inset
      case .lift(let lift): model.lift = lift
      case .moveWithObject(let square, let place, let animation):
        withAnimation(animation) {
          values.places.wrappedValue[square] = place
          model.inset = place / 9
        }
      case .nested(let square, _, let outer, let inner):
        withAnimation(outer) {
          values.places.wrappedValue[square] += 3
          withAnimation(inner) { values.heights.wrappedValue[square] = 9 }
        }
      }
    }
  }

  @Test(arguments: Kind.allCases, 1...12 as ClosedRange<UInt64>)
  private func whatIsPutOffIsSeenAsWhatIsNot(kind: Kind, seed: UInt64) {
    var chance = Chance(seed: seed)
    let (controls, models) = ([Control(), Control()], [Model(), Model()])
    let stages = [0, 1].map {
      stage(
        kind, shown: [0, 2, 3, 7, 11], readsAtOnce: $0 == 1, hasReaders: seed % 3 == 0,
        model: models[$0], control: controls[$0])
    }
    for _ in 0..<15 {
      // What changes and changes back in one event may be overlooked, so each square changes once.
      let squares = (0..<12).shuffled(using: &chance).prefix(chance.number(in: 1...12))
      let steps = squares.map { Step.random($0, &chance) }
      for number in stages.indices {
        run(stages[number], controls[number]) { values in
          for step in steps { step.run(values, models[number]) }
        }
      }
      for _ in 0..<3 {
        #expect(drawn(by: stages[0]) == drawn(by: stages[1]))
        let pause = Duration.milliseconds(chance.number(below: 300))
        for stage in stages { stage.advance(by: pause) }
      }
      #expect(stages[0].digest == stages[1].digest)
    }
  }
}
