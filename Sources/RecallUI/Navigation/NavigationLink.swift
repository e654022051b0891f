/// A button that shows another screen of the navigation stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  private let target: Target
  private let label: Label
  @State private var isOpen = false
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList
  @Environment(\.editMode) private var editMode
  @Environment(\.navigationItem) private var item
  @Environment(\.linkSelection) private var selection
  @Environment(\.listColumn) private var column

  private init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// Creates a link to a view.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: nil), label: label())
  }

  /// Creates a link to a view, as code written before `init(destination:label:)` with two closures.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  /// Creates a link that a binding opens, too.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination(), isActive: isActive), label: label())
  }

  /// Creates a link that a binding opens, too.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label: label())
  }

  /// Creates a link that is open while a selection has its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      .view(destination(), isActive: selection.isSelected(tag)), label: label())
  }

  /// Creates a link that is open while a selection has its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: selection.isSelected(tag)), label: label())
  }

  public var body: some View {
    Button(action: open) { label }
      .environment(\.rowLeadsOn, isInList)
      .rowTrait(LinkValueKey.self, value)
      .disabled(navigator == nil || hasNoValue || fault != nil)
      .registering(presentation, in: \.presentationRegister)
      .reporting(fault)
  }

  /// What it leads to; nil for a view.
  private var value: AnyHashable? {
    if case .value(let value) = target { return value }
    return nil
  }

  private var hasNoValue: Bool {
    if case .value(nil) = target { return true }
    return false
  }

  /// Why its value can't be shown.
  private var fault: String? {
    guard case .value(let value?) = target else { return nil }
    return navigator?.fault(of: value)
  }

  private func open() {
    // A row that is edited is marked, or deleted.
    if isInList, editMode?.wrappedValue.isEditing == true { return }
    switch target {
    case .value(let value):
      guard let value else { return }
      guard !select(value) else { return }
      navigator?.makeRoom(above: item)
      navigator?.push(value)
    case .view(_, let isActive):
      navigator?.makeRoom(above: item)
      (isActive ?? $isOpen).wrappedValue = true
    }
  }

  /// Selects the value in the list around, if that says what the next column shows.
  private func select(_ value: AnyHashable) -> Bool {
    guard isInList, let value = selection?.value(value) else { return false }
    selection?.select([value])
    column?.leadOn()
    return true
  }

  private var presentation: ScreenPresentation? {
    guard case .view(let destination, let isActive) = target else { return nil }
    let isOpen = isActive ?? $isOpen
    guard isOpen.wrappedValue else { return nil }
    return ScreenPresentation(
      isPresented: isOpen, identity: true, content: AnyView(destination))
  }

  /// Taken for what programs say: a stack shows all screens in one place.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    self
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that adds a value to the path; with nil it can't be pressed.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that adds a value to the path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that adds a value to the path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title that a binding opens, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that a binding opens, too.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title that is open while a selection has its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that is open while a selection has its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Whether the value is a tag; letting go of another tag's changes nothing.
  fileprivate func isSelected<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isSelected in
      if isSelected {
        wrappedValue = tag
      } else if wrappedValue == tag {
        wrappedValue = nil
      }
    }
  }
}
