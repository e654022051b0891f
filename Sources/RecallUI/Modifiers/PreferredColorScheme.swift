private struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never

  let scheme: ColorScheme?
}

extension PreferredColorSchemeModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    PreferredColorSchemeNode(view, in: context)
  }
}

private final class PreferredColorSchemeNode<Content: View>:
  ContentNode<Content, PreferredColorSchemeModifier>
{
  override init(
    _ view: ModifiedContent<Content, PreferredColorSchemeModifier>, in context: NodeContext
  ) {
    super.init(view, in: context)
    graph.preferredColorSchemes[serial] = view.modifier.scheme
  }

  override func update(at view: UnsafeRawPointer) {
    graph.preferredColorSchemes[serial] = modifier(at: view).pointee.scheme
    super.update(at: view)
  }

  override func willBeRemoved() {
    graph.preferredColorSchemes[serial] = nil
  }
}

extension View {
  /// Asks for light or dark surroundings for the whole stage; nil asks for nothing.
  ///
  /// When several views ask, the one that has been on the stage for the longest time is heard.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }
}
