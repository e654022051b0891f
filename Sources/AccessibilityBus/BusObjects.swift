import CGIO

/// The objects of a program on its bus. GLib checks what they are asked by what their interfaces say, and refuses
/// what has other arguments.
final class BusObjects {
  typealias Answer = (BusCall) throws(BusError) -> BusValue

  static let cachePath = "/org/a11y/atspi/cache"

  private let connection: BusConnection
  fileprivate let answer: Answer
  private let information: UnsafeMutablePointer<GDBusNodeInfo>
  fileprivate let table: UnsafeMutablePointer<GDBusInterfaceVTable>
  private var subtree: UInt32 = 0
  private var cache: UInt32 = 0

  init?(on connection: BusConnection, _ answer: @escaping Answer) {
    guard let information = g_dbus_node_info_new_for_xml(BusInterface.introspection, nil) else {
      return nil
    }
    self.connection = connection
    self.answer = answer
    self.information = information
    table = .allocate(capacity: 1)
    table.initialize(to: Self.interfaceTable)
    let this = Unmanaged.passUnretained(self).toOpaque()
    var subtreeTable = Self.subtreeTable
    subtree = g_dbus_connection_register_subtree(
      connection.pointer, BusNode.folder, &subtreeTable,
      .unlisted, this, nil, nil)
    cache = g_dbus_connection_register_object(
      connection.pointer, Self.cachePath,
      g_dbus_node_info_lookup_interface(information, BusInterface.cache.name), table, this, nil,
      nil)
  }

  deinit {
    if subtree != 0 { g_dbus_connection_unregister_subtree(connection.pointer, subtree) }
    if cache != 0 { g_dbus_connection_unregister_object(connection.pointer, cache) }
    g_dbus_node_info_unref(information)
    table.deinitialize(count: 1)
    table.deallocate()
  }

  /// Who a pointer of GLib's stands for.
  fileprivate static func from(_ pointer: gpointer?) -> BusObjects? {
    pointer.map { Unmanaged<BusObjects>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What is answered at a path; the cache is no element, and asked as the program itself.
  fileprivate func answer(
    path: UnsafePointer<CChar>?, interface: UnsafePointer<CChar>?, _ kind: BusCall.Kind
  ) throws(BusError) -> BusValue {
    let path = path.map { String(cString: $0) } ?? ""
    let name = interface.map { String(cString: $0) } ?? ""
    let node = path == Self.cachePath ? .application : BusNode(path: path)
    guard let node, let interface = BusInterface(named: name) else { throw .gone(path) }
    return try answer(BusCall(node: node, interface: interface, kind: kind))
  }

  /// The interfaces of a node, as GLib takes them; nil for a node that isn't there.
  fileprivate func interfaces(
    path: String
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
    guard let node = BusNode(path: path),
      case .array(_, let names)? = try? answer(
        BusCall(node: node, interface: .accessible, kind: .interfaces)), !names.isEmpty
    else { return nil }
    let found = names.compactMap { name -> UnsafeMutablePointer<GDBusInterfaceInfo>? in
      guard case .text(let text) = name, let interface = BusInterface(rawValue: text) else {
        return nil
      }
      return g_dbus_node_info_lookup_interface(information, interface.name)
    }
    let size = MemoryLayout<UnsafeMutablePointer<GDBusInterfaceInfo>?>.stride
    guard let memory = g_malloc0(gsize((found.count + 1) * size)) else { return nil }
    let list = memory.bindMemory(
      to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self, capacity: found.count + 1)
    for (index, interface) in found.enumerated() {
      list[index] = g_dbus_interface_info_ref(interface)
    }
    return list
  }
}

extension BusError {
  fileprivate var code: Int32 {
    switch kind {
    case .unknownObject: Int32(G_DBUS_ERROR_UNKNOWN_OBJECT.rawValue)
    case .unknownMethod: Int32(G_DBUS_ERROR_UNKNOWN_METHOD.rawValue)
    case .wrongArguments: Int32(G_DBUS_ERROR_INVALID_ARGS.rawValue)
    }
  }

  fileprivate func set(_ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?) {
    g_set_error_literal(error, g_dbus_error_quark(), code, description)
  }
}

// What GLib calls, which knows no closures.
extension BusObjects {
  fileprivate static var subtreeTable: GDBusSubtreeVTable {
    GDBusSubtreeVTable(
      enumerate: { _, _, _, _ in
        // Nobody is told all numbers there are: those who ask know them.
        g_malloc0(gsize(MemoryLayout<UnsafeMutablePointer<CChar>?>.stride))?.bindMemory(
          to: UnsafeMutablePointer<CChar>?.self, capacity: 1)
      },
      introspect: { _, _, path, node, data in
        guard let path, let node else { return nil }
        let whole = String(cString: path)
        let name = String(cString: node)
        let isWhole = whole.hasSuffix("/\(name)")
        return BusObjects.from(data)?.interfaces(path: isWhole ? whole : "\(whole)/\(name)")
      },
      dispatch: { _, _, _, _, _, out, data in
        out?.pointee = data
        return BusObjects.from(data).map { UnsafePointer($0.table) }
      },
      padding: (nil, nil, nil, nil, nil, nil, nil, nil))
  }

  fileprivate static var interfaceTable: GDBusInterfaceVTable {
    GDBusInterfaceVTable(
      method_call: { _, _, path, interface, method, parameters, invocation, data in
        guard let objects = BusObjects.from(data), let method, let parameters, let invocation else {
          return
        }
        let children = BusValue.children(of: parameters)
        defer { for child in children { g_variant_unref(child) } }
        let arguments = children.compactMap { BusValue($0) }
        do throws(BusError) {
          guard arguments.count == children.count else { throw .arguments }
          let kind = BusCall.Kind.method(String(cString: method), arguments)
          let answer = try objects.answer(path: path, interface: interface, kind)
          g_dbus_method_invocation_return_value(invocation, answer.variantValue)
        } catch {
          g_dbus_method_invocation_return_error_literal(
            invocation, g_dbus_error_quark(), error.code, error.description)
        }
      },
      get_property: { _, _, path, interface, name, error, data in
        guard let objects = BusObjects.from(data), let name else { return nil }
        do throws(BusError) {
          return try objects.answer(
            path: path, interface: interface, .property(String(cString: name))
          ).variantValue
        } catch let fault {
          fault.set(error)
          return nil
        }
      },
      set_property: { _, _, path, interface, name, value, error, data in
        guard let objects = BusObjects.from(data), let name, let value else { return 0 }
        do throws(BusError) {
          guard let value = BusValue(value) else { throw .arguments }
          _ = try objects.answer(
            path: path, interface: interface, .setting(String(cString: name), value))
          return 1
        } catch let fault {
          fault.set(error)
          return 0
        }
      },
      padding: (nil, nil, nil, nil, nil, nil, nil, nil))
  }
}
