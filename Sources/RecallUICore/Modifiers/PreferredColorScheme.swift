private struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never

  let scheme: ColorScheme?
  /// Whether it holds only where no view asks for another one.
  var isUsual = false

  func tell(_ preferences: PreferenceRegistry, by node: ViewNode) {
    preferences.prefer(isUsual ? nil : scheme, by: node)
    preferences.preferUsually(isUsual ? scheme : nil, by: node)
  }
}

extension PreferredColorSchemeModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    PreferredColorSchemeNode<Content>.self
  }
}

private final class PreferredColorSchemeNode<Content: View>:
  ContentNode<Content, PreferredColorSchemeModifier>
{
  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    modifier.tell(graph.preferences, by: self)
  }

  override func update(at view: UnsafeRawPointer) {
    modifier(at: view).pointee.tell(graph.preferences, by: self)
    super.update(at: view)
  }

  override func willBeRemoved() {
    graph.preferences.prefer(nil, by: self)
    graph.preferences.preferUsually(nil, by: self)
  }
}

extension View {
  /// Asks for light or dark surroundings for the whole stage; nil asks for nothing.
  ///
  /// When several views ask, the one that has been on the stage for the longest time is heard.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Has the whole stage be light or dark where no view asks for anything; nil for what the stage was made with.
  package consuming func usualColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme, isUsual: true))
  }
}
