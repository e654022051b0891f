/// What comes gets sharp and large, and what leaves blurs away.
private struct BlurReplaceLook: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    content
      .blur(radius: isActive ? 8 : 0)
      .scaleEffect(isActive ? 0.8 : 1)
      .opacity(isActive ? 0 : 1)
  }
}

extension AnyTransition {
  /// What comes gets sharp and large, and what leaves blurs away.
  public static var blurReplace: AnyTransition {
    .modifier(
      active: BlurReplaceLook(isActive: true), identity: BlurReplaceLook(isActive: false))
  }
}
