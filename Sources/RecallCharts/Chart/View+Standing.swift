extension View {
  /// This view in its own size, with a part of it at a place.
  func standing(at place: CGPoint, anchor: UnitPoint) -> some View {
    let horizontal: HorizontalAlignment =
      anchor.x == 0 ? .leading : anchor.x == 1 ? .trailing : .center
    let vertical: VerticalAlignment = anchor.y == 0 ? .top : anchor.y == 1 ? .bottom : .center
    return fixedSize()
      .frame(
        width: 0, height: 0, alignment: Alignment(horizontal: horizontal, vertical: vertical)
      )
      .position(x: place.x, y: place.y)
  }

  @ViewBuilder func named(_ identifier: String?) -> some View {
    if let identifier {
      accessibilityIdentifier(identifier)
    } else {
      self
    }
  }
}
