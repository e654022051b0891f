/// A bar that fills, under the label and between its ends.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, under the label and between its ends.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: ControlLook.spacing) {
        configuration.minimumValueLabel.font(.caption)
        GaugeBar(fraction: configuration.value)
        configuration.maximumValueLabel.font(.caption)
      }
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// A bar with a mark at the value, between the labels of its ends.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      GaugeEnd(configuration.minimumValueLabel, or: configuration.label)
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.system(size: 13, weight: .medium))
  }
}

/// A label over a thick bar that fills, with the value under it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      configuration.label.font(.system(size: 13, weight: .medium))
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      .font(.caption)
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// An open ring with a mark at the value, the value inside, and the labels of the ends, or else the
/// gauge's, in its gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      OpenRing(fraction: configuration.value)
      configuration.currentValueLabel.font(.system(size: 17, weight: .medium))
        .minimumScaleFactor(RingLook.leastText)
        .frame(width: RingLook.size - 4 * RingLook.width)
      VStack {
        Spacer(minLength: 0)
        HStack(spacing: 6) {
          if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
            configuration.label
          }
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
        .font(.system(size: 10, weight: .medium))
      }
    }
    .lineLimit(1)
    .frame(width: RingLook.size, height: RingLook.size)
  }
}

/// A ring that fills, with the value inside, or else the label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      ring(to: 1).stroke(.tint, lineWidth: RingLook.width).opacity(0.25)
      ring(to: configuration.value).stroke(TrackTint(along: .ring(360)), style: RingLook.stroke)
        .rotationEffect(.degrees(-90))
      Group {
        if let value = configuration.currentValueLabel {
          value.font(.system(size: 17, weight: .medium))
        } else {
          configuration.label.font(.system(size: 12, weight: .medium))
        }
      }
      .minimumScaleFactor(RingLook.leastText)
      .frame(width: RingLook.size - 4 * RingLook.width)
    }
    .lineLimit(1)
    .frame(width: RingLook.size, height: RingLook.size)
  }

  private func ring(to end: Double) -> RingPart {
    RingPart(end: end, inset: RingLook.width / 2)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A label, or another one where there is none.
private struct GaugeEnd<Wanted: View, Other: View>: View {
  let wanted: Wanted?
  let other: Other

  init(_ wanted: Wanted?, or other: Other) {
    self.wanted = wanted
    self.other = other
  }

  var body: some View {
    if let wanted {
      wanted
    } else {
      other
    }
  }
}
