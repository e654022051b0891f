import Testing

@Suite struct WeightedGraphTests {
  /// Of words such as `a>b` or `a>b:3`.
  private func graph(_ words: String) -> WeightedGraph {
    words.split(separator: " ").reduce(into: WeightedGraph()) { graph, word in
      let parts = word.split { ">:".contains($0) }.map(String.init)
      graph.add(parts.count > 2 ? Int(parts[2]) ?? 0 : 1, from: parts[0], to: parts[1])
    }
  }

  private func cut(_ words: String) -> [String] {
    graph(words).cut(atMost: 1).map { "\($0.from)>\($0.to)" }
  }

  @Test(
    arguments: [
      ("", []), ("a>b b>c a>c", []), ("a>a", []), ("a>b b>a", [["a", "b"]]),
      ("a>b b>c c>a c>d", [["a", "b", "c"]]),
      ("a>b b>a b>c c>d d>e e>c", [["c", "d", "e"], ["a", "b"]]),
      ("a>b b>c c>b c>a", [["a", "b", "c"]]),
    ] as [(String, [[String]])])
  func nodesThatReachEachOtherAreACircle(words: String, circles: [[String]]) {
    #expect(graph(words).circles == circles)
  }

  @Test(
    arguments: [
      ("a>b b>c", []), ("a>b:3 b>a:1", ["b>a"]), ("a>b:1 b>a:3", ["a>b"]),
      ("a>b:5 b>c:2 c>a:4", ["b>c"]), ("a>b:5 b>a:1 c>d:1 d>c:5", ["b>a", "c>d"]),
      // Two edges of 2 are cheaper than the one of 5 that lies on both circles.
      ("a>b:5 b>c:2 c>a:9 b>d:2 d>a:9", ["b>c", "b>d"]),
      ("a>b:3 b>c:2 c>a:9 b>d:2 d>a:9", ["a>b"]),
    ] as [(String, [String])])
  func theCutIsTheCheapest(words: String, expected: [String]) {
    #expect(cut(words) == expected)
  }

  @Test func withoutItsCutAGraphHasNoCircle() {
    var graph = WeightedGraph()
    // Edges in no order, from a generator of small numbers.
    var state = 7
    for _ in 0..<400 {
      state = (state * 131 + 71) % 10_007
      graph.add(state % 9 + 1, from: "n\(state % 40)", to: "n\(state / 40 % 40)")
    }
    #expect(graph.circles.first.map { $0.count > 20 } == true)
    #expect(graph.removing(graph.cut(atMost: 1)).circles.isEmpty)
    #expect(graph.removing(graph.cut(atMost: 3)).circles.allSatisfy { $0.count <= 3 })
  }

  @Test func aCutLeavesCirclesThatAreSmallEnough() {
    let star = graph("a>b:3 b>a:9 a>c:2 c>a:9 a>d:1 d>a:9")
    #expect(star.cut(atMost: 4) == [])
    #expect(star.cut(atMost: 3) == [.init(from: "a", to: "d")])
    #expect(star.cut(atMost: 1).count == 3)
  }

  @Test func weightsAddUp() {
    #expect(graph("a>b a>b:2").weights == [.init(from: "a", to: "b"): 3])
  }

  @Test func theCircleThroughAnEdgeIsFound() {
    let graph = graph("a>b b>a b>c c>d d>c")
    #expect(graph.circle(through: .init(from: "d", to: "c")) == ["c", "d"])
    #expect(graph.circle(through: .init(from: "b", to: "c")) == [])
  }
}
