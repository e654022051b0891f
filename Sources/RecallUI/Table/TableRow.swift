/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates the row of a value.
  public init(_ value: Value) {
    self.value = value
  }
}

/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  /// The values that the rows are for, in order.
  var _values: [TableRowValue] { get }
}

extension TableRow: TableRowContent {
  public var _values: [Value] { [value] }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue

  public var _values: [Wrapped.TableRowValue] { self?._values ?? [] }
}

/// Rows that a closure lists.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _values: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }

  /// Creates rows for each element.
  public init<V: Identifiable>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TableRowValue == V {
    self.init(of: data, by: { $0.id }, content: content)
  }
}

extension Section: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _values: [Content.TableRowValue] { rows._values }
}

extension Section where Content: TableRowContent {
  private var rows: Content { parts.content }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table's rows.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(of: content(), header: EmptyView(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table's rows; its title isn't shown.
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V {
    self.init(of: content(), header: Text(titleKey), footer: EmptyView())
  }

  /// Creates a section of a table's rows; its title isn't shown.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Identifiable>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where Content.TableRowValue == V {
    self.init(of: content(), header: Text(title), footer: EmptyView())
  }
}

/// Puts the rows of a closure together.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  /// No rows. Without it, an empty closure is taken for a mistake where it could be one of views.
  public static func buildBlock() -> _TableRows<Value> {
    _TableRows(_values: [])
  }

  public static func buildPartialBlock<Content: TableRowContent>(first content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  public static func buildPartialBlock<Former: TableRowContent, Next: TableRowContent>(
    accumulated: Former, next: Next
  ) -> _TableRows<Value> where Former.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRows(_values: accumulated._values + next._values)
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value {
    content
  }

  public static func buildEither<Content: TableRowContent>(
    first content: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value {
    _TableRows(_values: content._values)
  }

  public static func buildEither<Content: TableRowContent>(
    second content: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value {
    _TableRows(_values: content._values)
  }
}
