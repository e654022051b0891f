import RecallUI

extension GalleryPage {
  static var values: GalleryPage {
    GalleryPage("Values", sliders + steppers + gauges)
  }

  private static var sliders: [Exhibit] {
    [
      Exhibit("Slider") { Slider(value: .constant(0.4)).padding(.horizontal, 8) },
      Exhibit("Slider, labels") {
        Slider(value: .constant(0.7)) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "minus")
        } maximumValueLabel: {
          Image(systemName: "plus")
        }
        .font(.system(size: 11)).padding(.horizontal, 6)
      },
      Exhibit("Slider, tint") {
        VStack(spacing: 4) {
          Slider(value: .constant(3.0), in: 0...4, step: 1).tint(.orange)
          Slider(value: .constant(0.5)).disabled(true)
        }
        .padding(.horizontal, 8)
      },
    ]
  }

  private static var steppers: [Exhibit] {
    [
      Exhibit("Stepper") { Stepper("", value: .constant(3)).labelsHidden() },
      Exhibit("Stepper, range") {
        Stepper(value: .constant(0), in: 0...5) { EmptyView() }.labelsHidden()
      },
      Exhibit("Stepper, format") {
        Stepper("", value: .constant(0.5), step: 0.1, format: .percent)
          .labelsHidden().fixedSize().scaleEffect(0.75)
      },
      Exhibit("Stepper, disabled") {
        Stepper("", value: .constant(3)).labelsHidden().disabled(true)
      },
    ]
  }

  private static var gauges: [Exhibit] {
    [
      Exhibit("Gauge") {
        Gauge(value: 0.4) {
          Text("Speed")
        } currentValueLabel: {
          Text("40")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .font(.system(size: 11)).padding(6)
      },
      Exhibit("Gauge, linear") {
        Gauge(value: 0.6) { Text("UV") }
          .gaugeStyle(.accessoryLinear).tint(.purple).padding(8)
      },
      Exhibit("Gauge, linearCapacity") {
        Gauge(value: 0.6) {
          Text("Disk")
        } currentValueLabel: {
          Text("6 of 10 GB")
        }
        .gaugeStyle(.accessoryLinearCapacity).tint(.green).padding(8)
      },
      Exhibit("Gauge, circular") {
        Gauge(value: 21, in: 10...30) {
          Text("°C")
        } currentValueLabel: {
          Text("21")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        }
        .gaugeStyle(.accessoryCircular).tint(.teal)
      },
      Exhibit("circularCapacity") {
        Gauge(value: 0.75) {
          Text("AQI")
        } currentValueLabel: {
          Text("75")
        }
        .gaugeStyle(.accessoryCircularCapacity).tint(.pink)
      },
      Exhibit("GaugeStyle") {
        Gauge(value: 3, in: 0...5) { Text("Stars") }.gaugeStyle(StarsStyle())
      },
    ]
  }
}

/// A star for each fifth.
private struct StarsStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { star in
        Image(systemName: Double(star) < configuration.value * 5 ? "star.fill" : "star")
          .foregroundColor(.yellow)
      }
    }
    .font(.system(size: 13))
  }
}
