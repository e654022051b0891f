/// What can stand in a tool bar.
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }
}

/// What can stand in a tool bar that people arrange themselves; here nobody does.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Content that says itself which items it consists of.
protocol PrimitiveToolbarContent {
  func append(to entries: inout [ToolbarEntry])
}

/// A view in a tool bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// Whether it is what the title opens.
  var isTitleMenu = false
}

extension ToolbarContent {
  /// The items that this consists of, in order.
  func appendEntries(to entries: inout [ToolbarEntry]) {
    if let primitive = self as? any PrimitiveToolbarContent {
      primitive.append(to: &entries)
    } else if Body.self != Never.self {
      body.appendEntries(to: &entries)
    }
  }
}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  func append(to entries: inout [ToolbarEntry]) {
    self?.appendEntries(to: &entries)
  }
}

extension ToolbarContent where Body == Never {
  /// Never called: an item has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is an item of a tool bar and has no body")
  }
}

/// Puts the items of a closure together.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarItems {
    var items = _ToolbarItems()
    for part in repeat each content {
      part.appendEntries(to: &items.entries)
    }
    return items
  }

  /// The answer names the content's type, or nobody would know that of the branch that isn't there.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarItems {
    buildBlock(first, _ToolbarItems())
  }

  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarItems {
    buildBlock(second, _ToolbarItems())
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarItems {
    buildBlock(content, _ToolbarItems())
  }
}

/// Several items.
public struct _ToolbarItems: CustomizableToolbarContent, PrimitiveToolbarContent {
  public typealias Body = Never

  var entries: [ToolbarEntry] = []

  func append(to entries: inout [ToolbarEntry]) {
    entries += self.entries
  }
}
