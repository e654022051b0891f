extension URL: Transferable {
  /// An address is handed on as what it is, and as text.
  public static var transferRepresentation: _AddressRepresentation { _AddressRepresentation() }
}

/// An address that is handed on as what it is, and as text in UTF-8.
public struct _AddressRepresentation: TransferRepresentation {
  public var _forms: [_TransferForm<URL>] {
    [
      _TransferForm(
        exported: { .data(Data($0.absoluteString.utf8), .plainText) },
        imported: { thing in
          guard case .data(let data, .plainText) = thing else { return nil }
          return String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        })
    ]
  }
}

extension Image: Transferable, @unchecked Sendable {
  /// An image is handed on as what it is, and as nothing else.
  public static var transferRepresentation: _WholeRepresentation<Image> { _WholeRepresentation() }
}

/// A thing that is handed on as what it is only.
public struct _WholeRepresentation<Item: Transferable>: TransferRepresentation {
  public var _forms: [_TransferForm<Item>] { [] }
}
