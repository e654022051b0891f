/// A knob that slides, behind the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let ownTint: Color?
  @Environment(\.tint) private var tint
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.rowPlace) private var rowPlace

  public init() {
    ownTint = nil
  }

  /// Creates a style with a tint of its own.
  public init(tint: Color) {
    ownTint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        // In a row it has the colors of one, and not those of the button that the row is.
        ShownLabel(configuration.label).environment(\.rowPlace, rowPlace)
        if !isLabelHidden { Spacer(minLength: 0) }
        Switch(isOn: configuration.isOn).environment(\.tint, ownTint ?? tint)
      }
    }
    .buttonStyle(.plain)
  }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(HeldButtonStyle(isHeld: configuration.isOn))
  }
}

/// A box with a mark, in front of the label.
public struct CheckboxToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Checkbox(isOn: configuration.isOn)
        ShownLabel(configuration.label)
      }
    }
    .buttonStyle(.plain)
  }
}

/// The look of toggles of which nothing else is said.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A square that is ticked. A program's own style of this name comes first: on an iPhone there is no other.
  @_disfavoredOverload
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct HeldButtonStyle: GroundedButtonStyle {
  let isHeld: Bool

  func makeBody(configuration: Configuration) -> some View {
    FilledLabel(configuration: configuration, isProminent: isHeld)
  }
}

private struct Switch: View {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  init(isOn: Bool) {
    self.isOn = isOn
  }

  private static let size = CGSize(width: 40, height: 24)
  private static let gap: CGFloat = 2

  var body: some View {
    let knob = Switch.size.height - 2 * Switch.gap
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? tint ?? .accentColor : .gray.opacity(0.4))
      Circle().fill(Color.white).frame(width: knob, height: knob).padding(Switch.gap)
    }
    .frame(width: Switch.size.width, height: Switch.size.height)
    .opacity(isEnabled ? 1 : 0.5)
    .animation(.easeInOut(duration: 0.2), value: isOn)
  }
}

/// A toggle in a menu: an item with a mark while it is on.
struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      MarkedItemLabel(isMarked: configuration.isOn) { configuration.label }
    }
  }
}

private struct Checkbox: View {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  init(isOn: Bool) {
    self.isOn = isOn
  }

  private static let side: CGFloat = 16

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 4)
    ZStack {
      if isOn {
        shape.fill(tint ?? .accentColor)
        CheckMark()
          .stroke(Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      } else {
        shape.strokeBorder(Color.gray, lineWidth: 1.5)
      }
    }
    .frame(width: Checkbox.side, height: Checkbox.side)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

private struct CheckMark: Shape {
  /// A mark is drawn from left to right everywhere.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
    }
    var path = Path()
    path.move(to: point(0.25, 0.52))
    path.addLine(to: point(0.43, 0.7))
    path.addLine(to: point(0.76, 0.32))
    return path
  }
}
