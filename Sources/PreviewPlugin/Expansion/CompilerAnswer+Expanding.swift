extension CompilerAnswer {
  /// The answer to a question of the compiler's.
  init(to message: CompilerMessage) {
    switch message {
    case .capability: self = .capability
    case .freestanding(let call): self.init(to: call)
    // A declaration with `@Previewable` stays as it is: `#Preview` makes a view's state of it.
    case .attached(name: "Previewable"): self = .expansion("")
    case .attached(let name):
      self = .expansion(nil, [Diagnostic("expected the macro 'Previewable', found '\(name)'")])
    case .unknown:
      self = .expansion(nil, [Diagnostic("expected a macro to expand, found another message")])
    }
  }

  private init(to call: MacroCall) {
    guard call.macro.name == "Preview" else {
      let message = "expected the macro 'Preview', found '\(call.macro.name)'"
      self = .expansion(nil, [Diagnostic(message, at: call.syntax.location)])
      return
    }
    do throws(PreviewExpansion.Failure) {
      self = .expansion(try PreviewExpansion(call).source)
    } catch {
      self = .expansion(
        nil, [Diagnostic(error.message, at: call.syntax.location, plus: error.offset)])
    }
  }
}
