private struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never

  let scheme: ColorScheme?
}

extension PreferredColorSchemeModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    PreferredColorSchemeNode(view, in: context)
  }
}

private final class PreferredColorSchemeNode<Content: View>:
  ContentNode<Content, PreferredColorSchemeModifier>
{
  override init(
    _ view: UnsafePointer<ModifiedContent<Content, PreferredColorSchemeModifier>>,
    in context: NodeContext
  ) {
    super.init(view, in: context)
    graph.preferences.prefer(view.pointee.modifier.scheme, by: self)
  }

  override func update(at view: UnsafeRawPointer) {
    graph.preferences.prefer(modifier(at: view).pointee.scheme, by: self)
    super.update(at: view)
  }

  override func willBeRemoved() {
    graph.preferences.prefer(nil, by: self)
  }
}

extension View {
  /// Asks for light or dark surroundings for the whole stage; nil asks for nothing.
  ///
  /// When several views ask, the one that has been on the stage for the longest time is heard.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
