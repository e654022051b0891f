/// Presents a panel beside the modified view.
struct PopoverModifier<Presentation: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let identity: AnyHashable
  let anchor: PopoverAttachmentAnchor
  let form: PopoverForm
  @ViewBuilder let presentation: () -> Presentation

  init(
    isPresented: Binding<Bool>, identity: AnyHashable = true,
    anchor: PopoverAttachmentAnchor = .rect(.bounds), form: PopoverForm = .popover(nil),
    @ViewBuilder presentation: @escaping () -> Presentation
  ) {
    self.isPresented = isPresented
    self.identity = identity
    self.anchor = anchor
    self.form = form
    self.presentation = presentation
  }

  func body(content: Content) -> some View {
    content.background {
      if isPresented.wrappedValue {
        GeometryReader { view in
          opened(at: anchor.place(in: view.frame(in: .global)))
        }
      }
    }
  }

  private func opened(at anchor: CGRect) -> some View {
    Color.clear.modifier(
      Presented(
        isPresented: isPresented, identity: identity, dims: false,
        cancel: { isPresented.wrappedValue = false },
        transition: .opacity.animation(.easeOut(duration: PresentationLook.duration / 2)),
        onDismiss: nil
      ) {
        PopoverLayout(anchor: anchor, form: form) {
          presentation()
            .background(PopoverGround(anchor: anchor, form: form))
            .contentShape(Rectangle())
        }
      })
  }
}

/// What a panel beside a view is.
enum PopoverForm: Equatable {
  /// Actions, or choices.
  case menu
  /// Any views, with an arrow to what they are about, which stands at an edge of that; at any if it is nil.
  case popover(Edge?)

  var arrowEdge: Edge? {
    if case .popover(let edge) = self { edge } else { nil }
  }

  /// Between the panel and what it is about, in points.
  var gap: CGFloat { self == .menu ? 6 : PopoverArrow.height + 2 }
}

extension View {
  /// Presents a popover beside this view while a binding is true. A touch beside it, or Escape,
  /// closes it.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false when it closes.
  ///   - attachmentAnchor: Where in this view it belongs.
  ///   - arrowEdge: The edge of that at which the popover's arrow stands, and the popover beside it,
  ///     if there is room. Otherwise, and where it is nil, the popover stands below, or above where there
  ///     is more room.
  ///   - content: Made when it opens.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      InTurn(isPresented: isPresented, kind: "a popover") { isPresented in
        PopoverModifier(
          isPresented: isPresented, anchor: attachmentAnchor, form: .popover(arrowEdge)
        ) {
          VStack { content() }
        }
      })
  }

  /// Presents a popover for an item while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      InTurn(isPresented: item.hasValue(), kind: "a popover") { isPresented in
        PopoverModifier(
          isPresented: isPresented, identity: shown?.id, anchor: attachmentAnchor,
          form: .popover(arrowEdge)
        ) {
          if let shown { VStack { content(shown) } }
        }
      })
  }
}
