import CGIO

/// Reads what came over the bus.
enum PortalVariant {
  /// Whether a value is of a kind, as D-Bus writes kinds.
  static func isKind(_ value: OpaquePointer, _ kind: String) -> Bool {
    String(cString: g_variant_get_type_string(value)) == kind
  }

  /// The settings that are known among those of `(a{sa{sv}})`, in the order of the keys, whichever the answer has.
  static func settings(in answer: OpaquePointer) -> [(PortalSettings.Key, PortalSettings.Value?)] {
    var found: [PortalSettings.Key: PortalSettings.Value?] = [:]
    forEach(inChild: 0, of: answer) { namespace, settings in
      forEachEntry(of: settings) { name, value in
        guard let key = PortalSettings.Key(namespace, name) else { return }
        found[key] = unpacked(value)
      }
    }
    return PortalSettings.Key.allCases.compactMap { key in found[key].map { (key, $0) } }
  }

  /// The setting of `(ssv)`, where it is known.
  static func change(
    in parameters: OpaquePointer
  ) -> (PortalSettings.Key, PortalSettings.Value?)? {
    let children = (0..<3).map { g_variant_get_child_value(parameters, gsize($0)) }
    defer { for child in children { g_variant_unref(child) } }
    guard let namespace = text(children[0]), let name = text(children[1]),
      let key = PortalSettings.Key(namespace, name), let value = children[2]
    else { return nil }
    return (key, unpacked(value))
  }

  private static func forEach(
    inChild index: Int, of value: OpaquePointer, _ body: (String, OpaquePointer) -> Void
  ) {
    guard let child = g_variant_get_child_value(value, gsize(index)) else { return }
    defer { g_variant_unref(child) }
    forEachEntry(of: child, body)
  }

  /// Goes through a dictionary with texts for keys.
  private static func forEachEntry(
    of dictionary: OpaquePointer, _ body: (String, OpaquePointer) -> Void
  ) {
    for index in 0..<g_variant_n_children(dictionary) {
      guard let entry = g_variant_get_child_value(dictionary, index) else { continue }
      defer { g_variant_unref(entry) }
      guard let key = g_variant_get_child_value(entry, 0) else { continue }
      defer { g_variant_unref(key) }
      guard let value = g_variant_get_child_value(entry, 1) else { continue }
      defer { g_variant_unref(value) }
      if let name = text(key) { body(name, value) }
    }
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard let value, isKind(value, "s"), let text = g_variant_get_string(value, nil) else {
      return nil
    }
    return String(cString: text)
  }

  /// What is in a variant, or in one in it, as some portals have it; nil for what no setting is.
  private static func unpacked(_ variant: OpaquePointer) -> PortalSettings.Value? {
    var value: OpaquePointer = g_variant_ref(variant)
    defer { g_variant_unref(value) }
    for _ in 0..<deepest where isKind(value, "v") {
      guard let inner = g_variant_get_variant(value) else { return nil }
      g_variant_unref(value)
      value = inner
    }
    switch String(cString: g_variant_get_type_string(value)) {
    case "u": return .number(g_variant_get_uint32(value))
    case "i": return .signed(g_variant_get_int32(value))
    case "b": return .truth(g_variant_get_boolean(value) != 0)
    case "d": return .fraction(g_variant_get_double(value))
    case "(ddd)":
      let parts = (0..<3).map { index in
        let part = g_variant_get_child_value(value, gsize(index))
        defer { g_variant_unref(part) }
        return g_variant_get_double(part)
      }
      return .triple(parts[0], parts[1], parts[2])
    default: return nil
    }
  }

  private static let deepest = 4
}
