/// What several previews have in common: what is around them, and what that needs.
///
/// ```swift
/// struct SampleNotes: PreviewModifier {
///   static func makeSharedContext() async throws -> Notes { Notes.samples }
///
///   func body(content: Content, context: Notes) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleNotes())) { NotesList() }
/// ```
public protocol PreviewModifier: Sendable {
  associatedtype Context = Void
  associatedtype Body: View
  /// What is previewed.
  typealias Content = AnyView

  /// Makes what the previews need. Each makes its own, and shows nothing until it is made; one that throws is reported,
  /// and nothing is shown.
  @MainActor static func makeSharedContext() async throws -> Context
  /// A preview with what is around it.
  @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where Kind == _Preview.ViewTraits {
  /// Puts something around a preview.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait {
    PreviewTrait(layout: .device, isLandscape: nil) { content in
      AnyView(PreviewSurroundings(modifier: modifier, content: content))
    }
  }
}

/// A preview in what a modifier puts around it.
private struct PreviewSurroundings<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var fault: String?

  init(modifier: Modifier, content: AnyView) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View {
    Group {
      if let context {
        modifier.body(content: content, context: context)
      } else {
        Color.clear
      }
    }
    .task {
      do {
        context = try await Modifier.makeSharedContext()
      } catch {
        fault =
          "a preview's modifier that throws '\(error)'; expected one that doesn't. Nothing is shown"
      }
    }
    .reporting(fault)
  }
}
