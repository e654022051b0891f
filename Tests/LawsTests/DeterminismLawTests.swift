import Testing

@Suite struct DeterminismLawTests {
  /// What breaks each rule.
  static let offences: [(source: String, rule: String)] = [
    ("var generator = SystemRandomNumberGenerator()", "SystemRandomNumberGenerator"),
    ("func hash(into hasher: inout Hasher) {}", "Hasher"),
    ("let a = card.hashValue", "hashValue"),
    ("let a = UUID()", "UUID()"),
    ("let a = arc4random()", "arc4random"),
    ("let a = drand48()", "drand48"),
    ("let a = cards.shuffled()", "shuffled() without using:"),
    ("cards.shuffle()", "shuffle() without using:"),
    ("let a = cards.randomElement()", "randomElement() without using:"),
    ("let a = Int.random(in: 0..<f(using: b))", "random() without using:"),
    ("let a = Date()", "Date()"),
    ("let a = Date.now", "Date.now"),
    ("let a = date.timeIntervalSinceNow", "timeIntervalSinceNow"),
    ("let a = ContinuousClock().now", "ContinuousClock"),
    ("let a: SuspendingClock.Instant", "SuspendingClock"),
    ("clock_gettime(CLOCK_MONOTONIC, &time)", "clock_gettime"),
    ("gettimeofday(&time, nil)", "gettimeofday"),
    ("let a = DispatchTime.now()", "DispatchTime.now"),
    ("let a = DispatchWallTime.now()", "DispatchWallTime"),
    ("let a = ProcessInfo.processInfo.systemUptime", "systemUptime"),
    ("let a = CFAbsoluteTimeGetCurrent()", "CFAbsoluteTimeGetCurrent"),
    ("let a = mach_absolute_time()", "mach_absolute_time"),
    ("Thread.sleep(forTimeInterval: 1)", "sleep()"),
    ("usleep(1)", "usleep()"),
    ("nanosleep(&a, nil)", "nanosleep()"),
    ("let a = Locale.current", "Locale.current"),
    ("let a = Locale.autoupdatingCurrent", "Locale.autoupdatingCurrent"),
    ("let a = TimeZone.current", "TimeZone.current"),
    ("let a = TimeZone.autoupdatingCurrent", "TimeZone.autoupdatingCurrent"),
    ("let a = Calendar.current", "Calendar.current"),
    ("let a = Calendar.autoupdatingCurrent", "Calendar.autoupdatingCurrent"),
    ("let a = getenv(\"HOME\")", "getenv()"),
  ]

  private func violations(_ source: String, module: String = "RecallUI") -> [Violation] {
    let file = SourceFile(module: module, path: "Sources/\(module)/A.swift", source: source)
    return DeterminismLaw.house.violations(in: file)
  }

  @Test func noDeterministicModuleNamesChanceOrAClock() throws {
    let violations = try Repository.sourceFiles().flatMap(DeterminismLaw.house.violations)
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test(arguments: offences)
  func anOffenceIsNamedWithItsLineAndItsRule(source: String, rule: String) {
    #expect(
      violations("\n" + source).map(\.description) == [
        "Sources/RecallUI/A.swift:2: RecallUI is deterministic and may not name \(rule)"
      ])
  }

  @Test func everyRuleIsSeenToFail() {
    let seen = Set(Self.offences.map(\.rule))
    #expect(seen == Set(DeterminismLaw.house.rules.map(\.description)))
  }

  @Test(arguments: [
    "try await Task.sleep(for: .seconds(1))", "sleep(1)", "clock.sleep(until: a)",
    "Bool.random()", "Double.random(\n  in: 0...1)", "cards\n  .shuffled(\n  )",
    "\"\\(cards.shuffled())\"",
  ])
  func otherWaysToSayItAreSeen(source: String) {
    #expect(violations(source).count == 1)
  }

  @Test(arguments: [
    "cards.shuffled(using: &generator)", "cards.shuffle(using: &generator)",
    "cards.randomElement(using: &generator)", "Int.random(in: 0..<2, using: &generator)",
    "mutating func shuffle() {}", "func sleep(_ a: Int) {}", "Date(timeIntervalSince1970: 0)",
    "// Date()", "/* cards.shuffled() */", "let a = \"Date() \\(b) sleep(1)\"",
    "let a: [Date] = []", "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}",
    "Timer.publish(every: 1, on: .main, in: .common)", "let random = 4", "card.random",
  ])
  func whatIsDeterministicIsLeftAlone(source: String) {
    #expect(violations(source) == [])
  }

  @Test(arguments: ["SDLWindow", "recall", "Assets", "Records"])
  func whatTalksToTheSystemIsFree(module: String) {
    #expect(violations("let a = Date()", module: module) == [])
  }

  @Test(arguments: ImportLaw.house.modules.map(\.name))
  func everyOtherModuleIsUnderTheLaw(module: String) {
    let isExempt = DeterminismLaw.house.exempt.contains(module)
    #expect(violations("let a = Date()", module: module).isEmpty == isExempt)
  }
}
