/// Shows views while a program is written: `myapp --previews FOLDER` draws each preview.
///
/// ```swift
/// #Preview("Empty") { BasketView(items: []) }
/// ```
///
/// - Parameters:
///   - name: What it is called; nil for the place where it stands.
///   - body: The views. What is `@Previewable` among them is their state.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Shows views while a program is written, with something said of how.
///
/// - Parameters:
///   - name: What it is called; nil for the place where it stands.
///   - traits: How it is shown.
///   - additionalTraits: More of that.
///   - body: The views. What is `@Previewable` among them is their state.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<_Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<_Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")

/// Has a dynamic property that is declared in a `#Preview` be the state of what is shown there.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "Previewable")
