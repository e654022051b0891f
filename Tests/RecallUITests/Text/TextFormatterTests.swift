import Foundation
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct TextFormatterTests {
  private func words<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    Stage(size: CGSize(width: 300, height: 300), content: content).texts
  }

  private var dates: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }

  private var amounts: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumFractionDigits = 2
    formatter.minimumIntegerDigits = 1
    return formatter
  }

  @Test func datesAndNumbersAreWrittenByTheirFormatters() {
    let shown = words {
      Text(Date(timeIntervalSince1970: 86_400), formatter: dates)
      Text(NSNumber(value: 2.5), formatter: amounts)
      Text(3, formatter: amounts)
      Text("Due \(Date(timeIntervalSince1970: 0), formatter: dates)")
      Text("Sum \(0.25, formatter: amounts)")
    }
    #expect(
      shown == ["1970-01-02", "2.50", "3.00", "Due 1970-01-01", "Sum 0.25"])
  }

  @Test func whatIsToldRelativeToNowIsSoToTheStagesDate() {
    let now = Date(timeIntervalSince1970: 1_770_732_300)
    let stage = Stage(size: CGSize(width: 300, height: 300), date: now) {
      Text(now, format: .relative(presentation: .named))
      Text(now + 3_600, format: .relative(presentation: .numeric, unitsStyle: .abbreviated))
      Text("Due \(now - 86_400, format: .relative(presentation: .named))")
    }
    #expect(stage.texts == ["now", "in 1 hr.", "Due yesterday"])
  }

  @Test func whatAFormatterCantWriteDescribesItself() {
    #expect(words { Text("abc", formatter: amounts) } == ["abc"])
  }
}
