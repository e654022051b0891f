import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// What a wrapper doesn't do itself, its base does.
@Suite struct ReplayTargetWrapperTests {
  private final class Plain: ReplayTargetWrapper {
    let base = Everything()
  }

  @Test func whatIsAskedIsAskedOfTheBase() {
    let (target, base) = (Plain(), Everything())
    #expect(target.now == base.now)
    #expect(target.elementIdentifiers == ["a", "b"])
    #expect(target.snapshot == base.snapshot)
    #expect(target.stateLines == base.stateLines)
    #expect(target.digest == 9)
    #expect(target.fonts == base.fonts)
    #expect(target.program == "p")
    #expect(target.holds == base.holds)
    #expect(target.issues == ["i"])
    #expect(target.nextDeadline == base.nextDeadline)
    #expect(target.viewportSize == base.viewportSize)
    #expect(target.takeEffects() == base.takeEffects())
    #expect(target.frame(ofElement: "a") == base.frame(ofElement: "a"))
    #expect(target.frame(ofElement: "c") == nil)
    #expect(target.details(ofElement: "a") == base.details(ofElement: "a"))
    #expect(target.element(at: CGPoint(x: 3, y: 4)) == base.element(at: CGPoint(x: 3, y: 4)))
    #expect(target.difference(fromPicture: "a.png", tolerance: 3) == "found a.png, off by 3")
  }

  @Test func whatHappensHappensToTheBase() throws {
    let target = Plain()
    try target.advance(to: Instant(milliseconds: 5))
    try target.send(.text("a"), at: Instant(milliseconds: 6))
    #expect(target.base.heard == ["5", "6 text(\"a\")"])
  }

  /// What a target doesn't tell.
  @Test func whoTellsNothingHasNothing() {
    let board = Board([("a", CGRect(x: 0, y: 0, width: 4, height: 4))])
    #expect(board.fonts == nil && board.program == nil && board.holds == nil)
    #expect(board.issues.isEmpty && board.takeEffects().isEmpty)
    #expect(board.nextDeadline == nil && board.viewportSize == nil)
    #expect(board.details(ofElement: "a")?.isVisible == true)
    #expect(board.details(ofElement: "b") == nil)
    #expect(board.difference(fromPicture: "a", tolerance: 0) == "found nothing that is drawn")
  }
}

/// A target that tells something of everything.
private final class Everything: ReplayTarget {
  private(set) var heard: [String] = []

  var now: Instant { Instant(milliseconds: 7) }
  var elementIdentifiers: [String] { ["a", "b"] }
  var snapshot: StateSnapshot { StateSnapshot([.init(name: "s", value: "1")]) }
  var stateLines: [[StateSnapshot.Line]] { [[], [.init(name: "t", value: "2")]] }
  var digest: UInt64 { 9 }
  var fonts: ReplayFonts? { ReplayFonts(families: ["f"], fingerprint: 1) }
  var program: String? { "p" }
  var holds: [Hold]? { [Hold("h", by: .key("k"), isOnStage: true)] }
  var issues: [String] { ["i"] }
  var nextDeadline: Instant? { Instant(milliseconds: 8) }
  var viewportSize: CGSize? { CGSize(width: 1, height: 2) }

  func takeEffects() -> [StageEffect.Occurrence] { [.init(.closeWindow, at: now)] }

  func advance(to instant: Instant) { heard.append("\(instant.millisecondsRoundedUp)") }

  func send(_ event: InputEvent, at instant: Instant) {
    heard.append("\(instant.millisecondsRoundedUp) \(event)")
  }

  func frame(ofElement identifier: String) -> CGRect? {
    identifier == "a" ? CGRect(x: 1, y: 2, width: 3, height: 4) : nil
  }

  func element(at point: CGPoint) -> ReplayElement? {
    ReplayElement(identifier: "e", frame: CGRect(origin: point, size: .zero))
  }

  func details(ofElement identifier: String) -> ReplayElementDetails? {
    ReplayElementDetails(frame: .zero, isVisible: true, label: identifier)
  }

  func difference(fromPicture name: String, tolerance: Int) -> String? {
    "found \(name), off by \(tolerance)"
  }
}
