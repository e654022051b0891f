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
