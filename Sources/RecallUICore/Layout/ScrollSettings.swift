/// When the marks show that tell where the content of a scroll view stands.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  fileprivate enum Kind {
    case automatic, visible, hidden, never
  }

  fileprivate let kind: Kind

  /// While it scrolls.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// While it scrolls.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Not at all.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var isShown: Bool { kind == .automatic || kind == .visible }
}

/// Whether content that is smaller than its scroll view moves, too. Accepted: on a stage nothing
/// moves beyond its ends.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// What scrolling does to a keyboard on the screen. Accepted: a stage has none.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// What `contentMargins` are about.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate enum Kind {
    case automatic, content, indicators
  }

  fileprivate let kind: Kind

  /// The content and the marks.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
  /// The marks that tell where the content stands.
  public static let scrollIndicators = ContentMarginPlacement(kind: .indicators)
}

/// What a scroll view is told by the views around it, and doesn't hand on.
struct ScrollSettings {
  /// Around the content, in points.
  var contentMargins = EdgeInsets()
  /// Around the marks that tell where it stands, in points.
  var indicatorMargins = EdgeInsets()
  /// How wide content may get that isn't scrolled sideways, in points; nil for as wide as there is space.
  var readableWidth: CGFloat?
  /// Where the content stands at first, and while it is smaller than the scroll view.
  var anchor: UnitPoint?
  /// The same where one of these says otherwise.
  var anchors: [ScrollAnchorRole: UnitPoint?] = [:]

  func anchor(for role: ScrollAnchorRole) -> UnitPoint? { anchors[role] ?? anchor }
  /// Where the content may come to rest.
  var behavior: (any ScrollTargetBehavior)?
  /// Whether what lies outside is drawn, too.
  var isClipDisabled = false
  /// What a finger does that pulls the content down and lets it go.
  var onPull: (() -> Void)?
}

/// When it counts where content stands by itself.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// When a scroll view shows its content for the first time.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// When the content, or the scroll view, gets another size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// While the content is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings? { nil }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings? {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether scroll views scroll when they are dragged, or the wheel turns.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// When the marks at the trailing edges of scroll views show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// When the marks at the lower edges of scroll views show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }
}

extension View {
  private consuming func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void)
    -> some View
  {
    transformEnvironment(\.scrollSettings) { settings in
      var new = settings ?? ScrollSettings()
      change(&new)
      settings = new
    }
  }

  /// Whether the scroll views in this view stand still when they are dragged, or the wheel turns. A
  /// program still scrolls them.
  public consuming func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// When the marks show that tell where the content of the scroll views in this view stands.
  public consuming func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Runs `action` when a finger pulls the content of the scroll view in this view further down than
  /// it goes, by 60 points or more, and lets it go.
  package func onScrollPull(perform action: @escaping () -> Void) -> some View {
    scrollSettings { $0.onPull = action }
  }

  /// Keeps the lines of the scroll view in this view short enough to be read: its content is at most `width`
  /// points wide, in the middle of all the width that there is.
  ///
  /// The space beside it belongs to the scroll view, so that the wheel scrolls there as well. Margins that are made
  /// of the view's own width could do the same, but a scroll view is as wide as its margins at least: from the
  /// width of a wide window they would come down to those of a narrow one by a step in each round.
  package func readableWidth(_ width: CGFloat) -> some View {
    scrollSettings { $0.readableWidth = max(width, 0) }
  }

  /// Whether the scroll view in this view draws what lies outside of it, too.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.isClipDisabled = disabled }
  }

  /// Where the content of the scroll view in this view may come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollSettings { $0.behavior = behavior }
  }

  /// Where the content of the scroll view in this view stands at first, and while it is smaller than
  /// that. Content that stands there stays there when it grows.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { $0.anchor = anchor }
  }

  /// The same for one of the times at which that counts, whatever is said for all of them.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollSettings { $0.anchors.updateValue(anchor, forKey: role) }
  }

  /// Adds space inside of the scroll view in this view, which scrolls with the content.
  ///
  /// - Parameters:
  ///   - edges: Where.
  ///   - insets: In points.
  ///   - placement: Whether the content has it, the marks that tell where it stands, or both.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let insets = insets.finite
    return scrollSettings { settings in
      if placement.kind != .indicators { settings.contentMargins.set(insets, at: edges) }
      if placement.kind != .content { settings.indicatorMargins.set(insets, at: edges) }
    }
  }

  /// Adds `length` points of space inside of the scroll view in this view; 16 when it is nil.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 16), for: placement)
  }

  /// Adds `length` points of space inside of the scroll view in this view.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Taken for what programs say: on a stage nothing moves beyond its ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Taken for what programs say: a stage has no keyboard on the screen.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    self
  }
}

extension EdgeInsets {
  fileprivate mutating func set(_ other: EdgeInsets, at edges: Edge.Set) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }

  static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}
