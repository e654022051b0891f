/// A column of a table: what stands over it, and what of each row stands in it.
public struct TableColumn<RowValue: Identifiable> {
  let title: Text
  let comparator: KeyPathComparator<RowValue>?
  let cell: (RowValue) -> AnyView
  private(set) var least: CGFloat?
  private(set) var most: CGFloat?
  private(set) var alignment = Alignment.leading
  private var customizationID: String?
  private var visibility = Visibility.automatic

  private init<Content: View>(
    _ title: Text, _ comparator: KeyPathComparator<RowValue>?,
    _ content: @escaping (RowValue) -> Content
  ) {
    self.title = title
    self.comparator = comparator
    cell = { AnyView(content($0)) }
  }

  /// Creates a column of texts, by which the table can be sorted.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of views, which can't be sorted by.
  public init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), nil, content)
  }

  /// Creates a column of views for values, by which the table can be sorted.
  public init<V: Comparable & Sendable, Content: View>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), KeyPathComparator(value), content)
  }

  /// Creates a column of texts, by which the table can be sorted.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of views, which can't be sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), nil, content)
  }

  /// This column in a fixed width, in points; nil for one that shares what is left.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, max: width)
  }

  /// This column within bounds, in points.
  ///
  /// - Parameters:
  ///   - min: How wide it is at least.
  ///   - ideal: Accepted: columns share the table's width.
  ///   - max: How wide it is at most.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn {
    var column = self
    column.least = min.map { CGSize(width: $0, height: 0).finiteWidth }
    column.most = max.map { Swift.max(CGSize(width: $0, height: 0).finiteWidth, column.least ?? 0) }
    return column
  }
}

extension TableColumn {
  /// This column under a name by which a `TableColumnCustomization` tells whether it is shown.
  public func customizationID(_ id: String) -> TableColumn {
    var column = self
    column.customizationID = id
    return column
  }

  /// Hides this column until a `TableColumnCustomization` shows it.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
    var column = self
    column.visibility = visibility
    return column
  }

  /// Taken for what programs say: nobody arranges columns but the program.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumn { self }

  /// Sets where its title and what is in it stand.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.alignment = alignment.alignment
    return column
  }

  /// Whether it is shown as a customization, or else the column, says.
  func isShown(by customization: TableColumnCustomization<RowValue>?) -> Bool {
    let told = customizationID.map { customization?[visibility: $0] ?? .automatic } ?? .automatic
    return (told == .automatic ? visibility : told) != .hidden
  }
}

/// Where what is in a column stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind { case leading, center, trailing }

  private let kind: Kind

  public static let automatic = TableColumnAlignment(kind: .leading)
  public static let leading = TableColumnAlignment(kind: .leading)
  public static let center = TableColumnAlignment(kind: .center)
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// As numbers stand.
  public static let numeric = TableColumnAlignment(kind: .trailing)

  fileprivate var alignment: Alignment {
    switch kind {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension CGSize {
  fileprivate var finiteWidth: CGFloat { width.isFinite ? Swift.max(width, 0) : 0 }
}

/// Puts the columns of a closure together.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression(_ column: TableColumn<RowValue>) -> [TableColumn<RowValue>] {
    [column]
  }

  public static func buildBlock(_ columns: [TableColumn<RowValue>]...) -> [TableColumn<RowValue>] {
    columns.flatMap(\.self)
  }

  public static func buildOptional(_ columns: [TableColumn<RowValue>]?) -> [TableColumn<RowValue>] {
    columns ?? []
  }

  public static func buildEither(first: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    first
  }

  public static func buildEither(second: [TableColumn<RowValue>]) -> [TableColumn<RowValue>] {
    second
  }
}
