/// A ground that lets through some of what is behind.
///
/// On other systems it bends light and merges with its neighbors; here it is a material with a bright
/// edge, which each view has for itself.
public struct Glass: Equatable, Sendable {
  fileprivate var material: Material?
  fileprivate var color: Color?

  /// Covers more than it shows.
  public static var regular: Glass { Glass(material: .regular) }
  /// Shows more than it covers.
  public static var clear: Glass { Glass(material: .ultraThin) }
  /// None at all.
  public static var identity: Glass { Glass() }

  /// The same in a color; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Taken for what programs say: glass doesn't move when it is touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass unless one is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Glass in a shape.
private struct GlassGround<S: Shape>: View {
  let glass: Glass
  let shape: S

  var body: some View {
    if let material = glass.material {
      ZStack {
        shape.fill(material)
        if let color = glass.color { shape.fill(color.opacity(0.6)) }
        shape.stroke(.white.opacity(0.35), lineWidth: 0.5)
      }
    }
  }
}

extension View {
  /// Puts glass behind this view.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassGround(glass: glass, shape: shape) }
  }

  /// Taken for what programs say: a piece of glass doesn't become another one.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Taken for what programs say: each view has glass of its own.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }

  /// Taken for what programs say: glass comes and goes as its view does.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Taken for what programs say: what ends at the edge of a column isn't continued behind another one.
  public func backgroundExtensionEffect() -> some View { self }
}

/// Views with glass, which would merge where they come near each other; here each keeps its own.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - spacing: Taken for what programs say: how near to each other views merge.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// A label on glass.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  public init() {
    glass = .regular
  }

  public init(_ glass: Glass) {
    self.glass = glass
  }

  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: glass)
  }
}

/// A white label on glass in the tint.
public struct GlassProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: nil)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLabel: View {
  let configuration: ButtonStyleConfiguration
  /// Nil for the tint.
  let glass: Glass?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing

  init(configuration: ButtonStyleConfiguration, glass: Glass?) {
    self.configuration = configuration
    self.glass = glass
  }

  var body: some View {
    let color = ButtonLook.tint(of: configuration.role, in: tint, isEnabled: isEnabled)
    let padding = borderShape.padding(controlSize)
    let isFilled = glass == nil && isEnabled
    configuration.label
      .environment(\.unsaidForeground, isFilled ? .white : isEnabled ? .primary : color)
      .frame(maxWidth: sizing.labelWidth)
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .background {
        if isFilled {
          Capsule().fill(color)
        } else {
          GlassGround(glass: glass ?? .regular, shape: Capsule())
        }
      }
      .opacity(configuration.isPressed ? ButtonLook.pressedGroundOpacity : 1)
      .focusShape(Capsule())
  }
}
