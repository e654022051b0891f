/// What comes gets sharp and large, and what leaves blurs away.
public struct BlurReplaceTransition: Transition {
  /// Whether what comes and what leaves change their size in the same way.
  public struct Configuration: Equatable, Sendable {
    /// How large a view is before it comes, and when it has left.
    fileprivate let scales: (first: CGFloat, last: CGFloat)

    /// What comes grows, and what leaves shrinks.
    public static let downUp = Configuration(scales: (0.8, 0.8))
    /// Both grow.
    public static let upUp = Configuration(scales: (0.8, 1.2))

    public static func == (left: Configuration, right: Configuration) -> Bool {
      left.scales == right.scales
    }
  }

  public let configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale =
      switch phase {
      case .willAppear: configuration.scales.first
      case .identity: 1.0
      case .didDisappear: configuration.scales.last
      }
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(scale)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// What comes gets sharp and large, and what leaves blurs away.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  /// What comes gets sharp and large, and what leaves blurs away.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension AnyTransition {
  /// What comes gets sharp and large, and what leaves blurs away.
  public static var blurReplace: AnyTransition { AnyTransition(.blurReplace) }
}
