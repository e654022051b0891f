/// A title, a message and buttons, above everything: an alert in the middle, or a dialog at the lower
/// edge. Each of the buttons closes it, after it has acted.
struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  let isPresented: Binding<Bool>
  /// Nil when it isn't shown.
  let title: Text?
  let isAlert: Bool
  /// Whether there is a button that leads out where no action does.
  let addsWayOut: Bool
  @ViewBuilder let actions: () -> Actions
  @ViewBuilder let message: () -> Message
  @ScaledMetric private var width = PresentationLook.alertWidth

  init(
    isPresented: Binding<Bool>, title: Text?, isAlert: Bool, addsWayOut: Bool = true,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) {
    self.isPresented = isPresented
    self.title = title
    self.isAlert = isAlert
    self.addsWayOut = addsWayOut
    self.actions = actions
    self.message = message
  }

  func body(content: Content) -> some View {
    let close = { isPresented.wrappedValue = false }
    content.modifier(
      InTurn(isPresented: isPresented, kind: isAlert ? "an alert" : "a dialog") { isPresented in
        Presented(
          isPresented: isPresented, identity: true, dims: true,
          // An alert wants an answer; Escape gives the one of the button that cancels, if there is
          // one.
          cancel: isAlert ? nil : close,
          transition: isAlert ? PresentationLook.inPlace : PresentationLook.fromBelow,
          onDismiss: nil
        ) {
          panel(close)
            .frame(
              maxWidth: .infinity, maxHeight: .infinity, alignment: isAlert ? .center : .bottom)
        }
      })
  }

  private func panel(_ close: @escaping () -> Void) -> some View {
    VStack(spacing: PresentationLook.alertPadding) {
      VStack(spacing: 4) {
        if let title { title.font(.headline) }
        message().font(.subheadline)
        SuppressionToggle()
      }
      .multilineTextAlignment(.center)
      DialogButtons(stacks: !isAlert, addsWayOut: addsWayOut, close: close, actions: actions)
    }
    .padding(PresentationLook.alertPadding)
    .frame(maxWidth: max(width, PresentationLook.alertWidth))
    .background(PanelGround(shape: RoundedRectangle(cornerRadius: PresentationLook.cornerRadius)))
    .contentShape(Rectangle())
    .padding(PresentationLook.margin / 2)
  }
}

/// The buttons of a dialog, in the order that people know: two beside each other with the one that
/// cancels first, or all below each other with that one last.
private struct DialogButtons<Actions: View>: View {
  let stacks: Bool
  let addsWayOut: Bool
  let close: () -> Void
  @ViewBuilder let actions: () -> Actions
  @State private var hasWayOut = false
  /// Whether there is one answer only, which Return and Escape give then.
  @State private var hasOneAnswer = false
  @State private var firstField = FirstField()
  @FocusState private var hasFocus: Bool

  init(
    stacks: Bool, addsWayOut: Bool, close: @escaping () -> Void,
    @ViewBuilder actions: @escaping () -> Actions
  ) {
    self.stacks = stacks
    self.addsWayOut = addsWayOut
    self.close = close
    self.actions = actions
  }

  var body: some View {
    DialogButtonLayout(stacks: stacks) {
      actions()
        .keyboardShortcut(hasOneAnswer ? .defaultAction : nil)
        .keyboardShortcut(hasOneAnswer ? .cancelAction : nil)
        .onPreferenceChange(DialogRoles.self) { roles in
          // An alert can be left by any button, a dialog by one that cancels.
          hasWayOut = stacks ? roles.contains(.cancel) : !roles.isEmpty
        }
      if addsWayOut, !hasWayOut {
        Button(stacks ? "Cancel" : "OK", role: .cancel) {}
          .keyboardShortcut(stacks ? nil : .defaultAction)
      }
    }
    // Of all buttons together: what is said of the actions is said of each.
    .onPreferenceChange(DialogRoles.self) { roles in
      hasOneAnswer = !stacks && roles.count == 1
      // A second Return destroys nothing.
      if roles.contains(.destructive) { $hasFocus.moveToCancelOnArrival() }
    }
    .focused($hasFocus)
    .buttonStyle(DialogButtonStyle())
    .environment(\.fieldLook, .inDialog)
    .environment(\.firstFieldOfDialog, firstField)
    .environment(\.dismissesAfterAction, close)
  }
}

