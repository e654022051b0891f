@_spi(Reflection) import Swift

/// What there is to know of a type of view, found once by reflection: how two values of it are
/// compared, and where its dynamic properties stand.
///
/// Reflection reads field offsets from the type's metadata (`_forEachField`, which the standard
/// library's mirrors use too). A mirror would do, but costs some microseconds a value, and every
/// update of a table compares each of its cards.
final class PropertyPlan {
  private struct Property {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let isSame: FieldComparison
  private var properties: [Property] = []
  let type: Any.Type
  /// Whether values in between two others have a body of their own. A shape's is always itself.
  let hasAnimatedBody: Bool

  init(of type: Any.Type) {
    self.type = type
    hasAnimatedBody = type is any Animatable.Type && !(type is any Shape.Type)
    isSame = fieldComparison(for: type)
    findProperties(of: type, at: 0)
  }

  /// Whether two values lead to the same body, for all that can be told without evaluating it.
  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in isSame(left, right) }
    }
  }

  /// Connects the dynamic properties of `value` with what `node` keeps for them.
  ///
  /// - Returns: Whether all of them found what they stand for.
  func connect<Value>(_ value: inout Value, to node: ViewNode) -> Bool {
    guard !properties.isEmpty else { return true }
    if node.slots.isEmpty {
      node.slots = Array(repeating: nil, count: properties.count)
    }
    return withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      var isConnected = true
      for (index, property) in properties.enumerated()
      where !connect(property.type, at: start + property.offset, named: property.name, index, node)
      {
        isConnected = false
      }
      return isConnected
    }
  }

  private func connect<Property: DynamicProperty>(
    _: Property.Type, at address: UnsafeMutableRawPointer, named name: String, _ index: Int,
    _ node: ViewNode
  ) -> Bool {
    let pointer = address.assumingMemoryBound(to: Property.self)
    var isConnected = true
    if var connecting = pointer.pointee as? any ConnectedProperty {
      connecting.connect(PropertySlot(node: node, index: index, name: name))
      isConnected = connecting.isConnected
      if let connected = connecting as? Property { pointer.pointee = connected }
    }
    pointer.pointee.update()
    return isConnected
  }

  /// Finds dynamic properties, and those inside of them first, so that `update()` finds them ready.
  private func findProperties(of type: Any.Type, at base: Int) {
    guard !(type is AnyObject.Type) else { return }
    _forEachField(of: type) { name, offset, fieldType, _ in
      if let propertyType = fieldType as? any DynamicProperty.Type {
        if !(propertyType is any ConnectedProperty.Type) {
          findProperties(of: propertyType, at: base + offset)
        }
        properties.append(
          Property(name: propertyName(name), offset: base + offset, type: propertyType))
      } else if isControlStyle(fieldType) {
        findProperties(of: fieldType, at: base + offset)
      }
      return true
    }
  }

  /// A wrapped property's own name: its storage's name begins with an underscore.
  private func propertyName(_ field: UnsafePointer<CChar>) -> String {
    let name = String(cString: field)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}

/// The plans of the types that were met.
final class PropertyPlans {
  private var plans: [ObjectIdentifier: PropertyPlan] = [:]

  func plan(for type: Any.Type) -> PropertyPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = PropertyPlan(of: type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }
}
