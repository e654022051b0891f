import RecallUI
import Testing

@Suite struct DateFieldTests {
  /// Wednesday, January 17, 2001, 9:41 in the morning.
  private static let start = Date(timeIntervalSinceReferenceDate: 16 * 86_400 + 9 * 3_600 + 41 * 60)

  private struct Page<Style: DatePickerStyle>: View {
    @State var date = DateFieldTests.start
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var last = Date.distantFuture
    let style: Style

    var body: some View {
      VStack {
        Text(date, format: .iso8601)
        DatePicker("When", selection: $date, in: ...last, displayedComponents: components)
          .datePickerStyle(style)
      }
    }
  }

  private func stage<V: View>(_ view: V) -> Stage {
    Stage(size: CGSize(width: 400, height: 200)) { view }
  }

  private func type(_ figures: String, on stage: Stage) {
    for figure in figures {
      stage.type(String(figure))
    }
  }

  @Test func figuresGoFromPartToPart() {
    let stage = stage(Page(style: .field))
    stage.tap("Month")
    type("3052024", on: stage)
    #expect(stage.texts.first == "2024-03-05T09:41:00Z")
    type("1130p", on: stage)
    #expect(stage.texts.first == "2024-03-05T23:30:00Z")
  }

  @Test func aYearCountsWhenItIsWhole() {
    let stage = stage(Page(components: .date, style: .field))
    stage.tap("Year")
    type("202", on: stage)
    #expect(stage.texts.first == "2001-01-17T09:41:00Z")
    type("4", on: stage)
    #expect(stage.texts.first == "2024-01-17T09:41:00Z")
  }

  @Test func arrowsGoByOneAndFromPartToPart() {
    let stage = stage(Page(components: .date, style: .field))
    stage.tap("Month")
    stage.type("up")
    stage.type("right")
    stage.type("down")
    stage.type("down")
    #expect(stage.texts.first == "2001-02-15T09:41:00Z")
    stage.type("left")
    stage.type("down")
    #expect(stage.texts.first == "2001-01-15T09:41:00Z")
  }

  @Test func whatIsNoMonthIsNotTaken() {
    let stage = stage(Page(components: .date, style: .field))
    stage.tap("Month")
    type("13", on: stage)
    #expect(stage.texts.first == "2001-01-17T09:41:00Z")
  }

  @Test func aDateStaysInItsRange() {
    let stage = stage(Page(last: Self.start + 86_400, style: .field))
    stage.tap("Day")
    type("29", on: stage)
    #expect(stage.texts.first == "2001-01-18T09:41:00Z")
  }

  @Test func theStepperIsForThePartThatHadTheFocus() throws {
    let stage = stage(Page(style: .stepperField))
    stage.tap("Hour")
    let stepper = try #require(stage.elements.first { $0.label == "Increment" }?.label)
    stage.tap(stepper)
    #expect(stage.texts.first == "2001-01-17T10:41:00Z")
  }

  private struct Loud: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("until \(configuration.maximumDate ?? .distantPast, format: .iso8601)")
        Button("next") { configuration.selection += 86_400 }
        DatePicker(configuration)
      }
    }
  }

  @Test func aStyleOfOnesOwnShowsThePicker() {
    let stage = stage(
      Page(components: .date, last: Self.start, style: Loud()).datePickerStyle(.field))
    #expect(stage.texts.contains("until 2001-01-17T09:41:00Z"))
    #expect(stage.element("Month") != nil, "as the style around shows it")
    stage.tap("next")
    #expect(stage.texts.first == "2001-01-18T09:41:00Z")
  }
}
