extension View {
  /// Gives feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Gives feedback when a value changes and that meets a condition.
  ///
  /// - Parameters:
  ///   - feedback: What is given.
  ///   - trigger: The value.
  ///   - condition: Gets the former value and the new one.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Gives the feedback that a change of a value calls for, if any.
  ///
  /// - Parameters:
  ///   - trigger: The value.
  ///   - feedback: Gets the former value and the new one.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
  }

  /// Gives the feedback, if any, that is called for when a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }
}

/// Feedback is an effect: the stage lists it, and whoever drives the stage gives it.
private struct FeedbackModifier<Trigger: Equatable>: ViewModifier {
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?
  @Environment(\.performEffect) private var performEffect

  init(trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?) {
    self.trigger = trigger
    self.feedback = feedback
  }

  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { performEffect(.feedback(feedback)) }
    }
  }
}
