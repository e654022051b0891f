/// Forms of symbols: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isStruck = false

  private init() {}

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants.none.circle
  public static let square = SymbolVariants.none.square
  public static let rectangle = SymbolVariants.none.rectangle
  public static let fill = SymbolVariants.none.fill
  public static let slash = SymbolVariants.none.slash

  /// These forms, in a circle.
  public var circle: SymbolVariants { inShape("circle") }
  /// These forms, in a square.
  public var square: SymbolVariants { inShape("square") }
  /// These forms, in a rectangle.
  public var rectangle: SymbolVariants { inShape("rectangle") }

  /// These forms, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// These forms, struck through.
  public var slash: SymbolVariants {
    var variants = self
    variants.isStruck = true
    return variants
  }

  private func inShape(_ name: String) -> SymbolVariants {
    var variants = self
    variants.shape = name
    return variants
  }

  /// Whether all forms of others are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isStruck || isStruck)
  }

  /// The drawing of a name in these forms, as far as there is one.
  func symbol(of name: String) -> Symbol? {
    self == .none ? Symbol.named(name) : self.name(of: name).flatMap(Symbol.named)
  }

  /// What a name is called in these forms, as far as there is such a drawing; nil where there is none.
  func name(of name: String) -> String? {
    let slash = isStruck ? ".slash" : ""
    let fill = isFilled ? ".fill" : ""
    let shape = shape.map { ".\($0)" } ?? ""
    let names = [name + shape + slash + fill, name + shape + fill, name + fill, name + shape, name]
    return names.first { Symbol.named($0) != nil }
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The forms of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The drawing of a name in the forms that are set, and in the direction of layout.
  func symbol(of name: String) -> Symbol? {
    let name = directed(name)
    return symbolVariants.symbol(of: name)
      ?? symbolVariants.symbol(of: name.turned(forward: "right", "left"))
  }

  /// The parts of that drawing, from the back to the front; none where there is none.
  func symbolParts(of name: String) -> [SymbolPart] {
    let name = directed(name)
    let drawn =
      symbolVariants.name(of: name)
      ?? symbolVariants.name(of: name.turned(forward: "right", "left"))
    return drawn.map(Symbol.parts) ?? []
  }

  private func directed(_ name: String) -> String {
    layoutDirection == .rightToLeft ? name.turned(forward: "backward", "forward") : name
  }
}

extension String {
  /// A symbol's name with other words for where lines go to and where they come from, behind its
  /// first part: `forward.fill` is about time.
  fileprivate func turned(forward: String, _ backward: String) -> String {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    let turned = parts.dropFirst().map { part in
      switch part {
      case "forward": forward[...]
      case "backward": backward[...]
      default: part
      }
    }
    return (parts.prefix(1) + turned).joined(separator: ".")
  }
}

extension View {
  /// Has symbols inside of this view drawn in forms of theirs, as far as there are such drawings.
  public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
