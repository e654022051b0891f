import VirtualTime

extension Stage {
  /// Who hears what the stage does, from now on; nil for nobody, which costs nothing.
  public var trace: StageTrace? {
    get { services.trace }
    set {
      services.trace = newValue
      services.router.trace = sink(for: .gestures)
      graph.evaluation.changes.trace = sink(for: .evaluations)
      graph.layout.trace = sink(for: .layout)
      graph.focus.trace = sink(for: .focus)
      services.effects.trace = sink(for: .effects)
      let shift = newValue?.shift ?? .zero
      services.scheduler.trace = sink(for: .timers).map { tell in
        { tell($0.description(later: shift)) }
      }
    }
  }

  /// Gets what views print of themselves with `_printChanges()`: standard output, unless it is
  /// replaced.
  public var output: (String) -> Void {
    get { services.output }
    set { services.output = newValue }
  }

  /// Takes what is told of a kind; nil when nobody wants to hear of it.
  private func sink(for kind: TraceEvent.Kind) -> ((String) -> Void)? {
    guard let trace, trace.kinds.contains(kind) else { return nil }
    let (scheduler, receive, shift) = (services.scheduler, trace.receive, trace.shift)
    return { [unowned scheduler] text in
      receive(
        TraceEvent(instant: scheduler.now.advanced(by: shift), kind: kind, text: text))
    }
  }
}
