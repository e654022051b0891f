import Testing

@Suite struct ReferenceGraphTests {
  /// Which file names which, as `a>b:2`, sorted.
  private func references(_ sources: [String: String], foreign: Set<String> = []) -> [String] {
    graph(sources, foreign: foreign).files.weights
      .map { "\($0.key.from)>\($0.key.to):\($0.value)" }.sorted()
  }

  private func graph(
    _ sources: [String: String], foreign: Set<String> = []
  ) -> ReferenceGraph {
    let files = sources.sorted { $0.key < $1.key }.map { path, source in
      (path: path, outline: FileOutline(Lexer.tokens(of: source), module: "House"))
    }
    return ReferenceGraph(files, foreign: foreign)
  }

  @Test func aTypeIsReferredToByItsName() {
    #expect(
      references(["a": "struct A { let b: B; func c(_ b: B?) {} }", "b": "struct B {}"])
        == ["a>b:2"])
  }

  @Test func commentsAndStringsReferToNothing() {
    #expect(references(["a": "// B\nlet a = \"B\" /* B */", "b": "struct B {}"]) == [])
    #expect(references(["a": "let a = \"\\(B())\"", "b": "struct B {}"]) == ["a>b:1"])
  }

  @Test(arguments: [
    "struct A<B> { let b: B }", "struct A { struct B {}; let b: B }",
    "private struct B {}; let a = B()",
    "let a = C.B()", "let a = c.B", "func a<B>(_ b: B) {}", "extension G where B == Int {}",
  ])
  func aNameThatMeansSomethingElseIsNoReference(source: String) {
    let sources = ["a": source, "b": "struct B {}", "g": "struct G<B> {}"]
    #expect(references(sources).filter { $0.hasPrefix("a>b") } == [])
  }

  @Test func aMemberOfAnExtensionIsReferredToByItsName() {
    let sources = [
      "a": "let a = x.fly()", "b": "extension B { func fly() {} }", "c": "struct B {}",
    ]
    #expect(references(sources) == ["a>b:1", "b>c:1"])
  }

  @Test func aMemberStandsAloneWhereItsTypeIsInScope() {
    let sources = [
      "a": "struct A { func b() { fly() } }", "b": "extension A { func fly() {} }",
      "c": "struct C { func b() { fly() } }",
    ]
    #expect(references(sources) == ["a>b:1", "b>a:1"])
  }

  @Test func aFunctionOfTheTopLevelIsInScopeEverywhere() {
    #expect(references(["a": "struct A { let b = fly() }", "b": "func fly() {}"]) == ["a>b:1"])
  }

  @Test(arguments: [
    ["a": "x.fly()", "b": "extension B { func fly() {} }", "c": "struct C { func fly() {} }"],
    ["a": "x.fly()", "b": "extension B { private func fly() {} }"],
    ["a": "x.map()", "b": "extension B { func map() {} }"],
    ["a": "x.sing()", "b": "extension B { func sing() {} }"],
    ["a": "enum A { case fly }\nlet a = A.fly", "b": "extension B { func fly() {} }"],
  ])
  func aMemberThatCouldBeAnotherOneIsNoReference(sources: [String: String]) {
    #expect(references(sources, foreign: ["sing"]) == [])
  }

  @Test func foldersReferToEachOtherAsTheirFilesDo() {
    let graph = graph([
      "A/x": "struct X { let y: Y; let z: Z }", "B/C/y": "struct Y {}",
      "B/D/z": "struct Z { let y: Y }",
      "w": "let x = X()",
    ])
    #expect(graph.parents == ["", "A/", "B/", "B/C/", "B/D/"])
    #expect(graph.folders(in: "").weights == [.init(from: "A", to: "B"): 2])
    #expect(graph.folders(in: "B/").weights == [.init(from: "B/D", to: "B/C"): 1])
    #expect(graph.names(from: "A", to: "B") == ["Y", "Z"])
    #expect(graph.names(from: "A/x", to: "B/D") == ["Z"])
  }
}
