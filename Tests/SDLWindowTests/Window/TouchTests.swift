import CSDL2
import Foundation
import Rasterizer
import RecallUI
import Testing

@testable import SDLWindow

extension WindowTests {
  /// Fingers on a window: events of SDL's, on their way through the window to the views of a stage.
  @Suite struct TouchTests {
    private static let size = CGSize(width: 400, height: 300)

    /// What fingers did.
    private final class Touched: ObservableObject {
      @Published var taps = 0
      @Published var presses = 0
      @Published var dragged = CGSize.zero
      @Published var scale = 1.0
    }

    private struct TouchedView: View {
      @ObservedObject var touched: Touched

      var body: some View {
        VStack(spacing: 0) {
          Color.red.onTapGesture { touched.taps += 1 }
            .onLongPressGesture { touched.presses += 1 }
          Color.green.gesture(DragGesture().onChanged { touched.dragged = $0.translation })
          Color.blue.gesture(MagnifyGesture().onChanged { touched.scale = $0.magnification })
        }
      }
    }

    init() { setenv("SDL_VIDEODRIVER", "dummy", 1) }

    /// Has fingers touch a window that shows a view.
    ///
    /// - Parameter fingers: When, in milliseconds, which finger does what, in points.
    /// - Returns: What was shown.
    private func touch<Content: View>(
      _ fingers: [(at: Int64, SDL_EventType, finger: SDL_FingerID, x: Double, y: Double)],
      _ content: @escaping () -> Content
    ) throws -> Stage {
      let window = try Window(title: "Touched", size: Self.size, text: PangoTextMeasurer())
      SDL_FlushEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
      let stage = Stage(size: Self.size) { content() }
      var steps = fingers.map { step in
        (
          Instant(milliseconds: step.at),
          SDL_Event.finger(
            step.1, step.finger, Float(step.x / Self.size.width),
            Float(step.y / Self.size.height))
        )
      }
      let end = (fingers.last?.at ?? 0) + 1000
      steps.append((Instant(milliseconds: end), SDL_Event(type: SDL_QUIT.rawValue)))
      _ = try window.run(TouchedContent(stage, steps))
      return stage
    }

    @Test func aTap() throws {
      let touched = Touched()
      _ = try touch([(50, SDL_FINGERDOWN, 7, 200, 50), (120, SDL_FINGERUP, 7, 200, 50)]) {
        TouchedView(touched: touched)
      }
      #expect((touched.taps, touched.presses) == (1, 0))
    }

    @Test func aLongPress() throws {
      let touched = Touched()
      _ = try touch([(50, SDL_FINGERDOWN, 7, 200, 50), (900, SDL_FINGERUP, 7, 200, 50)]) {
        TouchedView(touched: touched)
      }
      #expect((touched.taps, touched.presses) == (0, 1))
    }

    @Test func aDrag() throws {
      let touched = Touched()
      _ = try touch([
        (50, SDL_FINGERDOWN, 7, 100, 150), (80, SDL_FINGERMOTION, 7, 150, 150),
        (110, SDL_FINGERMOTION, 7, 220, 160), (140, SDL_FINGERUP, 7, 220, 160),
      ]) { TouchedView(touched: touched) }
      #expect(abs(touched.dragged.width - 120) < 1 && abs(touched.dragged.height - 10) < 1)
      #expect((touched.taps, touched.presses) == (0, 0))
    }

    @Test func twoFingers() throws {
      let touched = Touched()
      _ = try touch([
        (50, SDL_FINGERDOWN, 7, 150, 250), (60, SDL_FINGERDOWN, 9, 250, 250),
        (90, SDL_FINGERMOTION, 7, 125, 250), (100, SDL_FINGERMOTION, 9, 275, 250),
        (130, SDL_FINGERMOTION, 7, 100, 250), (140, SDL_FINGERMOTION, 9, 300, 250),
        (170, SDL_FINGERUP, 7, 100, 250), (180, SDL_FINGERUP, 9, 300, 250),
      ]) { TouchedView(touched: touched) }
      #expect(abs(touched.scale - 2) < 0.1, "\(touched.scale)")
    }

    private struct Stacked: View {
      @State private var path = [1]

      var body: some View {
        NavigationStack(path: $path) {
          Text("first").navigationTitle("First")
            .navigationDestination(for: Int.self) { _ in Text("second") }
        }
      }
    }

    private func isShown(_ text: String, on stage: Stage) -> Bool {
      stage.displayList.items.contains { item in
        if case .text(let shown, _) = item.content { shown.string == text } else { false }
      }
    }

    @Test func aSwipeFromTheEdgeLeadsBack() throws {
      var swipe: [(at: Int64, SDL_EventType, finger: SDL_FingerID, x: Double, y: Double)] = []
      swipe.append((50, SDL_FINGERDOWN, 7, 2, 150))
      for step in 1...10 {
        let x = 2 + 35 * Double(step)
        swipe.append((50 + 15 * Int64(step), SDL_FINGERMOTION, 7, x, 150))
      }
      swipe.append((220, SDL_FINGERUP, 7, 352, 150))
      let stage = try touch(swipe) { Stacked() }
      #expect(isShown("first", on: stage))
      #expect(!isShown("second", on: stage))
      // From the middle it doesn't.
      for index in swipe.indices { swipe[index].x = swipe[index].x / 2 + 150 }
      let other = try touch(swipe) { Stacked() }
      #expect(isShown("second", on: other))
    }
  }
}

/// A stage in a window, with events that come to that at their time.
private final class TouchedContent: WindowContent {
  private let stage: Stage
  private var steps: ArraySlice<(at: Instant, event: SDL_Event)>

  init(_ stage: Stage, _ steps: [(Instant, SDL_Event)]) {
    self.stage = stage
    self.steps = steps.map { (at: $0.0, event: $0.1) }[...]
  }

  var now: Instant { stage.now }
  var nextDeadline: Instant? { [stage.nextDeadline, steps.first?.at].compactMap { $0 }.min() }
  var isAnimating: Bool { stage.isAnimating }
  var nextChange: Instant? { stage.nextChange }
  var displayList: DisplayList { stage.displayList }
  var unhandledKey: KeyEvent? { stage.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { stage.notices(event) }
  func takeEffects() -> [StageEffect.Occurrence] { stage.takeEffects() }
  func send(_ event: InputEvent, at instant: Instant) { stage.send(event, at: instant) }

  func advance(to instant: Instant) {
    stage.advance(to: instant)
    while let step = steps.first, step.at <= instant {
      steps.removeFirst()
      var event = step.event
      SDL_PushEvent(&event)
    }
  }
}
