/// How controls look. A style has dynamic properties, as a view has.
///
/// The styles of all controls refine it, so that the core knows one when it sees one.
public protocol _ControlStyle: _FieldTrait {}

extension _ControlStyle {
  public static var _isControlStyle: Bool { true }
}

/// What a style knows of a control, with the style around that one: to be shown by it.
package protocol StyledConfiguration {
  /// The style around the one that has this; none around the first.
  var outerStyle: [ErasedStyle<Self>] { get set }
}

/// A control's style whose type is hidden, as environments hand it down.
package struct ErasedStyle<Configuration> {
  private let style: Any
  private let make: (Configuration) -> AnyView
  /// The style in whose place this one stands, if there is one.
  private var outer: [ErasedStyle] = []

  package init<Style, Body: View>(_ style: Style, _ body: @escaping (Style, Configuration) -> Body)
  {
    self.style = style
    make = { AnyView(body(style, $0)) }
  }

  package func body(_ configuration: Configuration) -> AnyView {
    make(configuration)
  }

  /// This style, inside of what another one would show.
  package func inside(of outer: ErasedStyle) -> ErasedStyle {
    var style = self
    style.outer = [outer]
    return style
  }
}

extension ErasedStyle where Configuration: StyledConfiguration {
  /// A control, shown by this style; what that shows of it by the style around, it finds in the
  /// configuration.
  package func body(of configuration: Configuration) -> AnyView {
    var configuration = configuration
    configuration.outerStyle = outer
    return make(configuration)
  }
}

extension StyledConfiguration {
  /// The control, shown by the style around the one that this was made for.
  ///
  /// - Parameter first: Shows it where there is none around.
  package func shown(byDefault first: ErasedStyle<Self>) -> AnyView {
    (outerStyle.first ?? first).body(of: self)
  }
}

extension ErasedStyle: SelfComparing {
  /// Whether both hide the same: a style of one type with equal fields, inside of the same.
  static func isSame(_ left: ErasedStyle, _ right: ErasedStyle) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool {
      guard let other = right.style as? Style else { return false }
      return MemoryLayout<Style>.size == 0 || FieldComparison.areSame(style, other)
    }
    guard _openExistential(left.style, do: isSame) else { return false }
    guard let outer = left.outer.first else { return right.outer.isEmpty }
    return right.outer.first.map { ErasedStyle.isSame(outer, $0) } ?? false
  }
}
