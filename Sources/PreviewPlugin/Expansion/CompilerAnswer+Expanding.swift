extension CompilerAnswer {
  /// The answer to a question of the compiler's.
  init(to message: CompilerMessage) {
    switch message {
    case .capability: self = .capability
    case .freestanding(let call): self.init(to: call)
    // A declaration with `@Previewable` stays as it is: `#Preview` makes a view's state of it. So does a property that is
    // left out of what is animated.
    case .attached(let call) where ["Previewable", "AnimatableIgnored"].contains(call.macro.name):
      self = .expansion("")
    case .attached(let call) where call.macro.name == "Animatable": self.init(animating: call)
    case .attached(let call): self.init(to: call)
    case .unknown:
      self = .expansion(nil, [Diagnostic("expected a macro to expand, found another message")])
    }
  }

  private init(to call: AttachedCall) {
    guard call.macro.name == "Entry" else {
      let message =
        "expected the macro 'Previewable', 'Entry' or 'Animatable', found '\(call.macro.name)'"
      self = .expansion(nil, [Diagnostic(message)])
      return
    }
    do throws(EntryExpansion.Failure) {
      self = .expansion(try EntryExpansion(call).source)
    } catch {
      self = .expansion(nil, [Diagnostic(error.message, at: call.declSyntax?.location)])
    }
  }

  private init(animating call: AttachedCall) {
    do throws(AnimatableExpansion.Failure) {
      self = .expansion(try AnimatableExpansion(call).source)
    } catch {
      self = .expansion(nil, [Diagnostic(error.message, at: call.declSyntax?.location)])
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
