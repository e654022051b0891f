/// What a view presents above everything, under the conditions that all kinds of presentations share.
struct Presented<Panel: View>: ViewModifier {
  /// Says whether it is there, and closes it.
  let isPresented: Binding<Bool>
  /// Which one it is: another one takes the place of the one before.
  let identity: AnyHashable
  /// Whether it dims what it covers.
  let dims: Bool
  /// Whether what is behind can be acted on, and isn't dimmed.
  var freesBackground = false
  /// What a touch beside it, or Escape, does; nil for nothing.
  let cancel: (() -> Void)?
  let transition: AnyTransition
  let onDismiss: (() -> Void)?
  @ViewBuilder let panel: () -> Panel

  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    content
      .layer(isShown && !freesBackground ? scrim : nil, isModal: false)
      .layer(isShown ? shownPanel : nil, isModal: !freesBackground, cancel: cancel ?? {})
      .onChange(of: isShown) { _, isShown in
        if !isShown { onDismiss?() }
      }
  }

  private var scrim: some View {
    Color.black.opacity(dims ? PresentationLook.scrimOpacity : 0)
      .contentShape(Rectangle())
      .onTapGesture { cancel?() }
      .transition(.opacity.animation(.easeInOut(duration: PresentationLook.duration)))
  }

  private var shownPanel: some View {
    panel()
      .environment(\.presented, isPresented)
      .transformEnvironment(\.presentationDepth) { $0 += 1 }
      .environment(\.screenGround, PresentationLook.ground)
      .environment(\.dismissesAfterAction, nil)
      .environment(\.isInList, false)
      .environment(\.isInMenu, false)
      .modifier(EditModeScope())
      .modifier(PresentationScope())
      .id(identity)
      .transition(transition)
  }
}

/// The measures of what is presented.
enum PresentationLook {
  /// How dark it is beside a sheet.
  static let scrimOpacity = 0.35
  /// In seconds.
  static let duration = 0.3
  /// In points, of sheets and dialogs.
  static let cornerRadius: CGFloat = 14
  /// The width that a window needs for a sheet to float in it, and the sheet's own size then; what
  /// iPadOS calls a form sheet.
  static let floatingWidth: CGFloat = 700
  static let floatingSize = CGSize(width: 540, height: 620)
  /// Between a large sheet, or a floating one, and the edge of the window, in points.
  static let margin: CGFloat = 24
  static let popoverCornerRadius: CGFloat = 10
  /// Of an alert, in points.
  static let alertWidth: CGFloat = 270
  static let alertPadding: CGFloat = 16

  /// The ground of what lies above others: lighter in the dark, as depth has no shadow there.
  static let ground = Color(
    light: Color(red: 1, green: 1, blue: 1), dark: Color(red: 0.11, green: 0.11, blue: 0.118))

  /// How what comes from below moves.
  static var fromBelow: AnyTransition {
    .move(edge: .bottom).animation(.smooth(duration: duration))
  }

  /// How what appears in the middle does.
  static var inPlace: AnyTransition {
    .scale(scale: 1.1).combined(with: .opacity).animation(.easeOut(duration: duration / 2))
  }
}

/// The ground of a panel that lies above others, with an edge where a shadow can't be seen.
struct PanelGround<Area: InsettableShape>: View {
  let shape: Area

  var body: some View {
    shape.fill(PresentationLook.ground)
      .overlay { shape.strokeBorder(Color.gray.opacity(0.3), lineWidth: 0.5) }
      .shadow(color: .black.opacity(0.25), radius: 16, y: 3)
  }
}
