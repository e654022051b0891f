import Foundation
import Testing

@testable import PreviewPlugin

@Suite struct AnimatableExpansionTests {
  private func call(
    _ declaration: String, of type: String = "Arc",
    adding conformance: String? = "struct __placeholder: Animatable {}"
  ) throws -> AttachedCall {
    let location: [String: Any] = [
      "fileID": "A/B.swift", "fileName": "/B.swift", "offset": 9, "line": 2,
    ]
    var message: [String: Any] = [
      "macro": ["name": "Animatable "], "macroRole": "extension",
      "declSyntax": ["source": declaration, "location": location],
      "extendedTypeSyntax": ["source": type, "location": location],
    ]
    if let conformance {
      message["conformanceListSyntax"] = ["source": conformance, "location": location]
    }
    return try JSONDecoder().decode(
      AttachedCall.self, from: try JSONSerialization.data(withJSONObject: message))
  }

  /// The properties that are animated, in their order.
  private func properties(_ body: String) throws -> [String] {
    try AnimatableExpansion(try call("@Animatable struct Arc: Shape {\n\(body)\n}")).source
      .split(separator: "\n").compactMap { line in
        line.range(of: "values.append(self.").map {
          String(line[$0.upperBound...].dropLast())
        }
      }
  }

  @Test func storedVariablesAreAnimated() throws {
    #expect(try properties("  var start: Angle\n  var end = 1.0") == ["start", "end"])
    #expect(try properties("var a: Double, b = 2.0\nvar c: CGFloat") == ["a", "b", "c"])
    #expect(try properties("public private(set) var a: [Int: Double] = [:]") == ["a"])
    #expect(try properties("var a: Double { didSet { print(a) } }\nvar b = 1") == ["a", "b"])
    #expect(try properties("var a = { 1.0 }()\n  var b: Double = f(1, 2)") == ["a", "b"])
  }

  @Test func othersAreNot() throws {
    #expect(try properties("let a = 1.0\n@AnimatableIgnored var b = true\nvar c = 2.0") == ["c"])
    #expect(try properties("static var a = 1.0\n@State private var b = 2.0") == [])
    #expect(try properties("var a: Double { 1 }\nvar b: Double { get { 1 } set {} }") == [])
    #expect(try properties("func f() { var a = 1 }\nstruct Inner { var b = 1 }") == [])
    #expect(try properties("init() { var x = 1 }\nvar a = 1.0") == ["a"])
  }

  @Test func theTypeConformsWhereItDoesNotYet() throws {
    let source = try AnimatableExpansion(try call("@Animatable struct Arc { var a = 1.0 }")).source
    #expect(
      source == """
        extension Arc: Animatable {
          typealias AnimatableData = _AnimatableValues
          var animatableData: _AnimatableValues {
            get {
              var values = _AnimatableValues()
              values.append(self.a)
              return values
            }
            set {
              newValue.read(0, into: &self.a)
            }
          }
        }
        """)
    let known = try AnimatableExpansion(
      try call("public struct Arc: Shape { var a = 1.0 }", of: "Outer.Arc", adding: nil)
    ).source
    #expect(known.hasPrefix("extension Outer.Arc {\n  public typealias"))
    #expect(known.contains("public var animatableData"))
  }

  @Test func whatIsNoTypeIsTold() throws {
    let call = try call("@Animatable func f() {}")
    #expect(throws: AnimatableExpansion.Failure.self) { _ = try AnimatableExpansion(call) }
  }
}
