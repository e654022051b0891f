import Interaction
import RecallUI
import Testing

@testable import RecallGame

/// A peek is paid for once, and lasts for as long as who began it holds on.
@Suite struct PeekTests {
  private let played: PlayedStage

  init() throws {
    // More cards than fit: the table scrolls.
    played = try PlayedStage(pairs: 150, size: CGSize(width: 600, height: 400))
    played.finishDealing()
  }

  private var peeked: [Int] {
    played.game.cards.filter(\.isPeeked).map(\.id)
  }

  private enum Hold: CaseIterable {
    case key, pointer

    func begin(on played: PlayedStage) throws -> CGPoint {
      let card = played.game.cards[0].id
      let point = try played.center(of: "card:\(card)")
      switch self {
      case .key:
        played.type("tab")
        played.stage.send(.key(KeyEvent(.down, key: "l")))
      case .pointer:
        played.stage.send(.pointer(PointerEvent(.down, at: point)))
        played.stage.advance(by: .milliseconds(800))
      }
      return point
    }

    func end(on played: PlayedStage, at point: CGPoint) {
      switch self {
      case .key: played.stage.send(.key(KeyEvent(.up, key: "l")))
      case .pointer: played.stage.send(.pointer(PointerEvent(.up, at: point)))
      }
      played.stage.advance(by: .seconds(1))
    }
  }

  /// What can become of a card that is held, and of the table.
  private enum Fate: String, CaseIterable {
    case nothing, scrolls, shuffles, growsUntilAllFit, pauses, losesFocus, startsOver

    func happen(to played: PlayedStage, at point: CGPoint) {
      switch self {
      case .nothing: break
      case .scrolls:
        for _ in 0..<10 {
          played.stage.send(
            .scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: -300))))
          played.stage.advance(by: .milliseconds(50))
        }
      case .shuffles: played.type("s")
      case .growsUntilAllFit: played.stage.send(.resize(CGSize(width: 3000, height: 2000)))
      case .pauses: played.type("escape")
      case .losesFocus: played.stage.send(.focus(.lost))
      case .startsOver: played.type("n")
      }
      played.stage.advance(by: .seconds(1))
    }
  }

  @Test(arguments: Hold.allCases, Fate.allCases)
  private func aPeekEndsWithItsHoldWhateverHappens(hold: Hold, fate: Fate) throws {
    let point = try hold.begin(on: played)
    #expect(peeked == [played.game.cards[0].id])
    #expect(played.game.score == -1)
    fate.happen(to: played, at: point)
    hold.end(on: played, at: point)
    #expect(peeked == [])
    #expect(played.game.score == (fate == .startsOver ? 0 : -1))
  }

  /// In the event itself, not some time after it.
  @Test(arguments: Hold.allCases)
  private func aPeekEndsInTheEventThatTakesItsCardAway(hold: Hold) throws {
    let point = try hold.begin(on: played)
    let card = played.game.cards[0].id
    #expect(played.stage.holds.count == 1)
    for _ in 0..<20 where played.stage.frame(ofElement: "card:\(card)") != nil {
      #expect(peeked == [card])
      played.stage.send(.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: -30))))
    }
    #expect(played.stage.frame(ofElement: "card:\(card)") == nil)
    #expect(peeked == [])
    #expect(played.stage.holds == [])
    hold.end(on: played, at: point)
    #expect(played.stage.holds == [])
  }

  @Test func oneFingerThatLetsGoLeavesTheOthersPeek() throws {
    let (first, second) = (played.game.cards[0].id, played.game.cards[1].id)
    let points = try [first, second].map { try played.center(of: "card:\($0)") }
    for (number, point) in points.enumerated() {
      played.stage.send(.pointer(PointerEvent(.down, at: point, pointer: PointerID(number + 1))))
      played.stage.advance(by: .milliseconds(800))
    }
    #expect(peeked == [second])
    played.stage.send(.pointer(PointerEvent(.up, at: points[0], pointer: PointerID(1))))
    #expect(peeked == [second])
    played.stage.send(.pointer(PointerEvent(.up, at: points[1], pointer: PointerID(2))))
    #expect(peeked == [])
  }

  @Test func aKeyThatLetsGoLeavesTheFingersPeek() throws {
    let card = played.game.cards[0].id
    let point = try played.center(of: "card:\(card)")
    played.type("tab")
    played.stage.send(.pointer(PointerEvent(.down, at: point)))
    played.stage.advance(by: .milliseconds(800))
    played.stage.send(.key(KeyEvent(.down, key: "l")))
    played.stage.send(.key(KeyEvent(.up, key: "l")))
    #expect(peeked == [card])
    played.stage.send(.pointer(PointerEvent(.up, at: point)))
    #expect(peeked == [])
  }
}
