/// Has a property of an extension of `EnvironmentValues` be a value of the environment.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardStyle = CardStyle.classic
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
