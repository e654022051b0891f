/// Who may get a representation.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  public static let all = TransferRepresentationVisibility(name: "all")
  public static let team = TransferRepresentationVisibility(name: "team")
  public static let group = TransferRepresentationVisibility(name: "group")
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

extension TransferRepresentation {
  /// Says what a file of the thing would be called: the `suggestedName` of an item provider.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Says what a file of the thing would be called: the `suggestedName` of an item provider.
  ///
  /// - Parameter fileName: Gets the thing; nil for no name.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  /// Hands the thing on this way only where a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { form in
      let exported = form.exported
      form.exported = { condition($0) ? exported($0) : nil }
    }
  }

  /// Taken for what programs say: things are carried inside of one stage.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }

  private func changed(_ change: (inout _TransferForm<Item>) -> Void) -> _TransferRepresentations<
    Item
  > {
    _TransferRepresentations(
      _forms: _forms.map { form in
        var form = form
        change(&form)
        return form
      })
  }
}

extension TransferredThing {
  /// What a file of the thing would be called, as the first of its representations says that has a name for it.
  var fileName: String? {
    guard case .value(let own) = self else { return nil }
    func name<Own: Transferable>(of own: Own) -> String? {
      guard let item = own as? Own.Representation.Item else { return nil }
      return Own.transferRepresentation._forms.lazy.compactMap { $0.fileName(item) }.first
    }
    return name(of: own)
  }
}
