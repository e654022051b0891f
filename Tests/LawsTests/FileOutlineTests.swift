import Testing

@Suite struct FileOutlineTests {
  private func outline(_ source: String) -> FileOutline {
    FileOutline(Lexer.tokens(of: source), module: "House")
  }

  private func bareNames(_ source: String) -> Set<String> {
    Set(outline(source).bareUses.keys.map(\.name))
  }

  @Test(arguments: [
    ("struct A {}", ["A"]), ("public final class A<B>: C {}", ["A"]),
    ("enum A: Int { case b }", ["A"]),
    ("protocol A {}", ["A"]), ("actor A {}", ["A"]), ("typealias A = B", ["A"]),
    ("struct A { struct B { enum C {} } }", ["A"]), ("private struct A {}", []),
    ("fileprivate enum A {}", []), ("private(set) var a = 1; struct B {}", ["B"]),
    ("private var a = 1\nstruct B {}", ["B"]), ("extension A { struct B {} }", []),
    ("class func a() {}", []), ("// struct A {}", []), ("let a = \"struct A {}\"", []),
  ])
  func typesAtTheTopLevelAreDeclared(source: String, types: [String]) {
    #expect(outline(source).types == Set(types))
  }

  @Test(
    arguments: [
      ("extension A { func b() { let c = 1 } }", ["b": ["A"]]),
      (
        "extension A { var b: Int { get { 1 } } }\nextension C { static let b = 1 }",
        ["b": ["A", "C"]]
      ),
      ("extension A.B { struct C {} }", ["C": ["B"]]),
      ("func a() {}\nlet b = 1", ["a": [""], "b": [""]]),
      ("private extension A { func b() {} }", [:]), ("extension A { private func b() {} }", [:]),
      ("extension A { private(set) static var b = 1 }", ["b": ["A"]]),
      ("struct A { func b() {} }", [:]), ("private func a() {}", [:]),
    ] as [(String, [String: Set<String>])])
  func membersOfExtensionsAreDeclared(source: String, members: [String: Set<String>]) {
    #expect(outline(source).members == members)
  }

  @Test(arguments: [
    ("struct A<B: C, each D> { }", ["B", "D"]), ("func a<B>(_ b: B) {}", ["B"]),
    ("protocol A { associatedtype B: C }", ["B"]), ("init<A, B: C<D>>(a: A) {}", ["A", "B"]),
    ("subscript<A>(a: A) -> B { b }", ["A"]), ("struct A { let b = c < D }", []),
  ])
  func parametersOfGenericsAreTold(source: String, parameters: [String]) {
    #expect(outline(source).parameters == Set(parameters))
  }

  @Test func whatIsNamedAloneIsUsed() {
    let names = bareNames("struct A: B { @C var d: E? = F(g: h) }")
    #expect(names.isSuperset(of: ["B", "C", "E", "F", "h"]))
    #expect(names.isDisjoint(with: ["A", "d", "g"]))
  }

  @Test func whatIsNamedAfterADotIsAMember() {
    let outline = outline("let a = b.c(.d) + 0..<e + House.F()")
    #expect(outline.memberUses == ["c": 1, "d": 1])
    #expect(outline.bareUses.keys.map(\.name).sorted() == ["F", "House", "b", "e"])
  }

  @Test func eachUseCounts() {
    #expect(outline("a.b(); a.b()").memberUses == ["b": 2])
    #expect(outline("let a: B = B()").bareUses == [.init(name: "B", scope: ""): 2])
  }

  @Test func aUseKnowsTheTypeThatItStandsIn() {
    let uses = outline(
      "struct A { func b() { if c { d() } } }\nextension E { var f: Int { g } }\nh()"
    )
    .bareUses.keys
    #expect(uses.contains(.init(name: "d", scope: "A")))
    #expect(uses.contains(.init(name: "g", scope: "E")))
    #expect(uses.contains(.init(name: "h", scope: "")))
  }

  @Test(arguments: ["import A", "@testable import A", "import struct A.B\nlet c = 1"])
  func anImportNamesNothingOfTheModule(source: String) {
    #expect(bareNames(source).isDisjoint(with: ["A", "B"]))
  }

  @Test func anExtensionUsesWhatItExtends() {
    let outline = outline("extension A where B == C {}")
    #expect(outline.extended == ["A"])
    #expect(outline.bareUses[.init(name: "A", scope: "")] == 1)
  }
}
