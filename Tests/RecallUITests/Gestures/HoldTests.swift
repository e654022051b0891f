import Interaction
import Testing

@testable import RecallUI

/// What a pointer or a key has begun ends with it, and with the view that it was begun on.
@Suite struct HoldTests {
  private final class Log {
    var lines: [String] = []
  }

  /// Where the held view stands, and what takes it away.
  private final class Surroundings: ObservableObject {
    @Published var isThere = true
    @Published var elements = Array(0..<50)
  }

  /// A gesture whose state outlives its view.
  private struct Table: View {
    @ObservedObject var surroundings: Surroundings
    let log: Log
    @GestureState private var isHeld = false

    var body: some View {
      VStack(spacing: 0) {
        Text(isHeld ? "held" : "free").frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(surroundings.elements, id: \.self) { element in
              // A row is one view, whatever is in it: the stack can leave rows out.
              ZStack {
                if surroundings.isThere || element > 0 { held(element) }
              }
              .frame(height: 50)
            }
          }
        }
      }
    }

    private func held(_ element: Int) -> some View {
      Color.red
        .gesture(
          LongPressGesture(minimumDuration: 5, maximumDistance: 500)
            .updating($isHeld) { value, state, _ in state = value }
            .onEnded { _ in log.lines.append("ended") }
        )
        .focusable()
        .onKeyPress("x", phases: [.down, .up]) { press in
          log.lines.append("\(element) \(press.phase == .up ? "up" : "down")")
          return .handled
        }
    }
  }

  /// What takes the view away.
  private enum Fate: CaseIterable {
    case condition, element, scrolling

    func happen(to surroundings: Surroundings, on stage: Stage) {
      switch self {
      case .condition: surroundings.isThere = false
      case .element: surroundings.elements = Array(1..<50)
      case .scrolling: break
      }
      // It is by this event that it goes.
      let way: CGFloat = self == .scrolling ? -1000 : 0
      stage.send(
        .scroll(ScrollEvent(at: HoldTests.point, by: CGSize(width: 0, height: way))))
    }
  }

  private static let point = CGPoint(x: 100, y: 40)

  private func stage(_ surroundings: Surroundings, _ log: Log) -> Stage {
    Stage(size: CGSize(width: 200, height: 220)) {
      Table(surroundings: surroundings, log: log)
    }
  }

  @Test(arguments: Fate.allCases)
  private func theStateOfAGestureGoesBackWithTheView(fate: Fate) {
    let (surroundings, log) = (Surroundings(), Log())
    let stage = stage(surroundings, log)
    stage.send(.pointer(PointerEvent(.down, at: Self.point)))
    #expect(stage.outline.contains("\"held\""))
    fate.happen(to: surroundings, on: stage)
    #expect(stage.outline.contains("\"free\""))
    stage.send(.pointer(PointerEvent(.up, at: Self.point)))
    stage.advance(by: .seconds(9))
    #expect(stage.outline.contains("\"free\""))
    #expect(log.lines == [], "what ends with its view has no success")
  }

  @Test(arguments: Fate.allCases)
  private func whoHoldsAKeyHearsThatItIsUpWhenItsViewGoes(fate: Fate) {
    let (surroundings, log) = (Surroundings(), Log())
    let stage = stage(surroundings, log)
    stage.type("tab")
    stage.send(.key(KeyEvent(.down, key: "x")))
    #expect(log.lines == ["0 down"])
    fate.happen(to: surroundings, on: stage)
    #expect(log.lines == ["0 down", "0 up"])
    stage.send(.key(KeyEvent(.up, key: "x")))
    #expect(log.lines == ["0 down", "0 up"], "it is told once, and to nobody else")
  }

  /// Rows that are listed one by one keep their nodes when they are out of sight.
  @Test func aHoldOnAListedRowEndsWhenItIsScrolledAway() {
    struct Listed: View {
      @GestureState private var isHeld = false

      var body: some View {
        VStack(spacing: 0) {
          Text(isHeld ? "held" : "free").frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) {
              Color.red.frame(height: 50)
                .gesture(
                  LongPressGesture(minimumDuration: 5, maximumDistance: 5000)
                    .updating($isHeld) { value, state, _ in state = value })
              Color.green.frame(height: 900)
              Color.blue.frame(height: 900)
            }
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 220)) { Listed() }
    stage.send(.pointer(PointerEvent(.down, at: Self.point)))
    #expect(stage.outline.contains("\"held\""))
    stage.send(.scroll(ScrollEvent(at: Self.point, by: CGSize(width: 0, height: -500))))
    #expect(stage.outline.contains("\"free\""))
    #expect(stage.holds.isEmpty)
  }

  @Test func aPressTellsThatItIsOverWhenItsViewGoes() {
    let (surroundings, log) = (Surroundings(), Log())
    struct Pressed: View {
      @ObservedObject var surroundings: Surroundings
      let log: Log

      var body: some View {
        if surroundings.isThere {
          Color.red.onLongPressGesture {
            log.lines.append("success")
          } onPressingChanged: {
            log.lines.append("\($0)")
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Pressed(surroundings: surroundings, log: log)
    }
    stage.send(.pointer(PointerEvent(.down, at: Self.point)))
    surroundings.isThere = false
    stage.advance(by: .milliseconds(1))
    #expect(log.lines == ["true", "false"])
    stage.advance(by: .seconds(1))
    stage.send(.pointer(PointerEvent(.up, at: Self.point)))
    #expect(log.lines == ["true", "false"])
  }

  /// A view that scrolls, and what takes it away from a finger.
  private struct Scrolled: View {
    @ObservedObject var surroundings: Surroundings
    let isDisabled: Bool

    var body: some View {
      if surroundings.isThere || isDisabled {
        ScrollView { Color.red.frame(height: 1000) }.disabled(!surroundings.isThere)
      }
    }
  }

  /// Before the finger has moved, and while it scrolls.
  @Test(arguments: [0, 50], [true, false])
  func aScrollEndsWithTheViewOrWhenThatIsDisabled(way: CGFloat, isDisabled: Bool) {
    let surroundings = Surroundings()
    let stage = Stage(size: CGSize(width: 200, height: 220)) {
      Scrolled(surroundings: surroundings, isDisabled: isDisabled)
    }
    func move(by way: CGFloat) {
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 100, y: 140 - way))))
    }
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 100, y: 140))))
    if way > 0 { move(by: way) }
    #expect(stage.holds.map(\.name) == (way > 0 ? ["scroll"] : []))

    surroundings.isThere = false

    #expect(stage.holds == [])
    move(by: 100)
    #expect(stage.holds == [])
  }

  @Test func oneFingerThatIsLiftedLeavesTheOthersHold() {
    struct Two: View {
      @GestureState private var first = false
      @GestureState private var second = false

      var body: some View {
        VStack(spacing: 0) {
          Text("\(first ? "first" : "") \(second ? "second" : "")").frame(height: 20)
          hold($first)
          hold($second)
        }
      }

      private func hold(_ state: GestureState<Bool>) -> some View {
        Color.red.gesture(
          LongPressGesture(minimumDuration: 5).updating(state) { value, state, _ in state = value })
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 220)) { Two() }
    let points = [CGPoint(x: 100, y: 50), CGPoint(x: 100, y: 200)]
    for (finger, point) in points.enumerated() {
      stage.send(.pointer(PointerEvent(.down, at: point, pointer: PointerID(finger + 1))))
    }
    #expect(stage.outline.contains("\"first second\""))
    stage.send(.pointer(PointerEvent(.up, at: points[0], pointer: PointerID(1))))
    #expect(stage.outline.contains("\" second\""))
    stage.send(.pointer(PointerEvent(.up, at: points[1], pointer: PointerID(2))))
    #expect(stage.outline.contains("\" \""))
  }
}
