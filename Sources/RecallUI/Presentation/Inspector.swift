/// A column at the trailing edge, or a sheet where there is no room for one.
private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var width: CGFloat = 0

  init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  /// In points.
  private static var columnWidth: CGFloat { 270 }
  /// From which width on there is room for a column, in points, as for other columns.
  private static var roomyWidth: CGFloat { 700 }

  func body(content: Content) -> some View {
    let isRoomy = width >= Self.roomyWidth
    let inSheet = Binding {
      isPresented.wrappedValue && width > 0 && !isRoomy
    } set: {
      isPresented.wrappedValue = $0
    }
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity)
      if isPresented.wrappedValue, isRoomy {
        Divider()
        inspector.frame(width: Self.columnWidth)
      }
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .sheet(isPresented: inSheet) { inspector }
  }
}

extension View {
  /// Shows more about this view while a binding is true: beside it where there are 700 points and more across, in a
  /// sheet elsewhere.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Taken for what programs say: an inspector is 270 points wide.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Taken for what programs say: an inspector is 270 points wide.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}
