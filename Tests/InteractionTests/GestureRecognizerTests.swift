import Foundation
import Testing
import VirtualTime

@testable import Interaction

/// What every recognizer does, whatever it recognizes.
@Suite struct GestureRecognizerTests {
  /// A recognizer in the middle of a gesture, and what is done then.
  struct Row: CustomTestStringConvertible {
    let what: String
    let before: String
    let behind: String
    let add: @Sendable (Combined) -> GestureRecognizer

    init(
      _ what: String, before: String, behind: String,
      add: @escaping @Sendable (Combined) -> GestureRecognizer
    ) {
      (self.what, self.before, self.behind, self.add) = (what, before, behind, add)
    }

    var testDescription: String { what }
  }

  private static let hold =
    "100 down 0,0 1; 150 move 30,0 1; 160 up 30,0 1; 1000 down 0,0 1; 2000 up 0,0 1"
  private static let taps =
    "100 down 0,0; 150 up 0,0; 1000 down 0,0; 1050 up 0,0; 1100 down 0,0; 1150 up 0,0"
  private static let fingers =
    "100 down 0,0 1; 110 lost; 200 down 0,0 1; 210 down 100,0 2; 220 move 0,200 2; 230 up 0,200 2; 240 up 0,0 1"

  static let rows = [
    Row("a double tap that waits", before: "0 down 0,0; 50 up 0,0", behind: taps) {
      $0.add(TapRecognizer(count: 2))
    },
    Row("a tap that is down", before: "0 down 0,0", behind: taps) { $0.add(TapRecognizer()) },
    Row("a press", before: "0 down 0,0", behind: taps) { $0.add(PressRecognizer()) },
    Row("a long press", before: "0 down 0,0 1", behind: hold) { $0.add(LongPressRecognizer()) },
    Row("a lift", before: "0 down 0,0 1; 10 move 5,0 1", behind: hold) { $0.add(LiftRecognizer()) },
    Row("a drag", before: "0 down 90,0 1; 10 move 50,0 1", behind: hold) {
      $0.add(DragRecognizer()) { " \($0.translation.text) at \($0.velocity.text)" }
    },
    Row("a scroll", before: "0 down 0,90 1; 10 move 0,50 1", behind: hold) {
      $0.add(ScrollRecognizer(axes: .horizontal)) { " \($0.translation.text)" }
    },
    Row("a pinch", before: "0 down 0,0 3; 10 down 100,0 4; 20 move 300,0 4", behind: fingers) {
      $0.add(MagnifyRecognizer()) { " \($0.magnification)" }
    },
    Row("one finger of a pinch", before: "0 down 0,0 3", behind: fingers) {
      $0.add(MagnifyRecognizer()) { " \($0.magnification)" }
    },
    Row("a turn", before: "0 down 0,0 3; 10 down 100,0 4; 20 move 0,100 4", behind: fingers) {
      $0.add(RotateRecognizer()) { " \($0.rotation)" }
    },
    Row("a sequence that waits for its second part", before: "0 down 0,0; 50 up 0,0", behind: taps)
    {
      $0.add(SequenceRecognizer($0.tap, before: $0.drag), text: Combined.text)
    },
    Row("two of which one waits", before: "0 down 0,0; 50 up 0,0", behind: taps) {
      $0.add(SimultaneousRecognizer($0.tap, $0.double), text: Combined.text)
    },
    Row("one or the other, undecided", before: "0 down 0,0; 50 up 0,0", behind: taps) {
      $0.add(ExclusiveRecognizer($0.double, before: $0.tap), text: Combined.text)
    },
  ]

  /// A view that leaves, or is disabled, in the middle of a gesture starts from nothing.
  @Test(arguments: rows)
  func whoComesBackDoesWhatANewOneDoes(_ row: Row) throws {
    let fresh = Combined()
    _ = row.add(fresh)
    try fresh.bench.play(row.behind)
    try fresh.bench.play("3000 wait")
    for end in [{ $0.remove($1) }, { $0.cancel($1) }]
      as [(PointerRouter, GestureRecognizer) -> Void]
    {
      let parts = Combined()
      let recognizer = row.add(parts)
      try parts.bench.play(row.before)
      #expect(recognizer.isTracking)
      _ = end(parts.bench.router, recognizer)
      #expect(!recognizer.isTracking)
      #expect(!recognizer.isHeld)
      let count = parts.bench.log.count
      try parts.bench.play(row.behind)
      try parts.bench.play("3000 wait")
      #expect(Array(parts.bench.log.dropFirst(count)) == fresh.bench.log)
    }
  }

  @Test(arguments: rows)
  func whoIsNotTouchedTracksAndHoldsNothing(_ row: Row) {
    let recognizer = row.add(Combined())
    #expect(!recognizer.isTracking)
    #expect(!recognizer.isHeld)
  }

  @Test func whoRecognizesNothingTracksAndHoldsNothing() {
    let recognizer = GestureRecognizer(name: "none")
    #expect(!recognizer.isTracking)
    #expect(!recognizer.isHeld)
  }

  @Test func twoFingersThatMeanNothingAreLeftToTheViewAround() throws {
    let bench = Bench()
    bench.add(TwoContactRecognizer<Int>(name: "none"))
    bench.add(PressRecognizer(), in: CGRect(x: 100, y: 0, width: 99, height: 99))
    try bench.play("0 down 0,0 1; 10 down 100,0 2; 20 move 150,0 2")
    #expect(bench.log == ["10 press changed"])
  }

  /// A recognizer that has its contacts, and a button behind it where the next pointer comes down.
  static let satisfied: [(contacts: String, add: @Sendable (Combined) -> GestureRecognizer)] = [
    ("0 down 0,0 1", { $0.add(TapRecognizer()) }),
    ("0 down 0,0 1", { $0.add(LongPressRecognizer()) }),
    ("0 down 0,0 1", { $0.add(DragRecognizer()) }),
    ("0 down 0,0 1; 0 down 50,0 2", { $0.add(MagnifyRecognizer()) }),
    ("0 down 0,0 1; 0 down 50,0 2", { $0.add(RotateRecognizer()) }),
  ]

  @Test(arguments: satisfied.indices)
  func aPointerTooManyIsLeftToTheViewAround(number: Int) throws {
    let (contacts, add) = Self.satisfied[number]
    let parts = Combined()
    _ = add(parts)
    parts.bench.add(
      PressRecognizer(name: "outer"), in: CGRect(x: 100, y: 0, width: 99, height: 99))
    try parts.bench.play("\(contacts); 10 down 100,0 3; 20 up 100,0 3")
    #expect(
      parts.bench.log.filter { $0.contains("outer") } == ["10 outer changed", "20 outer ended"])
  }
}

extension Combined {
  /// Puts a recognizer on a view, everywhere.
  fileprivate func add<Value>(
    _ recognizer: ValueRecognizer<Value>, text: @escaping (Value) -> String = { _ in "" }
  ) -> GestureRecognizer {
    bench.add(recognizer, text: text)
    return recognizer
  }
}
