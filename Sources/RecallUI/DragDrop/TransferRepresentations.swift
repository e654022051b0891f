/// Hands on a thing as another one, or makes it of that.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public let _forms: [_TransferForm<Item>]

  private init(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) {
    _forms = [
      _TransferForm(
        exported: { item in
          (try? exporting?(item)).map { .value($0) }
        },
        imported: { thing in
          guard let importing, case .value(let value) = thing,
            let proxy = value as? ProxyRepresentation
          else { return nil }
          return try? importing(proxy)
        })
    ]
  }

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, importing)
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(exporting, importing)
  }
}

/// Hands on a thing as data of a type, and makes it of such.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let _forms: [_TransferForm<Item>]

  private init(
    _ contentType: UTType, _ exporting: (@Sendable (Item) throws -> Data)?,
    _ importing: (@Sendable (Data) throws -> Item)?
  ) {
    _forms = [
      _TransferForm(
        exported: { item in (try? exporting?(item)).map { .data($0, contentType) } },
        imported: { thing in
          guard let importing, case .data(let data, contentType) = thing else { return nil }
          return try? importing(data)
        })
    ]
  }

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
    importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.init(contentType, exporting, importing)
  }

  /// Hands on a thing, and makes none.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data
  ) {
    self.init(exportedContentType, exporting, nil)
  }

  /// Makes a thing, and hands on none.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item
  ) {
    self.init(importedContentType, nil, importing)
  }
}

/// Hands on a thing that can be stored, as data of a type.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  private let data: DataRepresentation<Item>

  public var _forms: [_TransferForm<Item>] { data._forms }

  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    data = DataRepresentation(contentType: contentType) {
      try JSONEncoder().encode($0)
    } importing: {
      try JSONDecoder().decode(Item.self, from: $0)
    }
  }
}

/// A thing that is handed on as what it is, and as text in UTF-8.
public struct _TextRepresentation<Item: Transferable & LosslessStringConvertible>:
  TransferRepresentation
{
  public var _forms: [_TransferForm<Item>] {
    [
      _TransferForm(
        exported: { .data(Data($0.description.utf8), .plainText) },
        imported: { thing in
          guard case .data(let data, .plainText) = thing else { return nil }
          return String(data: data, encoding: .utf8).flatMap { Item($0) }
        })
    ]
  }
}

extension String: Transferable {
  public static var transferRepresentation: _TextRepresentation<String> { _TextRepresentation() }
}

extension Int: Transferable {
  public static var transferRepresentation: _TextRepresentation<Int> { _TextRepresentation() }
}

extension Data: Transferable {
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}
