import Testing

@Suite struct CycleLawTests {
  private func violations(
    _ sources: [String: String], exceptions: [CycleLaw.Exceptions] = []
  ) -> [String] {
    let files = sources.sorted { $0.key < $1.key }.map { path, source in
      SourceFile(module: "House", path: "Sources/House/\(path)", source: source)
    }
    return CycleLaw(exceptions: exceptions).violations(in: files)
  }

  private func exceptions(_ lines: String) -> [CycleLaw.Exceptions] {
    [CycleLaw.Exceptions(in: "House", because: "it is a test", lines)]
  }

  /// Four files in a circle; what the last one names of the first one is the cheapest to remove.
  private static let ring = [
    "A.swift": "struct A { let b: B; let c: B }", "B.swift": "struct B { let c: C; let d: C }",
    "C.swift": "struct C { let d: D; let e: D }", "D.swift": "struct D { func a() -> A }",
  ]

  private static let folders = [
    "Attic/A.swift": "struct A { let b: B; let c: B }",
    "Cellar/B.swift": "struct B { }\nstruct C { let d: D }", "Attic/D.swift": "struct D {}",
  ]

  @Test func noModuleHasACircleThatIsNoException() throws {
    let violations = try CycleLaw.house.violations(in: Repository.sourceFiles())
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n\n"))")
  }

  @Test func everyExceptionHasAReason() {
    for exceptions in CycleLaw.house.exceptions {
      #expect(!exceptions.reason.isEmpty)
      #expect(!exceptions.edges.isEmpty, "\(exceptions.reason)")
    }
  }

  @Test func aCircleOfFilesIsNamedWithItsCheapestCut() {
    #expect(
      violations(Self.ring) == [
        """
        4 files of House need each other in a circle: A.swift, B.swift, C.swift, D.swift.
        The cheapest cut that was found:
        D.swift -> A.swift (A)
        References to remove: 1
        """
      ])
  }

  @Test func threeFilesMayNeedEachOther() {
    var sources = Self.ring
    sources["D.swift"] = "struct D {}"
    sources["C.swift"] = "struct C { func a() -> A }"
    #expect(violations(sources) == [])
  }

  @Test func aCircleOfFoldersIsNamedWithItsCheapestCut() {
    #expect(
      violations(Self.folders) == [
        """
        2 folders of House need each other in a circle: Attic, Cellar.
        The cheapest cut that was found:
        Cellar -> Attic (D)
        References to remove: 1
        """
      ])
  }

  @Test func foldersInAFolderStandUnderTheLaw() {
    let deeper = Dictionary(uniqueKeysWithValues: Self.folders.map { ("Tower/" + $0, $1) })
    #expect(violations(deeper).first?.hasPrefix("2 folders of House need") == true)
  }

  @Test func otherModulesAreNotInTheCircle() {
    let files = Self.ring.sorted { $0.key < $1.key }.enumerated().map { number, file in
      SourceFile(
        module: "M\(number)", path: "Sources/M\(number)/\(file.key)", source: file.value)
    }
    #expect(CycleLaw(exceptions: []).violations(in: files) == [])
  }

  @Test func anExceptionOpensACircle() {
    #expect(violations(Self.ring, exceptions: exceptions("D.swift -> A.swift")) == [])
    #expect(violations(Self.folders, exceptions: exceptions("Cellar -> Attic")) == [])
  }

  @Test func anExceptionThatOpensNoCircleIsNoLongerNeeded() {
    var sources = Self.ring
    sources["D.swift"] = "struct D {}"
    sources["E.swift"] = "struct E { let a: A }"
    for edge in ["D.swift -> A.swift", "E.swift -> A.swift", "Cellar -> Attic"] {
      #expect(
        violations(sources, exceptions: exceptions(edge)) == [
          "House: the exception `\(edge)` is no longer needed"
        ])
    }
  }

  @Test func anExceptionOfACircleThatIsOpenAlreadyIsNoLongerNeeded() {
    let both = exceptions("D.swift -> A.swift\nA.swift -> B.swift")
    #expect(violations(Self.ring, exceptions: both).count == 2)
  }
}
