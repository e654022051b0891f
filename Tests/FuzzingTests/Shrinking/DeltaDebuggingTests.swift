import Testing

@testable import Fuzzing

struct DeltaDebuggingTests {
  private func minimum(_ count: Int, _ fails: ([Int]) -> Bool) -> [Int] {
    var budget = 100_000
    return minimized(Array(0..<count), budget: &budget, fails: fails)
  }

  @Test(arguments: 0...33)
  func exactlyWhatIsNeededIsLeft(count: Int) {
    for needed in [[0], [count - 1], [count / 2], [0, count - 1], [count / 3, count / 2]] {
      let needed = Set(needed.filter { (0..<count).contains($0) })
      #expect(minimum(count) { needed.isSubset(of: $0) } == needed.sorted())
    }
  }

  @Test func allIsLeftWhenAllIsNeeded() {
    #expect(minimum(17) { $0.count == 17 } == Array(0..<17))
  }

  @Test func nothingIsLeftWhenNothingIsNeeded() {
    #expect(minimum(17) { _ in true } == [])
    #expect(minimum(0) { _ in true } == [])
  }

  @Test func theResultIsOneMinimalForAnyPredicate() {
    // It fails with three even numbers, or with an odd one after an even one.
    func fails(_ items: [Int]) -> Bool {
      let evens = items.filter { $0 % 2 == 0 }
      let firstEven = items.firstIndex { $0 % 2 == 0 }
      let oddAfter = firstEven.map { items[$0...].contains { $0 % 2 == 1 } } ?? false
      return evens.count >= 3 || oddAfter
    }
    let result = minimum(40, fails)
    #expect(fails(result))
    for index in result.indices {
      var less = result
      less.remove(at: index)
      #expect(!fails(less))
    }
  }

  @Test func aThousandItemsTakeFewQuestions() {
    var budget = 1000
    let result = minimized(Array(0..<1000), budget: &budget) {
      $0.contains(123) && $0.contains(877)
    }
    #expect(result == [123, 877])
    #expect(budget > 900, "1000 - \(budget) questions were asked")
  }

  @Test func theBudgetIsKept() {
    var budget = 3
    var questions = 0
    let result = minimized(Array(0..<100), budget: &budget) { items in
      questions += 1
      return items.contains(7)
    }
    #expect(questions == 3)
    #expect(budget == 0)
    #expect(result.contains(7))
  }
}
