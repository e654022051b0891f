import AccessibilityTree
import CGIO
import Synchronization

/// What the thread of an accessibility bus does: it looks whether anybody listens, and serves those who do, in a
/// context of GLib's own.
///
/// Everything but ``stop()``, ``perform(_:)`` and ``isListening`` happens on that thread, so nothing else of it is
/// ever used by two.
final class AccessibilityLoop: @unchecked Sendable {
  private let address: String
  private let onListening: @Sendable () -> Void
  private let onRequest: @Sendable (AccessibleRequest) -> Void
  // GLib's contexts and loops may be used from any thread.
  private let context: OpaquePointer
  private let loop: OpaquePointer
  private let listening = Atomic<Bool>(false)

  /// The session's bus.
  private var session: BusConnection?
  /// The bus on which programs are shown to those who can't see them, while somebody listens.
  private var server: BusServer?
  private let program: String

  init(
    address: String, program: String, onRequest: @escaping @Sendable (AccessibleRequest) -> Void,
    onListening: @escaping @Sendable () -> Void
  ) {
    self.address = address
    self.program = program
    self.onRequest = onRequest
    self.onListening = onListening
    let context: OpaquePointer = g_main_context_new()
    self.context = context
    loop = g_main_loop_new(context, 0)
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  var isListening: Bool { listening.load(ordering: .relaxed) }

  // MARK: From other threads

  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// Has something be done on the loop's thread, behind what was to be done before.
  func perform(_ body: @escaping @Sendable (AccessibilityLoop) -> Void) {
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { work in
        guard let work else { return 0 }
        Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body()
        return 0
      }, Unmanaged.passRetained(Work { body(self) }).toOpaque(),
      { work in
        guard let work else { return }
        Unmanaged<Work>.fromOpaque(work).release()
      })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  /// Ends the loop, also one that hasn't begun.
  func stop() {
    perform { g_main_loop_quit($0.loop) }
  }

  // MARK: On the loop's thread

  func run() {
    g_main_context_push_thread_default(context)
    defer { g_main_context_pop_thread_default(context) }
    guard let session = BusConnection(address: address) else { return }
    self.session = session
    let status = BusStatus(on: session) { [unowned self] in look() }
    withExtendedLifetime(status) {
      look()
      g_main_loop_run(loop)
    }
    leave()
    self.session = nil
  }

  /// Looks whether anybody listens, and is there for them from now on, or no longer.
  private func look() {
    guard let session else { return }
    guard BusStatus.isEnabled(on: session) else { return leave() }
    guard server == nil, let address = BusStatus.address(on: session),
      let connection = BusConnection(address: address)
    else { return }
    server = BusServer(
      on: connection, program: program, onRequest: onRequest,
      onEnd: { [unowned self] in perform { $0.leave() } })
    server?.begin()
    listen(true)
  }

  private func leave() {
    server?.end()
    server = nil
    listen(false)
  }

  private func listen(_ isListening: Bool) {
    guard listening.exchange(isListening, ordering: .relaxed) != isListening else { return }
    onListening()
  }

  func show(_ tree: AccessibleTree, at origin: (x: Int, y: Int)) {
    server?.show(tree, at: origin)
  }

  func say(_ text: String, isUrgent: Bool) {
    server?.say(text, isUrgent: isUrgent)
  }
}
