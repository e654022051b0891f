/// Presents views on a panel that comes from below, or over the whole window.
struct SheetModifier<Presentation: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let identity: AnyHashable
  let coversWindow: Bool
  let onDismiss: (() -> Void)?
  @ViewBuilder let presentation: () -> Presentation
  @State private var traits = SheetTraits()

  init(
    isPresented: Binding<Bool>, identity: AnyHashable = true, coversWindow: Bool,
    onDismiss: (() -> Void)?, @ViewBuilder presentation: @escaping () -> Presentation
  ) {
    self.isPresented = isPresented
    self.identity = identity
    self.coversWindow = coversWindow
    self.onDismiss = onDismiss
    self.presentation = presentation
  }

  func body(content: Content) -> some View {
    let close = { isPresented.wrappedValue = false }
    let canBeClosed = !coversWindow && !traits.isDismissDisabled
    content.modifier(
      InTurn(isPresented: isPresented, kind: coversWindow ? "a cover" : "a sheet") { isPresented in
        Presented(
          isPresented: isPresented, identity: identity, dims: !coversWindow,
          freesBackground: !coversWindow && traits.freesBackground,
          cancel: canBeClosed ? close : nil, transition: PresentationLook.fromBelow,
          onDismiss: onDismiss
        ) {
          Group {
            if coversWindow {
              VStack { presentation() }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(traits.ground ?? AnyShapeStyle(PresentationLook.ground))
            } else {
              SheetPanel(
                traits: traits, close: canBeClosed ? close : nil, content: presentation)
            }
          }
          .onPreferenceChange(SheetTraitsKey.self) { traits = $0 }
        }
      })
  }
}

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// It closes, and sets the binding to false, when it is dragged down, when Escape is pressed, or
  /// when the window is touched beside it; the content can close it by `@Environment(\.dismiss)`.
  ///
  /// A view presents one thing at a time, and so does the stage around it. A sheet that is asked for
  /// while another one is open, or an alert, or a popover, is reported, and opens when that is gone;
  /// what stands in the sheet can present something above it.
  ///
  /// - Parameters:
  ///   - isPresented: Set to false when it closes.
  ///   - onDismiss: Called when it closes.
  ///   - content: Made when it opens.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, coversWindow: false, onDismiss: onDismiss,
        presentation: content))
  }

  /// Presents a sheet for an item while there is one; another item has a sheet of its own.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      SheetModifier(
        isPresented: item.hasValue(), identity: shown?.id, coversWindow: false,
        onDismiss: onDismiss
      ) {
        if let shown { content(shown) }
      })
  }

  /// Presents a view over the whole window while a binding is true. Only the program closes it.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, coversWindow: true, onDismiss: onDismiss,
        presentation: content))
  }

  /// Presents a view for an item over the whole window while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      SheetModifier(
        isPresented: item.hasValue(), identity: shown?.id, coversWindow: true,
        onDismiss: onDismiss
      ) {
        if let shown { content(shown) }
      })
  }
}
