/// How controls look. A style has dynamic properties, as a view has.
///
/// The styles of all controls refine it, so that the core knows one when it sees one.
public protocol _ControlStyle: _FieldTrait {}

/// A control's style whose type is hidden, as environments hand it down.
package struct ErasedStyle<Configuration> {
  private let style: Any
  private let make: (Configuration) -> AnyView

  package init<Style, Body: View>(_ style: Style, _ body: @escaping (Style, Configuration) -> Body)
  {
    self.style = style
    make = { AnyView(body(style, $0)) }
  }

  package func body(_ configuration: Configuration) -> AnyView {
    make(configuration)
  }
}

extension ErasedStyle: SelfComparing {
  /// Whether both hide the same: a style of one type with equal fields.
  static func isSame(_ left: ErasedStyle, _ right: ErasedStyle) -> Bool {
    func isSame<Style>(_ style: Style) -> Bool {
      guard let other = right.style as? Style else { return false }
      guard MemoryLayout<Style>.size > 0 else { return true }
      return withUnsafePointer(to: style) { left in
        withUnsafePointer(to: other) { right in
          FieldComparison(for: Style.self)(left, right)
        }
      }
    }
    return _openExistential(left.style, do: isSame)
  }
}
