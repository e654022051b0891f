extension View {
  /// Runs an effect of symbols on this view whenever a value changes.
  ///
  /// - Parameters:
  ///   - effect: What it does.
  ///   - options: How often, and how fast.
  ///   - value: A change of this runs it.
  public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    modifier(RunningSymbolEffect(motion: effect._motion, options: options, value: value))
  }

  /// Has an effect of symbols go on with this view while that is wanted.
  ///
  /// - Parameters:
  ///   - effect: What it does.
  ///   - options: How fast, and with which pauses.
  ///   - isActive: Whether it is wanted.
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
  }

  fileprivate func posed(_ pose: SymbolPose) -> some View {
    scaleEffect(pose.scale).rotationEffect(.degrees(pose.angle)).offset(pose.offset)
      .opacity(pose.opacity)
  }
}

/// An effect that runs when a value changes.
private struct RunningSymbolEffect<Value: Equatable>: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let value: Value
  @Environment(\.layoutDirection) private var direction

  init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
    self.motion = motion
    self.options = options
    self.value = value
  }

  func body(content: Content) -> some View {
    let run = options.runs(of: motion.steps(direction))
    content.keyframeAnimator(initialValue: SymbolPose(), trigger: value) { content, pose in
      content.posed(pose)
    } keyframes: { _ in
      SymbolTracks(steps: run)
    }
  }
}

/// An effect that goes on while it is wanted.
private struct LastingSymbolEffect: ViewModifier {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  let isActive: Bool
  @Environment(\.layoutDirection) private var direction

  init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
    self.motion = motion
    self.options = options
    self.isActive = isActive
  }

  func body(content: Content) -> some View {
    let steps = options.lastingRun(of: motion.steps(direction))
    Group {
      if isActive, !steps.isEmpty {
        content.keyframeAnimator(initialValue: SymbolPose(), repeating: true) { content, pose in
          content.posed(pose)
        } keyframes: { _ in
          SymbolTracks(steps: steps)
        }
      } else {
        content
      }
    }
    .scaleEffect(isActive ? motion.heldScale : 1)
    .animation(.snappy, value: isActive)
  }
}

extension SymbolEffectOptions {
  /// The stretches of all runs that a value's change leads to.
  fileprivate func runs(of steps: [SymbolPose.Step]) -> [SymbolPose.Step] {
    let run = lastingRun(of: steps)
    let all = Array(repeating: run, count: count).flatMap { $0 }
    // Behind the last run nothing is waited for.
    return pause > 0 ? Array(all.dropLast()) : all
  }

  /// The stretches of one run, and the pause behind it.
  fileprivate func lastingRun(of steps: [SymbolPose.Step]) -> [SymbolPose.Step] {
    var run = steps.map { SymbolPose.Step(pose: $0.pose, seconds: $0.seconds / speed) }
    if pause > 0, let last = run.last {
      run.append(SymbolPose.Step(pose: last.pose, seconds: pause, isPause: true))
    }
    return run
  }
}

/// The stretches of an effect as tracks.
private struct SymbolTracks: Keyframes {
  let steps: [SymbolPose.Step]

  @KeyframesBuilder<SymbolPose> var body: some Keyframes<SymbolPose> {
    track(\.scale)
    track(\.angle)
    track(\.offset)
    track(\.opacity)
  }

  private func track<Value: Animatable>(
    _ path: WritableKeyPath<SymbolPose, Value>
  ) -> some Keyframes<SymbolPose> {
    KeyframeTrack(path) {
      for step in steps {
        if step.isPause {
          LinearKeyframe(step.pose[keyPath: path], duration: step.seconds)
        } else {
          CubicKeyframe(step.pose[keyPath: path], duration: step.seconds)
        }
      }
    }
  }
}
