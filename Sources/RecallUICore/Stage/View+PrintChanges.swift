extension View {
  /// Prints why the body of this view is being evaluated; for the first line of a body.
  ///
  /// ```swift
  /// var body: some View {
  ///   let _ = Self._printChanges()
  ///   …
  /// }
  /// ```
  ///
  /// The line names what changed, in SwiftUI's words: `CardView: @self, _isOpen changed.` A dynamic
  /// property has the name of its storage. `@self` is the view's value, `@identity` a view that is
  /// made, and `@dependencies` what else the body read: an observed object, a place. It goes to
  /// `Stage.output`.
  ///
  /// Nothing is noted before the first call. So the first line of a view that was there already says
  /// `@dependencies`, whatever it was.
  public static func _printChanges() {
    guard let services = StageContext.services, let node = services.evaluation.node else { return }
    let changes = services.evaluation.changes.read(by: node)
    services.output("\(typeName(of: Self.self)): \(changes.printed)")
  }

  /// The same as `_printChanges()`: a stage has one place for what views say of themselves.
  public static func _logChanges() {
    _printChanges()
  }
}
