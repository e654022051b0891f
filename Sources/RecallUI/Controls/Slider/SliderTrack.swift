/// What of a slider is dragged: a knob on a track.
struct SliderTrack: View {
  @Binding var value: Double
  let scale: SliderScale
  /// The values that have a mark; those outside of the range have none.
  let ticks: [Double]
  let onEditingChanged: (Bool) -> Void
  @GestureState private var grip: Grip?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isInList) private var isInList

  /// Where a touch holds the knob.
  private struct Grip: Equatable {
    /// From the knob's middle to the touch, in points.
    let offset: CGFloat
  }

  init(
    value: Binding<Double>, scale: SliderScale, ticks: [Double] = [],
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    _value = value
    self.scale = scale
    self.ticks = ticks
    self.onEditingChanged = onEditingChanged
  }

  static let knob: CGFloat = 22
  private static let thickness: CGFloat = 4

  var body: some View {
    let fraction = scale.fraction(of: value)
    GeometryReader { proxy in
      let reach = max(proxy.size.width - Self.knob, 0)
      ZStack(alignment: .leading) {
        Group {
          Capsule().fill(ControlLook.track).frame(height: Self.thickness)
          Capsule().fill(isEnabled ? tint ?? .accentColor : .gray)
            .frame(width: reach * fraction + Self.knob / 2, height: Self.thickness)
        }
        .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
        if !ticks.isEmpty { SliderMarks(fractions: fractions, reach: reach) }
        RaisedGround(shape: Circle()).frame(width: Self.knob, height: Self.knob)
          .offset(x: layoutDirection.sign * reach * fraction)
      }
      .contentShape(Rectangle())
      .gesture(drag(over: reach))
    }
    .frame(minWidth: 2 * Self.knob, idealWidth: 160, maxWidth: .infinity)
    .frame(height: Self.knob)
    .focusShape(Capsule())
    .focusableControl()
    .onKeyPress(keys: Self.keys, action: hear)
    .accessibilityDescription { [$value, scale] in
      AccessibleDescription(
        role: .slider,
        range: AccessibleRange(
          minimum: scale.lower, maximum: scale.upper, current: scale.clamped($value.wrappedValue),
          step: scale.step ?? scale.length / 10))
    }
    .onChange(of: grip == nil) { _, isOver in
      if isOver { onEditingChanged(false) }
    }
  }

  /// Where in the range the marks stand, from 0 to 1.
  private var fractions: [Double] {
    ticks.filter { $0 == scale.clamped($0) && scale.length > 0 }.map(scale.fraction)
  }

  // MARK: Dragging

  /// A touch beside the knob brings it there, and goes on with it.
  private func drag(over reach: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0).updating($grip) { touch, grip, _ in
      let held = grip ?? takeHold(at: place(of: touch.startLocation, along: reach), of: reach)
      grip = held
      let middle = place(of: touch.location, along: reach) - held.offset
      if reach > 0 { set(scale.value(at: (middle - Self.knob / 2) / reach)) }
    }
  }

  /// How far a point lies from the track's beginning.
  private func place(of point: CGPoint, along reach: CGFloat) -> CGFloat {
    layoutDirection == .leftToRight ? point.x : reach + Self.knob - point.x
  }

  private func takeHold(at x: CGFloat, of reach: CGFloat) -> Grip {
    onEditingChanged(true)
    let distance = x - (reach * scale.fraction(of: value) + Self.knob / 2)
    return Grip(offset: abs(distance) <= Self.knob / 2 ? distance : 0)
  }

  private func set(_ new: Double) {
    if new != value { value = new }
  }

  // MARK: Keys

  private static let keys: Set<KeyEquivalent> = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end,
  ]

  private func hear(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty, !press.leadsOn(inList: isInList) else { return .ignored }
    let new =
      switch press.key.read(in: layoutDirection) {
      case .home: scale.value(at: 0)
      case .end: scale.value(at: 1)
      case .leftArrow, .downArrow: scale.value(-1, stepsFrom: value)
      default: scale.value(1, stepsFrom: value)
      }
    onEditingChanged(true)
    set(new)
    onEditingChanged(false)
    return .handled
  }
}

/// The marks below a slider's track.
private struct SliderMarks: View {
  let fractions: [Double]
  /// How far the knob goes, in points.
  let reach: CGFloat
  @Environment(\.layoutDirection) private var layoutDirection

  private static let side: CGFloat = 3

  init(fractions: [Double], reach: CGFloat) {
    self.fractions = fractions
    self.reach = reach
  }

  var body: some View {
    ZStack(alignment: .leading) {
      ForEach(Array(fractions.enumerated()), id: \.offset) { mark in
        Circle().fill(.secondary).frame(width: Self.side, height: Self.side)
          .offset(
            x: layoutDirection.sign
              * (reach * mark.element + (SliderTrack.knob - Self.side) / 2),
            y: SliderTrack.knob / 3)
      }
    }
  }
}
