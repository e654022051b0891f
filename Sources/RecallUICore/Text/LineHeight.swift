extension AttributedString {
  /// How far lines are from each other, each from its baseline to the next.
  public struct LineHeight: Hashable, Sendable {
    let height: TextLineHeight?

    /// That of the letters.
    public static let variable = LineHeight(height: nil)
    /// That of the letters.
    public static let normal = LineHeight(height: .part(1))
    /// More than usual: a quarter more.
    public static let loose = LineHeight(height: .part(1.25))
    /// Less than usual: an eighth less.
    public static let tight = LineHeight(height: .part(0.875))

    /// A factor of the letters' size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(height: .factor(factor))
    }

    /// So many points more than the letters have.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(height: .increase(increase))
    }

    /// In points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(height: .exact(points)) }
  }
}

extension Text {
  /// What decides where lines begin.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let strategy: TextDirectionStrategy?

    /// What the text is: a sentence of the program's begins where its language does, and what stands for itself where its
    /// first letter does.
    public static let `default` = WritingDirectionStrategy(strategy: nil)
    /// The first letter of each paragraph.
    public static let contentBased = WritingDirectionStrategy(strategy: .contentBased)
    /// The surroundings, as for views.
    public static let layoutBased = WritingDirectionStrategy(strategy: .layoutBased)
  }
}

extension View {
  /// Sets how far lines of a text are from each other; nil for that of the letters.
  ///
  /// The first line stands where it stood. What `lineSpacing(_:)` says comes on top of it.
  public consuming func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.textTraits.lineHeight, lineHeight?.height)
  }

  /// Sets what decides where lines of a text begin.
  public consuming func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    environment(\.textTraits.writingDirection, strategy.strategy)
  }
}
