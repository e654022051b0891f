import AccessibilityTree
import CGIO

/// A program on the accessibility bus: answers calls, and tells what changes.
final class BusServer {
  private let connection: BusConnection
  private let onRequest: @Sendable (AccessibleRequest) -> Void
  private let onEnd: () -> Void
  private var scene: BusScene
  private var listeners = BusListeners()
  private var objects: BusObjects?
  private var closing: gulong = 0

  init(
    on connection: BusConnection, program: String,
    onRequest: @escaping @Sendable (AccessibleRequest) -> Void, onEnd: @escaping () -> Void
  ) {
    self.connection = connection
    self.onRequest = onRequest
    self.onEnd = onEnd
    scene = BusScene(program: program)
    scene.owner = connection.name
  }

  private static let registry = "org.a11y.atspi.Registry"
  private static let registryPath = "/org/a11y/atspi/registry"

  /// Gives the program to the desktop, and looks who listens.
  func begin() {
    objects = BusObjects(on: connection) { [unowned self] call throws(BusError) in
      try answer(call)
    }
    hearOfTheEnd()
    hearOfListeners()
    let desktop = connection.ask(
      Self.registry, path: BusNode.application.path, interface: "org.a11y.atspi.Socket", "Embed",
      .tuple([scene.reference(.application).value]), kind: "((so))", Self.reference)
    scene.desktop = desktop ?? .none
  }

  func end() {
    if closing != 0 {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(connection.pointer), closing)
    }
    closing = 0
    objects = nil
  }

  private func hearOfTheEnd() {
    let callback: @convention(c) (OpaquePointer?, gboolean, OpaquePointer?, gpointer?) -> Void = {
      _, _, _, server in
      guard let server else { return }
      Unmanaged<BusServer>.fromOpaque(server).takeUnretainedValue().onEnd()
    }
    closing = g_signal_connect_data(
      UnsafeMutableRawPointer(connection.pointer), "closed",
      unsafeBitCast(callback, to: GCallback.self), Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  // MARK: Listeners

  private func hearOfListeners() {
    connection.hear(
      from: Self.registry, path: Self.registryPath, interface: Self.registry
    ) { [unowned self] member, body in hear(member, body) }
    connection.hear(
      from: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", member: "NameOwnerChanged"
    ) { [unowned self] _, body in
      guard let texts = BusValue.texts(in: body), texts.count == 3, texts[2].isEmpty else { return }
      listeners.remove(texts[0])
    }
    let known = connection.ask(
      Self.registry, path: Self.registryPath, interface: Self.registry, "GetRegisteredEvents", nil,
      kind: "(a(ss))"
    ) { answer in
      BusValue.first(of: answer).map { list in
        defer { g_variant_unref(list) }
        return BusValue.children(of: list).compactMap { entry in
          defer { g_variant_unref(entry) }
          return BusValue.texts(in: entry)
        }
      }
    }
    for entry in known ?? [] where entry.count == 2 { listeners.add(entry[0], entry[1]) }
  }

  /// Takes notice of who wants to hear of what, or no longer; what else the registry says, or says in another
  /// way, is let be.
  private func hear(_ member: String, _ body: OpaquePointer) {
    guard let texts = BusValue.texts(in: body), texts.count >= 2 else { return }
    switch member {
    case "EventListenerRegistered": listeners.add(texts[0], texts[1])
    case "EventListenerDeregistered": listeners.remove(texts[0], texts[1])
    default: break
    }
  }

  private static func reference(in answer: OpaquePointer) -> BusReference? {
    BusValue.first(of: answer).flatMap { pair in
      defer { g_variant_unref(pair) }
      return BusValue.texts(in: pair).map { BusReference(owner: $0[0], path: $0[1]) }
    }
  }

  // MARK: Showing

  func show(_ tree: AccessibleTree, at origin: (x: Int, y: Int)) {
    let old = scene.tree
    scene.tree = tree
    scene.origin = origin
    guard let old, old.root == tree.root else {
      for signal in scene.firstSignals() { tell(signal) }
      return
    }
    guard old != tree else { return }
    for id in old.order where tree[id] == nil {
      tellCache("RemoveAccessible", scene.reference(BusNode.element(id)).value)
    }
    for id in tree.order where old[id] == nil {
      tellCache("AddAccessible", scene.item(.element(id)))
    }
    for change in tree.changes(since: old) {
      for signal in scene.signals(of: change, since: old) { tell(signal) }
    }
  }

  func say(_ text: String, isUrgent: Bool) {
    if let signal = scene.announcement(text, isUrgent: isUrgent) { tell(signal) }
  }

  private func tell(_ signal: BusSignal) {
    guard signal.isForAll ? !listeners.isEmpty : listeners.want(signal) else { return }
    connection.emit(
      path: signal.node.path, interface: signal.interface, signal.member, signal.body)
  }

  private func tellCache(_ member: String, _ item: BusValue) {
    guard !listeners.isEmpty else { return }
    connection.emit(
      path: BusObjects.cachePath, interface: BusInterface.cache.name, member, .tuple([item]))
  }

  // MARK: Calls

  private func answer(_ call: BusCall) throws(BusError) -> BusValue {
    switch call.kind {
    case .method(let name, let arguments):
      let answer = try scene.answer(name, of: call.interface, at: call.node, arguments)
      if let request = answer.request { onRequest(request) }
      return .tuple(answer.values)
    case .property(let name):
      return try scene.property(name, of: call.interface, at: call.node)
    case .setting("Id", .integer(let id)):
      scene.id = id
      return .truth(true)
    case .setting("CurrentValue", .number(let value)):
      let element = try scene.element(call.node).element
      onRequest(.set(element.id, to: value))
      return .truth(true)
    case .setting(let name, _): throw .noMethod(name, of: call.interface)
    case .interfaces:
      return .array(of: "s", scene.interfaces(of: call.node).map { .text($0.rawValue) })
    }
  }
}

extension BusValue {
  /// The texts that a tuple begins with; nil where it doesn't begin with two.
  static func texts(in tuple: OpaquePointer) -> [String]? {
    guard String(cString: g_variant_get_type_string(tuple)).hasPrefix("(") else { return nil }
    var texts: [String] = []
    for child in children(of: tuple) {
      defer { g_variant_unref(child) }
      if case .text(let text)? = BusValue(child) { texts.append(text) }
    }
    return texts.count >= 2 ? texts : nil
  }
}
