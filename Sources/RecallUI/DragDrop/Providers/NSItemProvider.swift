/// A class whose objects can be made of what is dragged.
public protocol NSItemProviderReading: AnyObject {
  /// Makes an object of a thing; nil for a thing of another kind.
  static func _object(of item: NSItemProvider) -> Self?
}

/// A class whose objects can be dragged.
public protocol NSItemProviderWriting: AnyObject {
  /// The value that is carried.
  var _transferable: any Transferable { get }
}

/// What is dragged, in the shape that programs before `Transferable` know: `onDrag` hands it out, `onDrop` gets it.
///
/// It stands for a value on the stage, so what is asked of it is answered at once, before the call returns.
public final class NSItemProvider: NSObject {
  /// Nil for one that provides nothing.
  let thing: TransferredThing?
  /// What a file of it would be called: what a program has set, or the thing's `suggestedFileName(_:)` says.
  public var suggestedName: String? {
    get { givenName ?? thing?.fileName }
    set { givenName = newValue }
  }

  private var givenName: String?

  /// Creates one that provides nothing: what is dragged only moves.
  public override init() {
    thing = nil
  }

  /// Creates one of an object: a string, an address.
  public init(object: any NSItemProviderWriting) {
    thing = .value(object._transferable)
  }

  /// Creates one of a file's address; nil without one.
  public init?(contentsOf fileURL: URL?) {
    guard let text = fileURL?.absoluteString, let url = NSURL(string: text) else { return nil }
    thing = .value(url._transferable)
  }

  init(_ thing: TransferredThing) {
    self.thing = thing
  }

  /// The types of what it provides, the best first.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// Whether it provides a thing of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map(provides) ?? false
  }

  func provides(_ type: UTType) -> Bool {
    types.contains { $0.conforms(to: type) }
  }

  private var types: [UTType] {
    switch thing {
    case nil: []
    case .data(_, let type): [type]
    case .value(is URL): [.url]
    case .value(is Image): [.image]
    case .value(is Data): [.data]
    case .value: text == nil ? [.data] : [.utf8PlainText]
    }
  }

  /// The thing as text; an address is none.
  var text: String? {
    if case .value(is URL) = thing { return nil }
    return thing?.value(as: String.self)
  }

  /// The thing as an address; text is none.
  var url: URL? {
    guard case .value(let url as URL) = thing else { return nil }
    return url
  }
}

/// Why an object can't be had of what is dragged.
public enum ItemProviderError: Error, Equatable, CustomStringConvertible {
  /// - Parameters:
  ///   - expected: What was asked for.
  ///   - found: The types that are there.
  case otherType(expected: String, found: [String])

  public var description: String {
    switch self {
    case .otherType(let expected, let found):
      "expected an item that can be made a '\(expected)', found "
        + (found.isEmpty ? "none" : "one of '\(found.joined(separator: "', '"))'")
    }
  }
}
