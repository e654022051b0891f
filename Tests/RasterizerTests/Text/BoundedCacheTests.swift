import Testing

@testable import Rasterizer

struct BoundedCacheTests {
  @Test func whatIsThereIsNotMadeAgain() {
    var cache = BoundedCache<Int, String>(capacity: 10) { _ in 1 }
    #expect(cache.value(for: 1) { "one" } == "one")
    #expect(cache.value(for: 1) { "another" } == "one")
  }

  @Test func atMostTwiceTheCapacityIsHeld() {
    var cache = BoundedCache<Int, Int>(capacity: 10) { _ in 1 }
    for key in 0..<1_000 {
      _ = cache.value(for: key) { key }
      #expect(cache.count <= 20)
    }
  }

  @Test func theLastEntriesThatFitAreAlwaysHeld() {
    var cache = BoundedCache<Int, Int>(capacity: 10) { _ in 1 }
    for key in 0..<1_000 {
      _ = cache.value(for: key) { key }
      for recent in max(0, key - 9)..<key {
        var isMade = false
        _ = cache.value(for: recent) {
          isMade = true
          return recent
        }
        #expect(!isMade, "\(recent) was dropped when \(key) was the last")
      }
    }
  }

  @Test func anEntryLargerThanTheCapacityIsHandedOut() {
    var cache = BoundedCache<Int, Int>(capacity: 10) { $0 }
    #expect(cache.value(for: 1) { 100 } == 100)
    #expect(cache.value(for: 2) { 200 } == 200)
    #expect(cache.count <= 2)
  }
}
