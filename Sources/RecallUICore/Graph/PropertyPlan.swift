@_spi(Reflection) import Swift

/// What there is to know of a type of view, found once by reflection: how two values of it are
/// compared, and where its dynamic properties stand.
///
/// Reflection reads field offsets from the type's metadata (`_forEachField`, which the standard
/// library's mirrors use too). A mirror would do, but costs some microseconds a value, and every
/// update of a table compares each of its cards.
final class PropertyPlan {
  private struct Property {
    let facts: PropertyFacts
    let offset: Int
    /// Connects the property at an address, and answers whether it found what it stands for.
    let connect: (UnsafeMutableRawPointer, PropertySlot) -> Bool
    /// Has the property at an address note what nothing depends on; nil where it is connected instead.
    var refresh: ((UnsafeMutableRawPointer) -> Void)?
  }

  // What isn't needed for the first frame isn't found out before it: most types are compared only
  // when something changes.
  private var comparison: FieldComparison?
  /// The same, for who compares: counting a reference takes as long as most comparisons.
  private var uncountedComparison: Unmanaged<FieldComparison>?
  /// Whether two values lead to the same body, but for what only pointers notice.
  private(set) lazy var isSameButForPointers = FieldComparison(for: type, leavingOutPointers: true)
  private lazy var dynamicProperties: [Property] = Self.properties(of: type, at: 0)
  private lazy var properties: [Property] = dynamicProperties.filter { $0.refresh == nil }
  private lazy var refreshedProperties: [Property] = dynamicProperties.filter { $0.refresh != nil }
  let type: Any.Type
  private var offsets: [String: Int?] = [:]
  /// How nodes are made of this type of view, where that is always the same; found by `planNodes(of:in:)`.
  var nodes: NodePlan?
  /// Makes a node where it isn't; nil as well before the first.
  var makeOther: ((UnsafeRawPointer, NodeContext) -> ViewNode)?
  /// What reads the bodies of this type of view, once one was read.
  var reader: AnyObject?

  init(of type: Any.Type) {
    self.type = type
  }

  /// Whether two values lead to the same body, for all that can be told without evaluating it.
  func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in areEqualValues(at: left, and: right) }
    }
  }

  /// Where a stored property of a type lies in each value; nil for one that isn't stored as that.
  func offset(of property: String, as propertyType: Any.Type) -> Int? {
    if let offset = offsets[property] { return offset }
    var found: Int?
    _forEachField(of: type) { name, offset, fieldType, _ in
      guard String(cString: name) == property, fieldType == propertyType else { return true }
      found = offset
      return false
    }
    offsets[property] = .some(found)
    return found
  }

  /// Whether two values lead to the same body, which lie at two addresses.
  func areEqualValues(at left: UnsafeRawPointer, and right: UnsafeRawPointer) -> Bool {
    if let known = uncountedComparison {
      return known._withUnsafeGuaranteedRef { $0(left, right) }
    }
    let found = FieldComparison(for: type)
    comparison = found
    uncountedComparison = .passUnretained(found)
    return found(left, right)
  }

  /// Whether there is nothing to connect.
  private(set) lazy var isWithoutProperties = properties.isEmpty

  private lazy var isWithoutRefreshedProperties = refreshedProperties.isEmpty

  /// Has properties of `value` note what no evaluation depends on.
  @inline(__always)
  func refresh<Value>(_ value: inout Value, in evaluation: Evaluation) {
    guard !isWithoutRefreshedProperties else { return }
    refreshAll(&value, in: evaluation)
  }

  private func refreshAll<Value>(_ value: inout Value, in evaluation: Evaluation) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      evaluation.unnoted {
        for property in refreshedProperties { property.refresh?(start + property.offset) }
      }
    }
  }

  /// Connects the dynamic properties of `value` with what `node` keeps for them.
  ///
  /// - Returns: Whether all of them found what they stand for.
  func connect<Value>(_ value: inout Value, to node: ViewNode) -> Bool {
    guard !isWithoutProperties else { return true }
    if node.slots.isEmpty {
      node.slots = Array(repeating: nil, count: properties.count)
    }
    return withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      var isConnected = true
      // Where they lie: a copy of each would be counted.
      properties.withUnsafeBufferPointer { properties in
        for index in properties.indices {
          let slot = PropertySlot(node: node, index: index, facts: properties[index].facts)
          if !properties[index].connect(start + properties[index].offset, slot) {
            isConnected = false
          }
        }
      }
      return isConnected
    }
  }

  /// Where the property lies in each value for which a node keeps something in a slot.
  func offset(ofSlot index: Int) -> Int { properties[index].offset }

  /// How properties of a type are connected. Asking a value what it conforms to takes longer than
  /// connecting it, so the type is asked once.
  private static func connector(
    for type: any DynamicProperty.Type
  ) -> (UnsafeMutableRawPointer, PropertySlot) -> Bool {
    func connected<Property: ConnectedProperty>(
      _: Property.Type
    ) -> (UnsafeMutableRawPointer, PropertySlot) -> Bool {
      { address, slot in
        address.assumingMemoryBound(to: Property.self).pointee.find(slot)
      }
    }
    func updated<Property: DynamicProperty>(
      _: Property.Type
    ) -> (UnsafeMutableRawPointer, PropertySlot) -> Bool {
      { address, _ in
        address.assumingMemoryBound(to: Property.self).pointee.update()
        return true
      }
    }
    if let type = type as? any ConnectedProperty.Type { return connected(type) }
    return updated(type)
  }

  private static func refreshed<Refreshed: RefreshedProperty>(
    _: Refreshed.Type, at offset: Int
  ) -> Property {
    Property(
      facts: PropertyFacts(name: ""), offset: offset, connect: { _, _ in true },
      refresh: { $0.assumingMemoryBound(to: Refreshed.self).pointee.refresh() })
  }

  /// Dynamic properties, and those inside of them first, so that `update()` finds them ready.
  private static func properties(of type: Any.Type, at base: Int) -> [Property] {
    guard !(type is AnyObject.Type) else { return [] }
    var found: [Property] = []
    _forEachField(of: type) { name, offset, fieldType, kind in
      // Optionals and tuples have none of the traits.
      guard canConform(kind), kind != .optional, kind != .tuple,
        let trait = fieldType as? any _FieldTrait.Type
      else { return true }
      if trait._isRefreshed, let propertyType = trait as? any RefreshedProperty.Type {
        found.append(refreshed(propertyType, at: base + offset))
      } else if let propertyType = trait as? any DynamicProperty.Type {
        if !(propertyType is any ConnectedProperty.Type) {
          found += properties(of: propertyType, at: base + offset)
        }
        found.append(
          Property(
            facts: PropertyFacts(name: propertyName(name)), offset: base + offset,
            connect: connector(for: propertyType)))
      } else if trait._isControlStyle {
        found += properties(of: trait, at: base + offset)
      }
      return true
    }
    return found
  }

  /// A wrapped property's own name: its storage's name begins with an underscore.
  private static func propertyName(_ field: UnsafePointer<CChar>) -> String {
    let name = String(cString: field)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
