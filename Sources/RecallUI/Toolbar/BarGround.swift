/// Has the navigation bar stand on the same ground as this view, where that lies right below the bar.
struct BarGround: ViewModifier {
  /// What is below the bar of a screen.
  static let space = "content of a screen"

  let ground: Color
  @State private var isBelowBar = false

  init(_ ground: Color) {
    self.ground = ground
  }

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: Bool.self) {
        $0.frame(in: .named(Self.space)).minY < 1
      } action: {
        isBelowBar = $0
      }
      .bars { if isBelowBar { $0.contentGround = ground } }
  }
}
