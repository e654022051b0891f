/// The panel of a sheet: at the window's lower edge, or floating where the window is wide.
struct SheetPanel<Content: View>: View {
  let traits: SheetTraits
  /// Nil while it can't be dragged away.
  let close: (() -> Void)?
  @ViewBuilder let content: () -> Content
  /// The height that was chosen by dragging; nil for the least.
  @State private var dragged: PresentationDetent?
  /// What heights of a program's own may depend on.
  @Environment(\.self) private var surroundings
  /// How far it is being dragged down, in points.
  @GestureState(
    resetTransaction: Transaction(animation: .smooth(duration: PresentationLook.duration)))
  private var pull: CGFloat = 0

  init(
    traits: SheetTraits, close: (() -> Void)?, @ViewBuilder content: @escaping () -> Content
  ) {
    self.traits = traits
    self.close = close
    self.content = content
  }

  /// The height that was chosen, by dragging or by the program; one that the sheet doesn't have counts for nothing.
  private var detent: PresentationDetent? {
    guard let selection = traits.selection else { return dragged }
    let chosen = selection.binding.wrappedValue
    return traits.detents?.contains(chosen) == true ? chosen : nil
  }

  private func choose(_ detent: PresentationDetent?) {
    dragged = detent
    if let detent { traits.selection?.binding.wrappedValue = detent }
  }

  var body: some View {
    GeometryReader { window in
      let isFloating = Self.isFloating(in: window.size)
      let heights = heights(in: window.size.height)
      let rests = heights.map(\.height)
      let height = heights.first { $0.detent == detent }?.height ?? rests.first ?? 0
      // Dragged up it grows, dragged down it moves.
      SheetLayout(height: isFloating ? nil : min(height - min(pull, 0), rests.last ?? height)) {
        panel(showsIndicator: !isFloating && showsIndicator(rests.count))
          .offset(y: max(0, pull))
          .gesture(
            DragGesture(coordinateSpace: .global)
              .updating($pull) { value, pull, _ in pull = value.translation.height }
              .onEnded { value in
                let end = value.predictedEndTranslation.height
                let wanted = height - end
                if end > height / 2, wanted < (rests.first ?? 0) / 2 {
                  close?()
                } else if !isFloating {
                  choose(
                    heights.min { abs($0.height - wanted) < abs($1.height - wanted) }?.detent)
                }
              })
      }
      .animation(.smooth(duration: PresentationLook.duration), value: detent)
      .sheetTraits {
        $0.freesBackground =
          traits.backgroundInteraction?.isEnabled(at: isFloating ? 0 : height) {
            $0.height(in: window.size.height, surroundings)
          } ?? false
      }
    }
  }

  /// Where it may rest, the least height first.
  private func heights(
    in window: CGFloat
  ) -> [(detent: PresentationDetent, height: CGFloat)] {
    let heights = (traits.detents ?? [.large]).compactMap { detent in
      detent.height(in: window, surroundings).map { (detent: detent, height: $0) }
    }
    guard !heights.isEmpty else { return [(.large, max(0, window - PresentationLook.margin))] }
    return heights.sorted { $0.height < $1.height }
  }

  private func showsIndicator(_ count: Int) -> Bool {
    switch traits.dragIndicator {
    case .automatic: count > 1
    case .visible: true
    case .hidden: false
    }
  }

  private func panel(showsIndicator: Bool) -> some View {
    VStack { content() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(traits.ground ?? AnyShapeStyle(PresentationLook.ground))
      .overlay(alignment: .top) {
        if showsIndicator {
          Capsule().fill(Color.secondary.opacity(0.6)).frame(width: 36, height: 5)
            .padding(.top, 6)
        }
      }
      .clipShape(
        RoundedRectangle(cornerRadius: traits.cornerRadius ?? PresentationLook.cornerRadius)
      )
      .contentShape(Rectangle())
      .shadow(color: .black.opacity(0.2), radius: 16)
  }

  static func isFloating(in window: CGSize) -> Bool {
    window.width >= PresentationLook.floatingWidth
      && window.height >= PresentationLook.floatingSize.height / 2
  }
}

/// Places a panel at the lower edge, or in the middle.
private struct SheetLayout: Layout {
  /// In points; nil for a panel that floats.
  let height: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size: CGSize
    if let height {
      size = CGSize(width: bounds.width, height: height)
    } else {
      let most = PresentationLook.floatingSize
      let margins = 2 * PresentationLook.margin
      size = CGSize(
        width: min(most.width, bounds.width - margins),
        height: min(most.height, bounds.height - margins))
    }
    let top = height == nil ? bounds.midY - size.height / 2 : bounds.maxY - size.height
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX - size.width / 2, y: top), proposal: ProposedViewSize(size))
    }
  }
}
