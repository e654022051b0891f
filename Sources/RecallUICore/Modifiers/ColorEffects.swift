/// Draws its content with other colors, more or less so.
public struct _ColorModifier: LayerModifier {
  public typealias Body = Never

  /// What changes, to which the amount is handed.
  enum Change: Equatable {
    case saturation, brightness, contrast, hueRotation, inversion, luminanceToAlpha
  }

  let change: Change
  var amount: Double

  public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var layerEffect: Layer.Effect {
    let amount = amount.isFinite ? amount : 0
    return switch change {
    case .saturation: .saturation(amount)
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .hueRotation: .hueRotation(.radians(amount))
    case .inversion: .inversion
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }
}

public struct _MultiplyModifier: DrawingModifier {
  public typealias Body = Never

  let color: Color

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    let color = color.resolve(in: content.node.environment)
    list.withLayer(.multiplication(color)) { $0.draw(content) }
  }
}

extension View {
  /// Makes this view's colors grayer or more glaring: 0 for gray, 1 for what they are.
  public consuming func saturation(_ amount: Double) -> some View {
    modifier(_ColorModifier(change: .saturation, amount: amount))
  }

  /// Makes this view's colors grayer: 0 for what they are, 1 for gray.
  public func grayscale(_ amount: Double) -> some View {
    saturation(1 - amount)
  }

  /// Makes this view's colors lighter, up to 1 for white, or darker, down to -1 for black.
  public consuming func brightness(_ amount: Double) -> some View {
    modifier(_ColorModifier(change: .brightness, amount: amount))
  }

  /// Takes this view's colors further from a middle gray, or nearer to it: 0 for gray, 1 for what
  /// they are; below 0 they change places.
  public consuming func contrast(_ amount: Double) -> some View {
    modifier(_ColorModifier(change: .contrast, amount: amount))
  }

  /// Turns this view's hues: by 120°, red becomes green.
  public consuming func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorModifier(change: .hueRotation, amount: angle.radians))
  }

  /// Shows this view's colors as on a negative.
  public consuming func colorInvert() -> some View {
    modifier(_ColorModifier(change: .inversion, amount: 1))
  }

  /// Shows this view in black that is as opaque as its colors are bright: white is black, and black is nothing.
  ///
  /// As a mask it lets through what is bright.
  public consuming func luminanceToAlpha() -> some View {
    modifier(_ColorModifier(change: .luminanceToAlpha, amount: 1))
  }

  /// Multiplies this view's colors, and how opaque they are, by those of `color`.
  public consuming func colorMultiply(_ color: Color) -> some View {
    modifier(_MultiplyModifier(color: color))
  }
}
