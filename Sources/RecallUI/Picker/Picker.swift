/// One of several choices.
///
/// The choices are the views of the content. What each stands for its `tag(_:)` says, or else, in a
/// `ForEach`, the element's identifier. With the focus, arrows go on to the choice beside, Home and End
/// to the first and the last.
///
/// A selection that no choice stands for, and a choice that stands for nothing, are reported
/// (`Stage.issues`): then nothing is marked, or can't be selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// What has the value: usually one.
  private let selections: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  /// What a menu's button shows instead of what is selected.
  private let shown: AnyView?
  @Environment(\.pickerKind) private var kind
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isInList) private var isInList
  @Environment(\.isInMenu) private var isInMenu

  init(
    _ selection: Binding<SelectionValue>, _ label: Label, _ content: Content,
    shown: AnyView? = nil
  ) {
    selections = [selection]
    self.label = label
    self.content = content
    self.shown = shown
  }

  private init(of selections: [Binding<SelectionValue>], _ label: Label, _ content: Content) {
    self.selections = selections
    self.label = label
    self.content = content
    shown = nil
  }

  public var body: some View {
    let choices = PickerChoices<SelectionValue>(of: content).choices
    let now = value
    let selected = now.flatMap { now in choices.firstIndex { $0.value == now } }
    PickerBody(
      kind: kind, label: titledRow(of: label), title: label as? Text, views: choices.map(\.view),
      canBeSelected: choices.map { $0.value != nil }, selected: selected, shown: shown
    ) { index in
      guard let value = choices[index].value else { return }
      for selection in selections where value != selection.wrappedValue {
        selection.wrappedValue = value
      }
    }
    .accessibilityValue(
      selected.flatMap { choices[$0].words } ?? Text(verbatim: now?.words ?? "")
    )
    .modifier(SpokenLabel(label: isLabelShown ? nil : label as? Text))
    .reporting(fault(choices, now, selected))
  }

  /// What is selected; nil where several values differ.
  private var value: SelectionValue? {
    guard let first = selections.first?.wrappedValue else { return nil }
    return selections.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
  }

  private var isLabelShown: Bool {
    if isInMenu { return kind == .menu }
    guard !isLabelHidden else { return false }
    return switch kind {
    case .inline, .radioGroup: true
    case .automatic, .menu: isInList
    case .segmented, .wheel, .navigationLink: false
    }
  }

  private func fault(
    _ choices: [PickerChoice<SelectionValue>], _ now: SelectionValue?, _ selected: Int?
  ) -> String? {
    if choices.contains(where: { $0.value == nil }) {
      return """
        a choice without a tag of type \(SelectionValue.self); expected tag(_:), or a ForEach of \
        such identifiers. It can't be selected
        """
    }
    // Where nothing may be selected, nothing needs no choice.
    guard let now, selected == nil, !now.isNil else { return nil }
    return """
      the selection \(now.words), which no choice stands for; expected one of the tags. Nothing is \
      marked
      """
  }
}

extension Hashable {
  /// Whether this is an optional value without one.
  fileprivate var isNil: Bool {
    (self as? any OptionalValue)?.isEmpty ?? false
  }

  /// This in words, without its being optional.
  fileprivate var words: String {
    (self as? any OptionalValue)?.innerWords ?? "\(self)"
  }
}

private protocol OptionalValue {
  var isEmpty: Bool { get }
  var innerWords: String { get }
}

extension Optional: OptionalValue {
  fileprivate var isEmpty: Bool { self == nil }
  fileprivate var innerWords: String { map { "\($0)" } ?? "nil" }
}

extension Picker {
  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  /// Creates a picker that shows a view instead of what is selected, where it shows only that: as a menu, or as a link.
  public init<Value: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(selection, label(), content(), shown: AnyView(currentValueLabel()))
  }

  /// Creates a picker, as code from before iOS 15 does.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, label, content())
  }
}

extension Picker {
  /// Creates a picker of several values: it shows what all of them are, nothing where they differ, and sets all of them.
  ///
  /// - Parameters:
  ///   - sources: What has the values, such as a bound collection.
  ///   - selection: Leads to the value of each.
  ///   - content: What is chosen from, each with a tag.
  ///   - label: What it is called.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(of: sources.map { $0[keyPath: selection] }, label(), content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker of several values with a title.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(of: sources.map { $0[keyPath: selection] }, Text(titleKey), content())
  }

  /// Creates a picker of several values with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Sources: RandomAccessCollection>(
    _ title: S, sources: Sources, selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(of: sources.map { $0[keyPath: selection] }, Text(title), content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title that shows a view instead of what is selected, where it shows only that.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(selection, Text(titleKey), content(), shown: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title that shows a view instead of what is selected, where it shows only that.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(selection, Text(title), content(), shown: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == RecallUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, RecallUI.Label(title, systemImage: systemImage), content())
  }
}

extension Picker where Label == RecallUI.Label<Text, Image> {
  /// Creates a picker with a title and a picture.
  public init<S: StringProtocol>(
    _ title: S, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, RecallUI.Label(title, image: image), content())
  }
}
