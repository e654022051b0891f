/// Where in a view a popover belongs.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view, from the whole of it.
  public struct Source {
    let rect: (CGRect) -> CGRect

    /// The whole view.
    public static var bounds: Source { Source { $0 } }

    /// A rectangle in the view's own space, in points.
    public static func rect(_ rect: CGRect) -> Source {
      Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
  }

  case rect(Source)
  /// A point of the view, from 0 to 1 in both directions.
  case point(UnitPoint)

  func place(in view: CGRect) -> CGRect {
    switch self {
    case .rect(let source):
      source.rect(view)
    case .point(let point):
      CGRect(
        x: view.minX + point.x * view.width, y: view.minY + point.y * view.height, width: 0,
        height: 0)
    }
  }
}

/// Presents a panel beside the modified view.
struct PopoverModifier<Presentation: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let identity: AnyHashable
  let anchor: PopoverAttachmentAnchor
  @ViewBuilder let presentation: () -> Presentation

  init(
    isPresented: Binding<Bool>, identity: AnyHashable = true,
    anchor: PopoverAttachmentAnchor = .rect(.bounds),
    @ViewBuilder presentation: @escaping () -> Presentation
  ) {
    self.isPresented = isPresented
    self.identity = identity
    self.anchor = anchor
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
        PopoverLayout(anchor: anchor) {
          presentation()
            .background(PanelGround(cornerRadius: PresentationLook.popoverCornerRadius))
            .contentShape(Rectangle())
        }
      })
  }
}

/// Places a panel below a rectangle, or above it where there is more room.
struct PopoverLayout: Layout {
  /// In the viewport, in points.
  let anchor: CGRect
  private var gap: CGFloat { 6 }
  private var margin: CGFloat { 8 }

  init(anchor: CGRect) {
    self.anchor = anchor
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let below = max(0, bounds.maxY - margin - anchor.maxY - gap)
    let above = max(0, anchor.minY - gap - bounds.minY - margin)
    let width = max(0, bounds.width - 2 * margin)
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let isBelow = ideal.height <= below || below >= above
      let proposal = ProposedViewSize(
        width: min(ideal.width, width), height: min(ideal.height, max(below, above)))
      let size = subview.sizeThatFits(proposal)
      let left = anchor.midX - size.width / 2
      let most = max(bounds.minX + margin, bounds.maxX - margin - size.width)
      subview.place(
        at: CGPoint(
          x: min(max(left, bounds.minX + margin), most),
          y: isBelow ? anchor.maxY + gap : anchor.minY - gap - size.height),
        proposal: proposal)
    }
  }
}

extension View {
  /// Presents a popover beside this view while a binding is true. A touch beside it, or Escape,
  /// closes it.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: Where in this view it belongs.
  ///   - arrowEdge: Taken for compatibility: the popover stands below, or above where there is more
  ///     room, as on iPadOS.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(isPresented: isPresented, anchor: attachmentAnchor, presentation: content))
  }

  /// Presents a popover for an item while there is one.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      PopoverModifier(
        isPresented: item.hasValue(), identity: shown?.id, anchor: attachmentAnchor
      ) {
        if let shown { content(shown) }
      })
  }
}
