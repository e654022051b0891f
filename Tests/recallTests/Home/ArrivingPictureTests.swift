import RecallUI
import Testing

@testable import recall

@Suite struct ArrivingPictureTests {
  private func take(_ events: [InputEvent], _ arriving: inout ArrivingPicture) -> [CarriedPicture] {
    events.compactMap { event in
      guard case .message(let name, let body) = event else { return nil }
      return arriving.take(messageNamed: name, body: body)
    }
  }

  /// One byte makes four signs, three make four too; 4500 fill a piece.
  @Test(arguments: [(0, 1), (1, 1), (4500, 1), (4501, 2), (9001, 3)])
  func aPictureComesAsItWasSent(bytes: Int, pieces: Int) {
    let sent = CarriedPicture(
      symbol: "picture:0123456789abcdef", png: (0..<bytes).map { UInt8($0 & 0xFF) })
    #expect(sent.events.count == pieces)
    var arriving = ArrivingPicture()
    #expect(take(sent.events + sent.events, &arriving) == [sent, sent])
  }

  @Test func anotherPictureDropsTheOneThatWasUnfinished() {
    let (one, other) = (
      CarriedPicture(symbol: "a", png: [UInt8](repeating: 1, count: 9000)),
      CarriedPicture(symbol: "b", png: [2])
    )
    var arriving = ArrivingPicture()
    #expect(take(one.events.dropLast() + other.events, &arriving) == [other])
    #expect(take(one.events.suffix(1), &arriving).first != one)
  }

  @Test(arguments: ["", "a", "a %", "a AAA", " "])
  func whatIsNoneComesToNothing(body: String) {
    var arriving = ArrivingPicture()
    let picture = arriving.take(messageNamed: "picture file", body: body)
    #expect(picture == nil || picture?.png == [])
  }

  @Test func whatIsTooLongComesToNothing() {
    var arriving = ArrivingPicture()
    let piece = "a " + String(repeating: "A", count: 8000)
    for _ in 0..<67 {
      #expect(arriving.take(messageNamed: "picture piece", body: piece) == nil)
    }
    #expect(arriving.take(messageNamed: "picture file", body: "a AAAA") == nil)
    // The next one is as good as any.
    #expect(arriving.take(messageNamed: "picture file", body: "a AAAA")?.png == [0, 0, 0])
  }
}
