/// Passes through phases, each with its animation; the next one begins when an animation is
/// complete.
private struct PhasedView<Phase: Equatable, Trigger: Equatable, Content: View>: View {
  /// Which run through the phases goes on: one that was superseded, or whose view is gone, ends.
  private final class Run {
    var number = 0
  }

  let phases: [Phase]
  /// Begins one run whenever it changes; nil for one run after the other.
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = Run()

  var body: some View {
    Group {
      if index < phases.count { content(phases[index]) }
    }
    .onAppear { if trigger == nil { begin() } }
    .onChange(of: trigger) { begin() }
    .onDisappear { run.number += 1 }
  }

  private func begin() {
    guard phases.count > 1 else { return }
    run.number += 1
    pass(to: 1, run.number)
  }

  private func pass(to next: Int, _ number: Int) {
    guard run.number == number else { return }
    let animation = animation(phases[next])
    guard animation.map({ $0.logicalDuration > 0 }) ?? false else {
      withAnimation(animation) { index = next }
      StageQueue.main.asyncAfter(deadline: .now() + shortestPhase) { goOn(from: next, number) }
      return
    }
    withAnimation(animation) {
      index = next
    } completion: {
      goOn(from: next, number)
    }
  }

  private func goOn(from phase: Int, _ number: Int) {
    guard trigger == nil || phase != 0 else { return }
    pass(to: (phase + 1) % phases.count, number)
  }

  /// In seconds: a phase that is passed into at once has to be seen, for a frame of 60 Hz at least.
  private var shortestPhase: Double { 1 / 60 }
}

/// Shows content in phases.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  /// Begins one run whenever it changes; nil for one run after the other.
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// A value of whichever type, to be compared.
  private struct Trigger: Equatable {
    let value: Any
    let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
      self.value = value
      isEqual = { $0 as? Value == value }
    }

    static func == (left: Trigger, right: Trigger) -> Bool { left.isEqual(right.value) }
  }

  /// Shows content in phases, one after the other and over again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Shows content in phases, once through all of them and back to the first whenever `trigger`
  /// changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    PhasedView(phases: phases, trigger: trigger, content: content, animation: animation)
  }
}

extension View {
  /// Shows this view in phases, one after the other and over again.
  ///
  /// - Parameters:
  ///   - phases: The phases; the view begins in the first one.
  ///   - content: This view in a phase.
  ///   - animation: How the view passes into a phase. One that is passed into at once lasts for a
  ///     sixtieth of a second.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(
      phases: Array(phases), trigger: Int?.none,
      content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }

  /// Shows this view in phases, once through all of them and back to the first whenever `trigger`
  /// changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(
      phases: Array(phases), trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
  }
}
