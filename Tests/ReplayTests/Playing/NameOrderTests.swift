import Foundation
import Testing

@testable import Replay

struct NameOrderTests {
  @Test func namesStandInTheOrderOfTheirBytes() {
    let names = ["", "A", "a", "a.b", "ab", "card:10", "card:9", "e\u{301}", "z", "\u{E9}", "🚗"]
    for (index, first) in names.enumerated() {
      for (other, second) in names.enumerated() {
        #expect(isOrdered(first, second) == (index < other), "\(first) before \(second)")
      }
    }
  }
}
