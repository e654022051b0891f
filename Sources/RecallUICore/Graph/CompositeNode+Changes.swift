@_spi(Reflection) import Swift

extension CompositeNode: NamingNode {
  var dynamicProperties: [String] {
    properties.fields.filter(\.isDynamic).map(\.name)
  }

  func property(for source: AnyObject) -> String? {
    let fields = properties.fields
    if let slot = slots.firstIndex(where: {
      $0 === source || ($0 as? any Sourced)?.source === source
    }) {
      let offset = properties.offset(ofSlot: slot)
      return fields.last { $0.offset <= offset }?.name
    }
    return fields.first { $0.source(UnsafeRawPointer(address)) === source }?.name
  }

  /// Notes in which properties a new value differs that lies at an address.
  func noteDifferences(from new: UnsafeRawPointer) {
    let notes = graph.evaluation.changes
    guard notes.areKept else { return }
    let old = UnsafeRawPointer(address)
    let different = properties.fields.filter { !$0.isSame(old + $0.offset, new + $0.offset) }
    guard !different.isEmpty else { return }
    notes.note(of: self) { $0.fields = different.map(\.name) }
  }
}

/// A stored property of a view.
private struct ViewField {
  /// As it is stored: a dynamic property's begins with an underscore.
  let name: String
  let offset: Int
  let isDynamic: Bool
  let isSame: FieldComparison
  /// What keeps the property's value, in the view that lies at an address.
  let source: (UnsafeRawPointer) -> AnyObject?
}

extension PropertyPlan {
  /// The stored properties of the type, in order of their places. Found anew each time, as only who
  /// looks inside asks for them.
  fileprivate var fields: [ViewField] {
    var fields: [ViewField] = []
    guard !(type is AnyObject.Type) else { return fields }
    _forEachField(of: type) { name, offset, fieldType, _ in
      fields.append(
        ViewField(
          name: String(cString: name), offset: offset,
          isDynamic: fieldType is any DynamicProperty.Type,
          isSame: FieldComparison(for: fieldType), source: Self.source(of: fieldType, at: offset)))
      return true
    }
    return fields.sorted { $0.offset < $1.offset }
  }

  private static func source(
    of type: Any.Type, at offset: Int
  ) -> (UnsafeRawPointer) -> AnyObject? {
    func source<Property: Sourced>(_: Property.Type) -> (UnsafeRawPointer) -> AnyObject? {
      { view in (view + offset).assumingMemoryBound(to: Property.self).pointee.source }
    }
    guard let type = type as? any Sourced.Type else { return { _ in nil } }
    return source(type)
  }
}
