/// The screens of one column of a split view.
struct SplitColumnView: View {
  let content: SplitColumnContent
  let isSidebar: Bool
  let isLast: Bool
  /// Whether there is room for others beside it.
  let isBeside: Bool
  let kept: SplitColumn
  /// From the back to the front, each with who knows the way back from it.
  let screens: [(entry: ScreenEntry, navigator: Navigator)]
  let lead: ColumnLead
  /// Takes away the columns that lie over this one; nil where none does.
  let hidesOthers: (() -> Void)?

  var body: some View {
    let first = lowest
    ScreenStack(
      screens.enumerated().map { place, screen in
        ScreenStack.Screen(
          id: ObjectIdentifier(screen.entry), name: place == 0 ? "root" : "\(place)",
          content: view(of: screen, lead: place <= first ? lead : nil))
      }, shown: screens.count - 1, motion: screens.count - 1 == first && first > 0 ? .none : .over,
      swipe: canSwipe(above: first) ? { back(to: $0) } : nil
    )
    .overlay(alignment: .trailing) {
      if isBeside, !isLast { BarLook.hairline.frame(width: 0.5) }
    }
    .overlay {
      if let hidesOthers {
        Color.black.opacity(SplitLook.scrimOpacity)
          .contentShape(Rectangle())
          .onTapGesture { hidesOthers() }
          .transition(.opacity)
      }
    }
    .environment(\.columnWidths, kept.widths)
    .environment(\.listColumn, kept.lists)
    .environment(\.isInList, false)
    .transformEnvironment(\.listKind) { kind in
      if isSidebar { kind = .sidebar }
    }
    .environment(\.isBesideOthers, isBeside)
  }

  /// The place of the screen from which nothing leads back inside the column: the first that the column
  /// before has led to, or else the column's own.
  private var lowest: Int {
    screens.firstIndex { $0.navigator !== kept.navigator } ?? 0
  }

  private func canSwipe(above first: Int) -> Bool {
    screens.count - 1 > first && screens.last?.entry.item.locks.values.isEmpty == true
  }

  private func back(to place: Int) {
    guard let screen = screens.dropFirst(place + 1).first else { return }
    screen.navigator.pop(screen.entry)
  }

  private func view(
    of screen: (entry: ScreenEntry, navigator: Navigator), lead: ColumnLead?
  ) -> AnyView {
    AnyView(
      screenView(of: screen, lead: lead)
        .environment(\.navigator, screen.navigator))
  }

  @ViewBuilder private func screenView(
    of screen: (entry: ScreenEntry, navigator: Navigator), lead: ColumnLead?
  ) -> some View {
    let (entry, navigator) = screen
    switch entry.source {
    case .root:
      NavigationScreen(
        entry: entry, navigator: navigator, lead: lead,
        content: SplitColumnRoot(content: content).environment(\.columnLead, lead))
    case .value(let value):
      NavigationScreen(
        entry: entry, navigator: navigator, lead: lead,
        content: DestinationScreen(entry: entry, navigator: navigator, value: value)
          .environment(\.columnLead, lead))
    case .presentation:
      NavigationScreen(
        entry: entry, navigator: navigator, lead: lead,
        content: PresentedScreen(
          entry: entry, shown: entry.shown
        )
        .environment(\.columnLead, lead))
    }
  }
}
