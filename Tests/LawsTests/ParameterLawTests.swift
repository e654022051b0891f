import Testing

@Suite struct ParameterLawTests {
  private func violations(_ source: String) -> [String] {
    let file = SourceFile(module: "A", path: "Sources/A/A.swift", source: source)
    return ParameterLaw.violations(in: file).map(\.description)
  }

  @Test func everyCommentTellsOfAllParametersOrOfNone() throws {
    let violations = try Repository.sourceFiles().flatMap(ParameterLaw.violations)
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test func aParameterOfWhichNothingIsToldIsNamed() {
    #expect(
      violations(
        """
        /// Adds.
        ///
        /// - Parameter a: One.
        @inlinable public func add<T>(_ a: [T: Int] = [:], to b: (T, T) -> Void, c d: T) where T: P {}
        """) == [
          "Sources/A/A.swift:4: nothing is told of the parameter b, but of others",
          "Sources/A/A.swift:4: nothing is told of the parameter d, but of others",
        ])
  }

  @Test func aParameterThatIsNotThereIsNamed() {
    #expect(
      violations(
        """
        struct A {
          /// - Parameters:
          ///   - a: One
          ///     and more: of it.
          ///   - b: Another.
          /// - Returns: Nothing.
          public init(@Builder a: () -> Int, `in` c: Int) {}
        }
        """) == [
          "Sources/A/A.swift:7: nothing is told of the parameter c, but of others",
          "Sources/A/A.swift:7: there is no parameter b",
        ])
  }

  @Test(arguments: [
    "/// Adds a, and - Parameter is a word.\npublic func add(a: Int) {}",
    "/// - Parameter a: One.\npublic func add(a: Int = max(1, 2), _: Int) -> (b: Int, c: Int) {}",
    "/// - Parameter a: One.\npublic static func < (a: Int) {}",
    "/// - Parameter a: One.\n@available(*, deprecated, message: \"b\") public init(_ a: Dictionary<A, (B) -> C>) {}",
    "/// - Parameter a: One.\npublic subscript(a: Int) -> Int { 1 }",
    "/// - Parameter a: One.\nfunc isNotPublic(a: Int, b: Int) {}",
    "/// - Parameter a: One.\npublic var isNoFunction: Int { f(b: 1) }",
  ])
  func whatIsToldAsItIsDeclaredIsLeftAlone(source: String) {
    #expect(violations(source) == [])
  }
}
