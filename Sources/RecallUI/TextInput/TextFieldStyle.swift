/// How text fields look.
///
/// A style of a program's own puts things around the field that it is given:
///
/// ```swift
/// struct Boxed: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration.padding().background(.gray.opacity(0.2), in: Capsule())
///   }
/// }
/// ```
public protocol TextFieldStyle: _ControlStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body

  /// What is around the text; nil where the style's body says it.
  var _ground: _TextFieldGround? { get }
}

extension TextFieldStyle {
  public var _ground: _TextFieldGround? { nil }
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
  let title: Text?

  public var body: some View { title }
}

/// What is around a text field's text.
public struct _TextFieldGround {
  let look: FieldLook
}

/// The look that fits the surroundings: plain, as iOS's.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  public var _ground: _TextFieldGround? { _TextFieldGround(look: .plain) }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  public var _ground: _TextFieldGround? { _TextFieldGround(look: .plain) }
}

/// A border with round corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  public var _ground: _TextFieldGround? { _TextFieldGround(look: .rounded) }
}

/// A border around the text.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  public var _ground: _TextFieldGround? { _TextFieldGround(look: .square) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

private struct FieldStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  /// The style of the program's own that fields are shown by; nil for none.
  var fieldStyle: ErasedStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

/// The body of a style, with what that reads.
private struct TextFieldStyleBody<Style: TextFieldStyle>: View {
  let style: Style
  let field: TextField<_TextFieldStyleLabel>

  var body: some View { style._body(configuration: field) }
}

extension View {
  /// Sets how the text fields in this view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let ground = style._ground
    let own: ErasedStyle<TextField<_TextFieldStyleLabel>>? =
      ground == nil ? ErasedStyle(style) { TextFieldStyleBody(style: $0, field: $1) } : nil
    return environment(\.fieldStyle, own)
      .environment(\.fieldLook, ground?.look ?? .plain)
  }
}
