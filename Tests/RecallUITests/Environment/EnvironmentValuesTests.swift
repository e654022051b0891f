import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct EnvironmentValuesTests {
  @Test func aValueIsTheOneThatWasSetLastHoweverOftenOthersAreSet() {
    var values = EnvironmentValues()
    values.lineLimit = 3
    for number in 0..<1_000 {
      values.minimumScaleFactor = CGFloat(number)
      values.isEnabled = number.isMultiple(of: 2)
      #expect(values.lineLimit == 3)
      #expect(values.minimumScaleFactor == CGFloat(number))
      #expect(values.isEnabled == number.isMultiple(of: 2))
    }
    #expect(values.scenePhase == .active)
  }

  @Test func whatIsSetInACopyStaysThere() {
    var outer = EnvironmentValues()
    outer.lineLimit = 1
    var inner = outer
    inner.lineLimit = 2
    #expect(outer.lineLimit == 1)
    #expect(inner.lineLimit == 2)
    #expect(!inner.isIdentical(to: outer))
    #expect(outer.isIdentical(to: outer))
  }

  @Test func anOptionalValueCanBeSetToNil() {
    var values = EnvironmentValues()
    values.lineLimit = 4
    values.lineLimit = nil
    #expect(values.lineLimit == nil)
  }
}
