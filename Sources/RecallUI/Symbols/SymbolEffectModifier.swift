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
    let steps = effect._motion.steps
    let run = Array(repeating: steps, count: options.count).flatMap { $0 }
    return keyframeAnimator(initialValue: SymbolPose(), trigger: value) { content, pose in
      content.posed(pose)
    } keyframes: { _ in
      SymbolTracks(steps: run, speed: options.speed)
    }
  }

  /// Has an effect of symbols go on with this view while that is wanted.
  ///
  /// - Parameters:
  ///   - effect: What it does.
  ///   - options: How fast.
  ///   - isActive: Whether it is wanted.
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let motion = effect._motion
    return Group {
      if isActive, !motion.steps.isEmpty {
        keyframeAnimator(initialValue: SymbolPose(), repeating: true) { content, pose in
          content.posed(pose)
        } keyframes: { _ in
          SymbolTracks(steps: motion.steps, speed: options.speed)
        }
      } else {
        self
      }
    }
    .scaleEffect(isActive ? motion.heldScale : 1)
    .animation(.snappy, value: isActive)
  }

  fileprivate func posed(_ pose: SymbolPose) -> some View {
    scaleEffect(pose.scale).rotationEffect(.degrees(pose.angle)).opacity(pose.opacity)
  }
}

/// The stretches of an effect as tracks.
private struct SymbolTracks: Keyframes {
  let steps: [SymbolPose.Step]
  let speed: Double

  @KeyframesBuilder<SymbolPose> var body: some Keyframes<SymbolPose> {
    KeyframeTrack(\SymbolPose.scale) {
      for step in steps { CubicKeyframe(step.pose.scale, duration: step.seconds / speed) }
    }
    KeyframeTrack(\SymbolPose.angle) {
      for step in steps { CubicKeyframe(step.pose.angle, duration: step.seconds / speed) }
    }
    KeyframeTrack(\SymbolPose.opacity) {
      for step in steps { CubicKeyframe(step.pose.opacity, duration: step.seconds / speed) }
    }
  }
}
