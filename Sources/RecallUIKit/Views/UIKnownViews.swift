/// A text.
open class UILabel: UIView, @unchecked Sendable {
  public var text: String? { didSet { changes.note(oldValue != text) } }
  public var font: UIFont? { didSet { changes.note(oldValue !== font) } }
  public var textColor: UIColor? { didSet { changes.note(oldValue !== textColor) } }
  public var textAlignment = NSTextAlignment.natural {
    didSet { changes.note(oldValue != textAlignment) }
  }
  /// At most so many lines; 0 for any number.
  public var numberOfLines = 1 { didSet { changes.note(oldValue != numberOfLines) } }
}

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A picture, or a symbol.
open class UIImageView: UIView, @unchecked Sendable {
  public var image: UIImage? { didSet { changes.note(oldValue !== image) } }

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
}

/// A sign that something goes on.
open class UIActivityIndicatorView: UIView, @unchecked Sendable {
  /// How large it is, and in which color.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  public var style: Style { didSet { changes.note(oldValue != style) } }
  public var color: UIColor? { didSet { changes.note(oldValue !== color) } }
  public var hidesWhenStopped = true { didSet { changes.note(oldValue != hidesWhenStopped) } }
  public private(set) var isAnimating = false { didSet { changes.note(oldValue != isAnimating) } }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }
}

/// What changes what lies behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur, which is a material on a stage.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much of what lies behind is seen, and whether it gets light or dark.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  package let style: Style

  public init(style: Style) {
    self.style = style
  }
}

/// A view that is blurred behind.
open class UIVisualEffectView: UIView, @unchecked Sendable {
  public var effect: UIVisualEffect? { didSet { changes.note(oldValue !== effect) } }
  /// What stands in it.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}
