/// Shows content of a value that follows keyframes.
///
/// What is drawn follows the frames; what counts for layout and hits is the content of the last
/// update, as in a `TimelineView`: the one that it began with, or that it ended with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  /// One way along the keyframes.
  private struct Run {
    let number: Int
    let timeline: KeyframeTimeline<Value>
    /// When it began; nil when it is over.
    let start: Date?

    func value(at date: Date) -> Value {
      guard let start else { return timeline.value(time: timeline.duration) }
      return timeline.value(time: date.timeIntervalSince(start))
    }
  }

  /// A value of whichever type, to be compared.
  private struct Trigger: Equatable {
    let value: Any
    let isEqual: (Any) -> Bool

    init<Known: Equatable>(_ value: Known) {
      self.value = value
      isEqual = { $0 as? Known == value }
    }

    static func == (left: Trigger, right: Trigger) -> Bool { left.isEqual(right.value) }
  }

  private let initialValue: Value
  private let isRepeating: Bool
  /// Begins a run when it changes; nil for a run that begins with the view.
  private let trigger: Trigger?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var run: Run?
  @Environment(\.clock) private var clock

  /// Creates an animator that begins with the view.
  ///
  /// - Parameters:
  ///   - initialValue: What it begins with.
  ///   - repeating: Whether it begins again when it is over.
  ///   - content: The content of a value.
  ///   - keyframes: How the value changes, from the one that it has.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates an animator that begins whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = false
    self.trigger = Trigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    TimelineView(.animation(paused: run?.start == nil)) { context in
      content(run?.value(at: context.date) ?? initialValue)
    }
    .onAppear { if trigger == nil { begin() } }
    .onChange(of: trigger) { begin() }
    .onDisappear { run = nil }
  }

  private func begin() {
    let current = run?.value(at: now) ?? initialValue
    let timeline = KeyframeTimeline(
      initialValue: isRepeating ? initialValue : current, keyframes(current))
    guard timeline.duration > 0 else {
      run = Run(number: next, timeline: timeline, start: nil)
      return
    }
    let new = Run(number: next, timeline: timeline, start: now)
    run = new
    StageQueue.main.asyncAfter(deadline: .now() + timeline.duration) { end(new.number) }
  }

  private func end(_ number: Int) {
    guard let run, run.number == number else { return }
    if isRepeating {
      begin()
    } else {
      self.run = Run(number: next, timeline: run.timeline, start: nil)
    }
  }

  private var next: Int { (run?.number ?? 0) &+ 1 }

  private var now: Date { clock.dates.date(at: clock.now) }
}

extension View {
  /// Shows this view with modifiers of a value that follows keyframes.
  public func keyframeAnimator<Value, KeyframePath: Keyframes, Modified: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Modified,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(content: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Shows this view with modifiers of a value that follows keyframes whenever `trigger` changes.
  public func keyframeAnimator<Value, KeyframePath: Keyframes, Modified: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Modified,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(content: self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