/// What the buttons of a dialog are for; nil for what is no more than an action.
private struct DialogRoles: PreferenceKey {
  static var defaultValue: [ButtonRole?] { [] }

  static func reduce(value: inout [ButtonRole?], nextValue: () -> [ButtonRole?]) {
    value += nextValue()
  }
}

private struct DialogRole: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}

/// As wide as there is room, on a faint ground.
private struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButtonLabel(configuration: configuration)
      .preference(key: DialogRoles.self, value: [configuration.role])
      .layoutValue(key: DialogRole.self, value: configuration.role)
  }
}

private struct DialogButtonLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  init(configuration: ButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let color = ButtonLook.tint(of: configuration.role, in: tint, isEnabled: isEnabled)
    let shape = RoundedRectangle(cornerRadius: ButtonLook.cornerRadius)
    configuration.label
      .foregroundColor(color)
      .fontWeight(configuration.role == .cancel ? .semibold : .regular)
      .padding(.vertical, ButtonLook.verticalPadding)
      .padding(.horizontal, ButtonLook.verticalPadding)
      .frame(maxWidth: .infinity)
      .background(
        shape.fill(color.opacity(ButtonLook.groundOpacity))
          .opacity(configuration.isPressed ? ButtonLook.pressedGroundOpacity : 1)
      )
      .focusShape(shape)
  }
}

/// Puts fields below each other, and below them two buttons beside each other if they fit, and others
/// below each other.
private struct DialogButtonLayout: Layout {
  /// Whether buttons always stand below each other.
  let stacks: Bool
  private var spacing: CGFloat { 8 }

  init(stacks: Bool) {
    self.stacks = stacks
  }

  private func half(of width: CGFloat) -> CGFloat { max(0, (width - spacing) / 2) }

  private func standBeside(_ buttons: [LayoutSubview], in width: CGFloat) -> Bool {
    !stacks && buttons.count == 2
      && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= half(of: width) }
  }

  private func inOrder(_ buttons: [LayoutSubview], cancelsFirst: Bool) -> [LayoutSubview] {
    let cancelling = buttons.filter { $0[DialogRole.self] == .cancel }
    let others = buttons.filter { $0[DialogRole.self] != .cancel }
    return cancelsFirst ? cancelling + others : others + cancelling
  }

  /// What stands in a dialog, row by row.
  private func rows(of subviews: Subviews, in width: CGFloat) -> [[LayoutSubview]] {
    let fields = subviews.filter { $0[DialogField.self] }
    let buttons = subviews.filter { !$0[DialogField.self] }
    let areBeside = standBeside(buttons, in: width)
    let ordered = inOrder(buttons, cancelsFirst: areBeside)
    return fields.map { [$0] } + (areBeside ? [ordered] : ordered.map { [$0] })
  }

  private func height(of row: [LayoutSubview], in width: CGFloat) -> CGFloat {
    row.map { $0.sizeThatFits(proposal(for: row, in: width)).height }.max() ?? 0
  }

  private func proposal(for row: [LayoutSubview], in width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: row.count == 2 ? half(of: width) : width, height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let heights = rows(of: subviews, in: width).map { height(of: $0, in: width) }
    return CGSize(
      width: width,
      height: heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      let proposal = self.proposal(for: row, in: bounds.width)
      for (index, subview) in row.enumerated() {
        let x = bounds.minX + CGFloat(index) * (half(of: bounds.width) + spacing)
        subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
      }
      y += height(of: row, in: bounds.width) + spacing
    }
  }
}
