/// What a chart is made of: marks, and what holds several of them.
///
/// A type with a `body` of marks is content as well.
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder var body: Body { get }

  /// Adds the marks of this content to others.
  func _addMarks(to list: inout _MarkList)
}

extension ChartContent {
  public func _addMarks(to list: inout _MarkList) {
    body._addMarks(to: &list)
  }
}

/// The marks of a chart, in order.
public struct _MarkList {
  private(set) var marks: [Mark] = []
  /// The elements of each `ForEach` around what is added.
  private var path: [AnyHashable] = []

  init() {}

  mutating func add(_ mark: Mark) {
    var mark = mark
    mark.path = path
    marks.append(mark)
  }

  /// Adds the marks of an element of a `ForEach`.
  mutating func add(_ content: some ChartContent, of element: AnyHashable) {
    path.append(element)
    content._addMarks(to: &self)
    path.removeLast()
  }

  /// Adds the marks of content, each changed.
  mutating func add(_ content: some ChartContent, changedBy change: (inout Mark) -> Void) {
    let count = marks.count
    content._addMarks(to: &self)
    for index in marks.indices.dropFirst(count) { change(&marks[index]) }
  }
}

extension Never: ChartContent {}

/// Content that has no body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("marks have no body") }
}

/// Puts the marks of a closure together.
@resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> _ChartContents { _ChartContents { _ in } }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartContents {
    let all = (repeat each content)
    return _ChartContents { list in
      repeat (each all)._addMarks(to: &list)
    }
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<Content: ChartContent>(first: Content) -> _ChartContents {
    _ChartContents { first._addMarks(to: &$0) }
  }

  public static func buildEither<Content: ChartContent>(second: Content) -> _ChartContents {
    _ChartContents { second._addMarks(to: &$0) }
  }

  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> _ChartContents {
    _ChartContents { content._addMarks(to: &$0) }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never

  public var body: Never { fatalError("what may be there has no body") }

  public func _addMarks(to list: inout _MarkList) {
    self?._addMarks(to: &list)
  }
}

/// Marks, whatever holds them.
public struct _ChartContents: ChartContent {
  public typealias Body = Never

  let add: (inout _MarkList) -> Void

  init(_ add: @escaping (inout _MarkList) -> Void) {
    self.add = add
  }

  public func _addMarks(to list: inout _MarkList) {
    add(&list)
  }
}

extension _ChartContents: PrimitiveChartContent {}

/// Content whose type is hidden.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never

  private let content: any ChartContent

  public init<Content: ChartContent>(_ content: Content) {
    self.content = content
  }

  public init(erasing content: any ChartContent) {
    self.content = content
  }

  public func _addMarks(to list: inout _MarkList) {
    content._addMarks(to: &list)
  }
}

extension AnyChartContent: PrimitiveChartContent {}
