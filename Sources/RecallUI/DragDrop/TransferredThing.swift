/// A thing on its way, in whatever form.
enum TransferredThing {
  case value(any Transferable)
  case data(Data, UTType)

  /// How often one form may be made of another: forms may go round in circles.
  private static let mostSteps = 4

  /// The thing as a value of a type: as it is, or as the thing's or the type's representations say.
  func value<Value: Transferable>(as type: Value.Type) -> Value? {
    value(as: type, steps: Self.mostSteps)
  }

  private func value<Value: Transferable>(as type: Value.Type, steps: Int) -> Value? {
    if case .value(let own) = self, let value = own as? Value { return value }
    guard steps > 0 else { return nil }
    for form in Value.transferRepresentation._forms {
      if let item = form.imported(self) as? Value { return item }
    }
    for other in exports() {
      if let value = other.value(as: type, steps: steps - 1) { return value }
    }
    return nil
  }

  /// What the thing hands on as data, of the first of some types that there is; nil where there is none.
  ///
  /// - Parameter types: The types, the best first; none for the first data that there is.
  /// - Returns: The data, and what it is: one of these types, or one that conforms to it. A text is plain text.
  func data(as types: [UTType]) -> (data: Data, type: UTType)? {
    let forms = dataForms(steps: Self.mostSteps)
    guard !types.isEmpty else { return forms.first }
    for type in types {
      if let form = forms.first(where: { $0.type == type })
        ?? forms.first(where: { $0.type.conforms(to: type) })
      {
        return form
      }
    }
    return nil
  }

  private func dataForms(steps: Int) -> [(data: Data, type: UTType)] {
    if case .data(let data, let type) = self { return [(data, type)] }
    if case .value(let own) = self, let text = own as? String {
      return [(Data(text.utf8), .plainText)]
    }
    guard steps > 0 else { return [] }
    return exports().flatMap { $0.dataForms(steps: steps - 1) }
  }

  /// What the thing hands on.
  func exports() -> [TransferredThing] {
    guard case .value(let own) = self else { return [] }
    func exports<Own: Transferable>(of own: Own) -> [TransferredThing] {
      Own.transferRepresentation._forms.compactMap { form in
        (own as? Own.Representation.Item).flatMap(form.exported)
      }
    }
    return exports(of: own)
  }
}
