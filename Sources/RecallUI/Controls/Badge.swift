/// Says what is new in the modified view: in its rows of a list, or in its tab.
public struct _BadgeModifier: ViewModifier {
  let badge: Text?

  public func body(content: Content) -> some View {
    content.rowTrait(BadgeKey.self, badge)
  }
}

/// What is new in a row.
enum BadgeKey: RowTraitKey {
  typealias Value = Text?
}

extension View {
  /// Shows a number behind what stands in this view's rows, or on its tab; 0 shows none.
  public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(badge: count == 0 ? nil : Text("\(count)")))
  }

  /// Shows a text behind what stands in this view's rows, or on its tab.
  public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(badge: label))
  }

  /// Shows words behind what stands in this view's rows, or on its tab.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Shows words behind what stands in this view's rows, or on its tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(badge: label.map { Text($0) }))
  }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much the badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// How much a row's own badge stands out; nil for as the list says.
enum BadgeProminenceTrait: RowTraitKey {
  typealias Value = BadgeProminence
}

extension View {
  /// Sets how much the badges of this view's rows stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence).rowTrait(BadgeProminenceTrait.self, prominence)
  }
}

/// A badge behind a row.
struct RowBadge: View {
  let text: Text
  /// The row's own.
  let prominence: BadgeProminence?
  @Environment(\.badgeProminence) private var inherited

  init(text: Text, prominence: BadgeProminence?) {
    self.text = text
    self.prominence = prominence
  }

  var body: some View {
    switch prominence ?? inherited {
    case .increased:
      text.font(.footnote).foregroundColor(.white).lineLimit(1)
        .padding(.horizontal, 7).padding(.vertical, 2)
        .background(Capsule().fill(Color.red))
    case .decreased: text.foregroundStyle(.tertiary).lineLimit(1)
    default: text.foregroundColor(.secondary).lineLimit(1)
    }
  }
}
