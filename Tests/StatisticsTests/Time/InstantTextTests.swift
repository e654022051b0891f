import Testing

@testable import Statistics

@Suite struct InstantTextTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
      (1_795_367_110, "2026-11-22T17:05:10Z"), (.max, "9999-12-31T15:30:07Z"),
    ] as [(Int64, String)])
  func anInstantIsWrittenAsISO8601(seconds: Int64, text: String) {
    #expect(InstantText.utc(seconds) == text)
  }
}
