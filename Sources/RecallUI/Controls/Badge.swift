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
