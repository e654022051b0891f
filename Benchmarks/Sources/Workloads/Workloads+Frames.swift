import Foundation
import Rasterizer
import RecallGame
import RecallUI
import SDLWindow

extension Workloads {
  /// The frames of the real game in a window of 1280 by 800 points: timers first, and then only
  /// the pixels that changed.
  ///
  /// The window is a real one on SDL's dummy driver: it draws into the window's own pixels and
  /// gives SDL the rectangles that changed, and SDL has no screen to bring them to. The time is
  /// the game's own.
  ///
  /// What is measured is the time of the processor, which doesn't depend on what else runs.
  public enum Frames {
    private static let rate = 120

    /// Frames while 52 cards are dealt, from the tap on the deck until all lie still: for each the
    /// nanoseconds of its fastest round.
    public static func dealing(rounds: Int) throws -> [Double] {
      try fastest(rounds) { try play(for: .milliseconds(2200), tapping: "deck") { _ in } }
    }

    /// Frames while a card turns over on a table of 52.
    public static func turning(rounds: Int) throws -> [Double] {
      try fastest(rounds) {
        try play(for: .milliseconds(350), tapping: "card:7") { stage in
          tap("deck", on: stage)
          stage.advance(by: .seconds(10))
        }
      }
    }

    private static func fastest(_ rounds: Int, _ play: () throws -> [Double]) throws -> [Double] {
      var best = try play()
      for _ in 1..<max(rounds, 1) {
        best = zip(best, try play()).map(min)
      }
      return best
    }

    private static func play(
      for duration: Duration, tapping name: String, after prepare: (Stage) -> Void
    ) throws -> [Double] {
      let measurer = PangoTextMeasurer()
      let symbols = ["🚗", "🚕", "🚙", "🚌", "🚎", "🚓", "🚑", "🚒", "🚐", "🛻", "🚚", "🚛", "🚜"]
      let game = try EmojiMemoryGame(title: "Vehicles", pairs: 26, seed: 42) { pair in
        symbols[pair % symbols.count]
      }
      let stage = Stage(size: size, textMeasurer: measurer, state: game) {
        GameView(game: game)
      }
      prepare(stage)
      let window = try Self.window(with: measurer)
      try window.show(stage.displayList)
      tap(name, on: stage)

      let frames = Int(duration / .seconds(1) * Double(rate))
      return try (0..<frames).map { _ in
        let begin = processorTime
        stage.advance(by: .nanoseconds(1_000_000_000 / rate))
        try window.show(stage.displayList)
        return processorTime - begin
      }
    }

    private static let size = CGSize(width: 1280, height: 800)

    /// A window without a screen.
    private static func window(with measurer: PangoTextMeasurer) throws -> Window {
      // SDL's own way to be told; the window asks for nothing but what the system has.
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      let window = try Window(title: "Frames", size: size, text: measurer)
      // The dummy driver's screen is smaller than that.
      window.size = size
      guard window.size == size else { throw WindowError.noWindow("it has another size") }
      return window
    }

    /// What this thread has used, in nanoseconds.
    private static var processorTime: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    private static func tap(_ name: String, on stage: Stage) {
      guard let frame = stage.element(name)?.frame else { return }
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// What a part of `values` doesn't exceed, from 0 to 1.
    public static func quantile(_ part: Double, of values: [Double]) -> Double {
      let sorted = values.sorted()
      let index = Int((Double(sorted.count - 1) * part).rounded(.up))
      return sorted.indices.contains(index) ? sorted[index] : 0
    }
  }
}
