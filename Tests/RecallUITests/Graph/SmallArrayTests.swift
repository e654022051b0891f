import Testing

@testable import RecallUICore

/// It holds what an array would, however many elements there are.
@Suite struct SmallArrayTests {
  @Test(arguments: 0..<4) func elementsAreThoseOfTheArrayItIsMadeOf(count: Int) {
    let elements = Array(0..<count)
    let small = SmallArray<Int>(elements)
    #expect(Array(small) == elements)
    #expect(small.count == count)
    #expect(small.first == elements.first)
    #expect(small.indices.map { small[$0] } == elements)
  }

  @Test func oneElementIsTheOnlyOne() {
    let small = SmallArray<Int>(7)
    #expect(Array(small) == [7])
    #expect(small.first == 7)
  }

  @Test func changesAreThoseOfAnArray() {
    var (small, array): (SmallArray<Int>, [Int]) = ([], [])
    let changes: [(inout [Int]) -> Void] = [
      { $0.append(1) }, { $0.append(2) }, { $0.insert(3, at: 1) }, { $0.removeFirst() },
      { $0.removeLast() }, { $0[0] = 4 }, { $0.removeAll() }, { $0 += [5, 6] },
    ]
    for change in changes {
      small.change(change)
      change(&array)
      #expect(Array(small) == array)
    }
  }
}
