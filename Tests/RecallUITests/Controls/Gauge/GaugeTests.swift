import RecallUI
import Testing

@Suite struct GaugeTests {
  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(configuration.value)")
        configuration.currentValueLabel
        configuration.minimumValueLabel
        configuration.maximumValueLabel
        configuration.markedValueLabels
      }
    }
  }

  private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    smallStage { content().gaugeStyle(Words()) }.texts
  }

  @Test func aStyleKnowsTheValueAndWhatLabelsThereAre() {
    #expect(texts { Gauge(value: 0.25) { Text("a") } } == ["a", "0.25"])
    #expect(
      texts {
        Gauge(value: 15, in: 10...20) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }
      } == ["a", "0.5", "b"])
    #expect(
      texts {
        Gauge(value: Float(1)) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        } minimumValueLabel: {
          Text("c")
        } maximumValueLabel: {
          Text("d")
        }
      } == ["a", "1.0", "b", "c", "d"])
    #expect(
      texts {
        Gauge(value: 1) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        } markedValueLabels: {
          Text("e")
        }
      } == ["a", "1.0", "b", "e"])
    #expect(
      texts {
        Gauge(value: 1) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        } minimumValueLabel: {
          Text("c")
        } maximumValueLabel: {
          Text("d")
        } markedValueLabels: {
          Text("e")
        }
      } == ["a", "1.0", "b", "c", "d", "e"])
  }

  @Test(arguments: [
    (-1.0, 0.0, 4.0, "0.0"), (0, 0, 4, "0.0"), (1, 0, 4, "0.25"), (4, 0, 4, "1.0"),
    (5, 0, 4, "1.0"),
    (2, 2, 2, "0.0"), (.infinity, 0, 4, "1.0"), (-.infinity, 0, 4, "0.0"),
  ])
  func whatLiesOutsideCountsAsTheEnds(
    _ value: Double, _ lower: Double, _ upper: Double, _ expected: String
  ) {
    let stage = smallStage {
      Gauge(value: value, in: lower...upper) { EmptyView() }.gaugeStyle(Words())
    }
    #expect(stage.texts == [expected])
    #expect(stage.issues.isEmpty)
  }

  @Test func whatCannotBeShownIsReported() {
    func issue(_ value: Double, _ bounds: ClosedRange<Double>) -> String? {
      let stage = smallStage { Gauge(value: value, in: bounds) { Text("a") }.gaugeStyle(Words()) }
      #expect(stage.texts == ["a", "0.0"])
      return stage.issues.first?.description
    }
    #expect(issue(.nan, 0...1)?.contains("Gauge has a value that is no number") == true)
    #expect(
      issue(3, 0...(.infinity))?.contains("a range from 0 to inf; expected a finite one") == true)
  }

  private func bounds(_ stage: Stage, _ color: String = "#FF3B30") -> CGRect? {
    stage.displayList.items.lazy.compactMap { item -> CGRect? in
      switch item.content {
      case .fill(let path, .color(let paint), _) where "\(paint)" == color:
        path.boundingRect.applying(item.transform)
      case .stroke(let path, .color(let paint), _) where "\(paint)" == color:
        path.boundingRect.applying(item.transform)
      default: nil
      }
    }.last
  }

  @Test func theBarFillsSmoothly() {
    struct Page: View {
      @State private var value = 25.0
      var body: some View {
        Gauge(value: value, in: 0...100) { EmptyView() }.tint(.red)
          .contentShape(Rectangle())
          .onTapGesture { withAnimation(.linear(duration: 1)) { value = 75 } }
      }
    }
    let stage = smallStage { Page() }
    #expect(bounds(stage) == CGRect(x: 0, y: 97, width: 50, height: 6))
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: .milliseconds(500))
    #expect(bounds(stage)?.width == 100)
    stage.advance(by: .seconds(1))
    #expect(bounds(stage)?.width == 150)
  }

  private func drawn<Style: GaugeStyle>(_ style: Style, _ value: Double) -> DisplayList {
    smallStage {
      Gauge(value: value) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }.gaugeStyle(style)
    }.displayList
  }

  @Test func eachStyleShowsTheValue() {
    func shows<Style: GaugeStyle>(_ style: Style) -> Bool {
      drawn(style, 0.2) != drawn(style, 0.8) && drawn(style, 0.2) == drawn(style, 0.2)
    }
    #expect(shows(.automatic))
    #expect(shows(.linearCapacity))
    #expect(shows(.accessoryLinear))
    #expect(shows(.accessoryLinearCapacity))
    #expect(shows(.accessoryCircular))
    #expect(shows(.accessoryCircularCapacity))
  }

  @Test func roundOnesHaveASizeOfTheirOwn() {
    for value in [0.0, 1] {
      let stage = smallStage {
        Gauge(value: value) { Text("a") }.gaugeStyle(.accessoryCircular)
          .accessibilityIdentifier("open")
      }
      #expect(stage.place(of: "open") == "71,71 58x58")
    }
    let stage = smallStage {
      Gauge(value: 1) { Text("a") }.gaugeStyle(.accessoryCircularCapacity)
        .accessibilityIdentifier("closed")
    }
    #expect(stage.place(of: "closed") == "71,71 58x58")
  }

  @Test func theMarkGoesRoundFromTheLowerLeftToTheLowerRight() throws {
    func mark(_ value: Double) throws -> CGPoint {
      let stage = smallStage {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.red)
      }
      let rect = try #require(bounds(stage))
      return CGPoint(x: rect.midX.rounded(), y: rect.midY.rounded())
    }
    #expect(try mark(0) == CGPoint(x: 82, y: 118))
    #expect(try mark(0.5) == CGPoint(x: 100, y: 74))
    #expect(try mark(1) == CGPoint(x: 118, y: 118))
  }

  @Test func itSaysItsValue() {
    let stage = smallStage {
      Gauge(value: 7, in: 0...10) { Text("a") }.accessibilityIdentifier("gauge")
    }
    #expect(stage.element("gauge")?.value == "7")
  }

  @Test func aValueThatIsLongGetsSmallerInsideOfARing() {
    func height<Style: GaugeStyle>(_ value: String, _ style: Style) -> CGFloat? {
      smallStage {
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text(value)
        }
        .gaugeStyle(style)
      }
      .element(value)?.frame.height
    }
    for (short, long) in [
      (height("5", .accessoryCircular), height("50.0 %", .accessoryCircular)),
      (height("5", .accessoryCircularCapacity), height("50.0 %", .accessoryCircularCapacity)),
    ] {
      #expect(short != nil && long != nil)
      #expect(long ?? .infinity < short ?? 0)
    }
  }
}
