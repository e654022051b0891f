import Foundation
import RecallUI
import Testing

@Suite struct MultiDatePickerTests {
  private struct Days: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
      VStack {
        Text(
          days.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted()
            .joined(separator: " "))
        MultiDatePicker(
          "Days", selection: $days,
          in: Date(
            timeIntervalSinceReferenceDate: 86_400)..<Date(
              timeIntervalSinceReferenceDate: 50 * 86_400)
        )
        .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 400)) { Days() }

  @Test func daysAreChosenAndTakenOut() {
    stage.tap("Monday, January 8, 2001")
    stage.tap("Wednesday, January 10, 2001")
    #expect(stage.texts.first == "2001-1-10 2001-1-8")
    stage.tap("Monday, January 8, 2001")
    #expect(stage.texts.first == "2001-1-10")
  }

  @Test func daysOutsideOfTheBoundsAreNot() {
    stage.tap("Monday, January 1, 2001")
    #expect(stage.texts.first != "2001-1-1")
    stage.tap("Tuesday, January 2, 2001")
    #expect(stage.texts.first == "2001-1-2")
    stage.tap("Next Month")
    stage.tap("Monday, February 19, 2001")
    #expect(stage.texts.first == "2001-1-2 2001-2-19")
    stage.tap("Tuesday, February 20, 2001")
    #expect(stage.texts.first == "2001-1-2 2001-2-19")
  }

  @Test func keysChooseDays() {
    stage.type("tab")
    while stage.focusedElement?.label?.hasSuffix("Month") == true { stage.type("tab") }
    stage.type("right")
    stage.type("right")
    stage.type("space")
    #expect(stage.texts.first == "2001-1-4")
    stage.type("down")
    stage.type("return")
    #expect(stage.texts.first == "2001-1-11 2001-1-4")
    stage.type("space")
    #expect(stage.texts.first == "2001-1-4")
  }
}
