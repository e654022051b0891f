import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// By which element a place is told, wherever elements stand.
@Suite struct RecordedPlaceTests {
  /// What is written of a down at a point, without its time and digest.
  private func down(
    at x: CGFloat, _ y: CGFloat, on elements: [(name: String, frame: CGRect)]
  ) throws -> String {
    var header = Sample.header
    header.version = 2
    var text = ""
    var recorder = try ReplayRecorder(header: header, target: Board(elements)) { text += $0 }
    text = ""
    try recorder.send(
      .pointer(PointerEvent(.down, at: CGPoint(x: x, y: y))), at: Instant(milliseconds: 0))
    let digest = try #require(text.lastIndex(of: "#"))
    return text[..<digest].trimmingCharacters(in: .whitespaces)
  }

  private static func frame(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func aGapIsToldByWhatIsNearestAcross() throws {
    let elements = [("small", Self.frame(0, 0, 10, 10)), ("wide", Self.frame(100, 0, 1_000, 10))]
    #expect(try down(at: 54, 5, on: elements) == "0  down beside small +54,+5")
    #expect(try down(at: 56, 5, on: elements) == "0  down beside wide -44,+5")
  }

  @Test func aGapIsToldByWhatIsNearestDownwards() throws {
    let elements = [("small", Self.frame(0, 0, 10, 10)), ("tall", Self.frame(0, 100, 10, 1_000))]
    #expect(try down(at: 5, 54, on: elements) == "0  down beside small +5,+54")
    #expect(try down(at: 5, 56, on: elements) == "0  down beside tall +5,-44")
  }

  @Test func theDistanceToAnElementIsTheStraightOne() throws {
    let corner = ("corner", Self.frame(53, 54, 10, 10))
    #expect(
      try down(at: 50, 50, on: [corner, ("side", Self.frame(54, 0, 10, 100))])
        == "0  down beside side -4,+50")
    #expect(
      try down(at: 50, 50, on: [corner, ("side", Self.frame(56, 0, 10, 100))])
        == "0  down beside corner -3,-4")
  }

  @Test func whatIsJustBesideIsNearerThanWhatIsHalfAPointLower() throws {
    let elements = [
      ("lower", Self.frame(30, 50.5, 10, 10)), ("near", Self.frame(60, 0, 10, 100)),
    ]
    #expect(try down(at: 50, 50, on: elements) == "0  down beside near -10,+50")
  }

  @Test func ofTwoThatAreAsNearTheFirstTellsTheGap() throws {
    let elements = [("left", Self.frame(0, 0, 10, 10)), ("right", Self.frame(20, 0, 10, 10))]
    #expect(try down(at: 15, 5, on: elements) == "0  down beside left +15,+5")
    #expect(try down(at: 15, 5, on: elements.reversed()) == "0  down beside right -5,+5")
  }

  @Test(
    arguments: [
      frame(.infinity, 0, 10, 10), frame(0, .infinity, 10, 10), frame(0, 0, .infinity, 10),
      frame(0, 0, 10, .infinity),
    ])
  func whatStandsNowhereTellsNoPlace(frame: CGRect) throws {
    #expect(try down(at: -5, -5, on: [("nowhere", frame)]) == "0  down -5,-5")
    #expect(try down(at: 5, 5, on: [("nowhere", frame)]) == "0  down 5,5")
  }

  @Test func anElementThatAPlayerWouldFindElsewhereTellsNoPlace() throws {
    let twins = [("card", Self.frame(0, 0, 10, 10)), ("card", Self.frame(20, 0, 10, 10))]
    #expect(try down(at: 5, 5, on: twins) == "0  down card +5,+5")
    #expect(try down(at: 25, 5, on: twins) == "0  down 25,5")
  }

  /// Words of the language among them.
  @Test(arguments: ["beside", "with", "10,20", "a b", "#1", "->", "\"", "ä", "x = 1", "gone", "by"])
  func anyNameOfAnElementIsReadBack(name: String) throws {
    let line = try down(at: 5, 5, on: [(name, Self.frame(0, 0, 10, 10))])
    #expect(line.hasPrefix("0  down "))
    #expect(line.hasSuffix(" +5,+5"))
  }
}
