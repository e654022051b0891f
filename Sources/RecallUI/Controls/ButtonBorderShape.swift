/// The shape of a button's ground.
public struct ButtonBorderShape: Hashable, Sendable {
  /// In points; a ground that is lower has half circles at its ends.
  let cornerRadius: CGFloat
  /// Whether the ground is as wide as it is high, or higher.
  var isRound = false

  /// The shape that the other buttons have.
  public static let automatic = ButtonBorderShape(cornerRadius: ButtonLook.cornerRadius)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(cornerRadius: .greatestFiniteMagnitude)
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(cornerRadius: ButtonLook.cornerRadius)
  /// As much room beside the label as above it, with half circles at the ends: a circle around a symbol.
  public static let circle = ButtonBorderShape(
    cornerRadius: .greatestFiniteMagnitude, isRound: true)

  /// Round corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(cornerRadius: radius.isFinite ? max(radius, 0) : 0)
  }

  /// The room around a label, in points.
  func padding(_ controlSize: ControlSize) -> CGSize {
    let padding = controlSize.padding
    return isRound ? CGSize(width: padding.height, height: padding.height) : padding
  }
}

extension ButtonBorderShape: InsettableShape {
  public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: cornerRadius).path(in: rect)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: cornerRadius).inset(by: amount)
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the grounds of the buttons in this view that have one.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
