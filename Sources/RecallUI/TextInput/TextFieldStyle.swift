/// How text fields look.
public protocol TextFieldStyle: _ControlStyle {
  /// What is around the text.
  var _ground: _TextFieldGround { get }
}

/// What is around a text field's text.
public struct _TextFieldGround {
  let look: FieldLook
}

/// The look that fits the surroundings: plain, as iOS's.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _ground: _TextFieldGround { _TextFieldGround(look: .plain) }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _ground: _TextFieldGround { _TextFieldGround(look: .plain) }
}

/// A border with round corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _ground: _TextFieldGround { _TextFieldGround(look: .rounded) }
}

/// A border around the text.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _ground: _TextFieldGround { _TextFieldGround(look: .square) }
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

extension View {
  /// Sets how the text fields in this view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(\.fieldLook, style._ground.look)
  }
}
