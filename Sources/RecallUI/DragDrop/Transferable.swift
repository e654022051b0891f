/// What can be carried from view to view: a program says as what.
///
/// The value itself goes to who takes its type. Others get what the representations make of it.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One way to hand on a thing, or several.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable

  /// The ways, the best first.
  var _forms: [_TransferForm<Item>] { get }
}

/// One way to hand on a thing.
public struct _TransferForm<Item>: Sendable {
  /// What the thing is handed on as; nil if it isn't.
  var exported: @Sendable (Item) -> TransferredThing?
  /// What is made of something else; nil if it can't be.
  let imported: @Sendable (TransferredThing) -> Item?
  /// What a file of the thing would be called; nil where nobody says.
  var fileName: @Sendable (Item) -> String? = { _ in nil }
}

/// Puts representations together.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildPartialBlock<First: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: First, next: Next
  ) -> _TransferRepresentations<Item> where First.Item == Item, Next.Item == Item {
    _TransferRepresentations(_forms: accumulated._forms + next._forms)
  }
}

/// Several representations.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]
}
