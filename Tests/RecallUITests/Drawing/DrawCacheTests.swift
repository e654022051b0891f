import Testing

@testable import RecallUI
@testable import RecallUICore

/// What stands still is drawn once and shown again; whatever changes is drawn anew.
@Suite struct DrawCacheTests {
  /// Counts how often a shape is asked for its path.
  /// Used by one thread.
  private final class Counter: @unchecked Sendable {
    var paths = 0
  }

  private struct CountedShape: Shape {
    let counter: Counter

    nonisolated func path(in rect: CGRect) -> Path {
      counter.paths += 1
      return Path(rect)
    }
  }

  @Observable final class Model {
    var number = 0
    var isOn = false
  }

  /// The frames that a change of something else leads to, in which what stands still is noted and
  /// recorded.
  private func look(at stage: Stage, _ times: Int, _ change: () -> Void) {
    for _ in 0..<times {
      change()
      #expect(stage.displayList == stage.displayListAnew)
    }
  }

  @Test func whatStandsStillIsDrawnTwiceAtMost() {
    let counter = Counter()
    let model = Model()
    struct Table: View {
      let counter: Counter
      let model: Model

      var body: some View {
        HStack {
          CountedShape(counter: counter)
          Changing(model: model)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Table(counter: counter, model: model)
    }
    for _ in 0..<10 {
      model.number += 1
      _ = stage.displayList
    }
    #expect(counter.paths == 2)
    #expect(stage.displayList.items.count == 2)
  }

  private struct Changing: View {
    let model: Model

    var body: some View {
      Color(white: Double(model.number % 5) / 5)
    }
  }

  /// One kind of change, besides which something else changes too.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable () -> Stage
    let change: @Sendable (Stage) -> Void
    /// How long the change goes on.
    var duration = Duration.zero
  }

  private static func stage<Content: View>(
    @ViewBuilder _ content: @escaping (Binding<Bool>) -> Content
  ) -> Stage {
    Stage(size: CGSize(width: 200, height: 120)) { Screen(content: content) }
  }

  /// A switch at the left, something that counts at its right, and below what the switch changes.
  private struct Screen<Content: View>: View {
    @State private var isOn = false
    @State private var number = 0
    let content: (Binding<Bool>) -> Content

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.onTapGesture { isOn.toggle() }.accessibilityIdentifier("plain")
          Color.blue.onTapGesture { withAnimation(.linear(duration: 0.4)) { isOn.toggle() } }
            .accessibilityIdentifier("animated")
          Color(white: Double(number % 5) / 5).onTapGesture { number += 1 }
            .accessibilityIdentifier("count")
        }
        .frame(height: 20)
        HStack { content($isOn) }.frame(height: 100)
      }
    }
  }

  private static func tap(_ name: String) -> @Sendable (Stage) -> Void {
    { $0.tap(name) }
  }

  /// As large whatever it is offered, and what is inside stands where that says.
  private struct Pointing: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 40, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + (proposal.width ?? 0) / 10, y: bounds.minY),
          proposal: ProposedViewSize(width: 10, height: 10))
      }
    }
  }

  /// Would like to be wide, and makes do with less.
  private struct Modest: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: proposal.width == nil ? 80 : 40, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  private struct Turned: AnimatableModifier {
    var turns: Double

    var animatableData: Double {
      get { turns }
      set { turns = newValue }
    }

    /// At whole turns it looks as if nothing had happened.
    func body(content: Content) -> some View {
      let part = turns - turns.rounded(.down)
      content.overlay(Rectangle().fill(part == 0 ? Color.red : Color.yellow))
    }
  }

  private struct Hued: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
      content.overlay(Circle().fill(isOn ? Color.red : Color.green))
    }
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a color",
      make: {
        stage { isOn in
          Rectangle().fill(isOn.wrappedValue ? Color.red : Color.green)
          Circle()
        }
      }, change: tap("plain")),
    Case(
      testDescription: "a color by and by",
      make: {
        stage { isOn in
          ZStack { Rectangle().fill(isOn.wrappedValue ? Color.red : Color.green) }
          Circle()
        }
      }, change: tap("animated"), duration: .milliseconds(450)),
    Case(
      testDescription: "a place",
      make: {
        stage { isOn in
          ZStack {
            Text("a").offset(x: isOn.wrappedValue ? 10 : 0)
            Circle().opacity(0.5)
          }
          Circle()
        }
      }, change: tap("animated"), duration: .milliseconds(450)),
    Case(
      testDescription: "a size that moves others",
      make: {
        stage { isOn in
          ZStack { Circle() }
          Rectangle().frame(width: isOn.wrappedValue ? 20 : 60)
          ZStack { Circle() }
        }
      }, change: tap("animated"), duration: .milliseconds(450)),
    Case(
      testDescription: "an order",
      make: {
        stage { isOn in
          ZStack {
            Rectangle().fill(Color.red).zIndex(isOn.wrappedValue ? 1 : 0)
            Circle().fill(Color.green)
          }
          Circle()
        }
      }, change: tap("plain")),
    Case(
      testDescription: "an opacity around",
      make: {
        stage { isOn in
          HStack {
            Circle()
            Rectangle()
          }
          .opacity(isOn.wrappedValue ? 1 : 0.3)
        }
      }, change: tap("plain")),
    Case(
      testDescription: "a clip around",
      make: {
        stage { isOn in
          HStack {
            Circle()
            Rectangle()
          }
          .clipShape(RoundedRectangle(cornerRadius: isOn.wrappedValue ? 4 : 12))
        }
      }, change: tap("plain")),
    Case(
      testDescription: "a turn around",
      make: {
        stage { isOn in
          HStack {
            Circle()
            Rectangle()
          }
          .rotationEffect(.degrees(isOn.wrappedValue ? 30 : 0))
        }
      }, change: tap("animated"), duration: .milliseconds(450)),
    Case(
      testDescription: "a blend mode around",
      make: {
        stage { isOn in
          HStack {
            Circle()
            Rectangle()
          }
          .blendMode(isOn.wrappedValue ? .multiply : .normal)
        }
      }, change: tap("plain")),
    Case(
      testDescription: "the surroundings",
      make: {
        stage { isOn in
          HStack {
            Text("a")
            Text("b").shadow(color: .primary, radius: 2)
          }
          .environment(\.colorScheme, isOn.wrappedValue ? .dark : .light)
        }
      }, change: tap("plain")),
    Case(
      testDescription: "the surroundings of everything",
      make: {
        stage { isOn in
          Text("a")
          Divider()
          Text("b").preferredColorScheme(isOn.wrappedValue ? .dark : .light)
        }
      }, change: tap("plain")),
    Case(
      testDescription: "what comes and goes",
      make: {
        stage { isOn in
          if isOn.wrappedValue { Circle().transition(.scale) }
          ZStack {
            Rectangle()
            if !isOn.wrappedValue { Text("a").transition(.move(edge: .top)) }
          }
        }
      }, change: tap("animated"), duration: .milliseconds(450)),
    Case(
      testDescription: "what changes while it comes",
      make: {
        stage { isOn in
          if isOn.wrappedValue {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.05)) {
              Text("\(Int($0.date.timeIntervalSinceReferenceDate * 20))")
            }
            .transition(
              .modifier(active: Hued(isOn: true), identity: Hued(isOn: false)))
          }
          Circle()
        }
      }, change: tap("animated"), duration: .milliseconds(450)),
    Case(
      testDescription: "a body that only looks otherwise on its way",
      make: {
        stage { isOn in
          ZStack { Circle().modifier(Turned(turns: isOn.wrappedValue ? 1 : 0)) }
          Circle()
        }
      }, change: tap("animated"), duration: .milliseconds(450)),
    Case(
      testDescription: "a timeline that goes on",
      make: {
        stage { isOn in
          ZStack {
            TimelineView(.animation(paused: !isOn.wrappedValue)) { context in
              Color(white: context.date.timeIntervalSinceReferenceDate / 1000)
            }
          }
          Circle()
        }
      }, change: tap("plain"), duration: .milliseconds(100)),
    Case(
      testDescription: "an offset of what scrolls",
      make: {
        stage { _ in
          ScrollView {
            VStack {
              ForEach(0..<10) { _ in Circle().frame(width: 30, height: 30) }
            }
          }
          Circle()
        }
      },
      change: {
        $0.send(.scroll(ScrollEvent(at: CGPoint(x: 15, y: 70), by: CGSize(width: 0, height: -25))))
      }),
    Case(
      testDescription: "a place inside of what is proposed another size and keeps its own",
      make: {
        stage { isOn in
          HStack {
            Pointing { Rectangle() }
            Circle().frame(width: 20)
          }
          .frame(width: isOn.wrappedValue ? 100 : 120, alignment: .leading)
          .frame(width: 150, alignment: .leading)
        }
      }, change: tap("plain")),
    Case(
      testDescription: "a choice by what is proposed, of the same size",
      make: {
        stage { isOn in
          HStack {
            ViewThatFits(in: .horizontal) {
              Modest { Color.red }
              Color.green.frame(width: 40, height: 40)
            }
            Circle().frame(width: 20)
          }
          .frame(width: isOn.wrappedValue ? 200 : 100, alignment: .leading)
          .frame(width: 200, alignment: .leading)
        }
      }, change: tap("plain")),
    Case(
      testDescription: "the window's size",
      make: {
        stage { _ in
          Circle()
          Rectangle()
        }
      }, change: { $0.send(.resize(CGSize(width: 150, height: 90))) }),
    Case(
      testDescription: "who follows whom",
      make: {
        stage { isOn in Pairing(isOn: isOn.wrappedValue) }
      }, change: tap("animated"), duration: .milliseconds(450)),
  ]

  private struct Pairing: View {
    let isOn: Bool
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        if isOn {
          Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
        } else {
          Circle().matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 60)
            .padding(10)
        }
        Rectangle().matchedGeometryEffect(id: 1, in: space, isSource: false).opacity(0.5)
      }
      Circle()
    }
  }

  @Test(arguments: cases) func whatChangesIsDrawnAnew(_ change: Case) {
    let stage = change.make()
    let count = DrawCacheTests.tap("count")
    look(at: stage, 4) { count(stage) }
    // There and back, so that an old recording would be found again.
    for round in 0..<3 {
      let former = stage.displayList
      change.change(stage)
      var moved = stage.displayList != former
      var rest = change.duration
      #expect(stage.displayList == stage.displayListAnew)
      while rest > .zero {
        look(at: stage, 1) { stage.advance(by: .milliseconds(25)) }
        moved = moved || stage.displayList != former
        rest -= .milliseconds(25)
      }
      // A window has its new size only once.
      #expect(moved || round > 0)
      look(at: stage, 4) { count(stage) }
    }
  }

  @Test func whatComesIntoALargerWindowIsDrawn() {
    let model = Model()
    struct Wide: View {
      let model: Model

      var body: some View {
        HStack(spacing: 0) {
          Changing(model: model).frame(width: 50)
          Color.red.frame(width: 50)
          Color.green.frame(width: 50)
        }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      }
    }
    let stage = Stage(size: CGSize(width: 80, height: 50)) { Wide(model: model) }
    look(at: stage, 4) { model.number += 1 }
    #expect(stage.displayList.items.count == 2)
    stage.send(.resize(CGSize(width: 150, height: 50)))
    look(at: stage, 2) { model.number += 1 }
    #expect(stage.displayList.items.count == 3)
  }

  @Test func theFocusRingIsDrawnAnew() {
    let stage = DrawCacheTests.stage { _ in
      Button("a") {}
      Button("b") {}
    }
    let plain = stage.displayList
    var seen = [plain]
    func expectAnother(after event: InputEvent) {
      stage.send(event)
      for _ in 0..<3 {
        #expect(stage.displayList == stage.displayListAnew)
        stage.root.ownBox?.invalidateDisplay()
      }
      #expect(seen.last != stage.displayList)
      seen.append(stage.displayList)
    }
    expectAnother(after: .key(KeyEvent(.down, key: "tab")))
    expectAnother(after: .key(KeyEvent(.down, key: "tab")))
    expectAnother(after: .focus(.lost))
    #expect(seen.last == plain)
    expectAnother(after: .focus(.gained))
    #expect(seen[2] == seen[4])
  }
}
