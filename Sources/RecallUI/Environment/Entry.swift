/// Has a property of an extension of `EnvironmentValues` be a value of the environment, one of `Transaction` what goes
/// along with changes, one of `ContainerValues` what views say to the container around them, and an optional one of
/// `FocusedValues` what views tell while they have the focus.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardStyle = CardStyle.classic
/// }
///
/// extension FocusedValues {
///   @Entry var selectedNote: Binding<Note>?
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "Entry")
