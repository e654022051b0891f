/// How a heading stands among others.
public enum AccessibilityHeadingLevel: Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What one of two views is that belong together.
public enum AccessibilityLabeledPairRole: Sendable {
  case label, content
}

/// What a touch does in a view that is touched without looking.
public struct AccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// What kind of text a view has.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What would be asked for by someone who can't see, or not well. A stage has nobody who asks: what it tells of a
/// view is in its outline.
extension View {
  /// Taken for what programs say: texts of all kinds are told alike.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Taken for what programs say: nobody speaks to a stage.
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }

  /// Taken for what programs say: nobody speaks to a stage.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Taken for what programs say: headings have no levels in an outline.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// Taken for what programs say: elements are told in the order of the views.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Taken for what programs say: nothing is shown larger.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Taken for what programs say: nobody asks for more about a view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View { self }

  /// Taken for what programs say: nobody asks for more about a view.
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }

  /// Taken for what programs say: colors are as a program has them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Taken for what programs say: nobody touches a stage without looking.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Taken for what programs say: what reacts is told by what it is.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Taken for what programs say: nobody reads one kind of element after the other.
  public func accessibilityRotor<Content: View>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View { self }

  /// Taken for what programs say: nobody reads one kind of element after the other.
  public func accessibilityRotor<Entries: RandomAccessCollection>(
    _ labelKey: LocalizedStringKey, entries: Entries,
    entryLabel: KeyPath<Entries.Element, String>
  ) -> some View where Entries.Element: Identifiable { self }

  /// Taken for what programs say: nobody reads one kind of element after the other.
  public func accessibilityRotor<Entries: RandomAccessCollection, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: Entries,
    entryID: KeyPath<Entries.Element, ID>, entryLabel: KeyPath<Entries.Element, String>
  ) -> some View { self }

  /// Taken for what programs say: what scrolls is scrolled as it is without it.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Taken for what programs say: nobody goes from one of several views to the next that belong together.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Taken for what programs say: a label and what it names are told one after the other.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Taken for what programs say: nobody touches a stage without looking.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Taken for what programs say: a voice reads as it reads.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Taken for what programs say: a voice reads as it reads.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Taken for what programs say: a voice reads as it reads.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Taken for what programs say: announcements are heard one after the other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Which view those who can't see are at: as a program says, since nobody moves it.
///
/// ```swift
/// @AccessibilityFocusState private var isAtError: Bool
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Creates one that says whether it is a view.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
  }

  /// Creates one that says which view it is; nil for none.
  public init<Kind: Hashable>() where Value == Kind? {
    _value = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(value: $value) }

  /// Refers to which view it is.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: RecallUICore.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Taken for what programs say: who can't see goes from element to element as they are told.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  {
    self
  }

  /// Taken for what programs say: who can't see goes from element to element as they are told.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Says at which view those who can't see begin, where this one comes to be seen.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}
