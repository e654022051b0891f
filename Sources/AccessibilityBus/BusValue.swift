import CGIO

/// A value as it goes over D-Bus.
indirect enum BusValue: Equatable, Sendable {
  case text(String)
  case path(String)
  case integer(Int)
  case natural(UInt32)
  case number(Double)
  case truth(Bool)
  case tuple([BusValue])
  /// Values of one kind, which is told as D-Bus does, for where there are none.
  case array(of: String, [BusValue])
  case entry(BusValue, BusValue)
  case variant(BusValue)

  /// As GLib has it; who takes it owns it.
  var variantValue: OpaquePointer? {
    switch self {
    case .text(let text): return g_variant_new_string(text)
    case .path(let path): return g_variant_new_object_path(path)
    case .integer(let integer): return g_variant_new_int32(Int32(clamping: integer))
    case .natural(let natural): return g_variant_new_uint32(natural)
    case .number(let number): return g_variant_new_double(number)
    case .truth(let truth): return g_variant_new_boolean(truth ? 1 : 0)
    case .tuple(let values):
      let children = values.map(\.variantValue)
      return g_variant_new_tuple(children, gsize(children.count))
    case .array(let kind, let values):
      let children = values.map(\.variantValue)
      let type = g_variant_type_new(kind)
      defer { g_variant_type_free(type) }
      return g_variant_new_array(type, children, gsize(children.count))
    case .entry(let key, let value):
      return g_variant_new_dict_entry(key.variantValue, value.variantValue)
    case .variant(let value): return g_variant_new_variant(value.variantValue)
    }
  }

  /// A value that came; nil for one of a kind that nobody is asked with.
  init?(_ value: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(value)) {
    case "s", "o": self = .text(String(cString: g_variant_get_string(value, nil)))
    case "i": self = .integer(Int(g_variant_get_int32(value)))
    case "u": self = .natural(g_variant_get_uint32(value))
    case "d": self = .number(g_variant_get_double(value))
    case "b": self = .truth(g_variant_get_boolean(value) != 0)
    default: return nil
    }
  }

  /// What stands in a tuple, an array or a variant that came.
  static func children(of value: OpaquePointer) -> [OpaquePointer] {
    (0..<g_variant_n_children(value)).compactMap { g_variant_get_child_value(value, $0) }
  }
}
