/// Why views show less than they have.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is to be shown isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may look on: a stage shows private views all the same.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown may be out of date: it is shown all the same.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why views here show less than they have.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether bars stand for text and images.
  var showsPlaceholders: Bool { redactionReasons.contains(.placeholder) }
}

extension DisplayListBuilder {
  /// Draws the bar that stands for a text or an image.
  mutating func addPlaceholder(in rect: CGRect, _ environment: EnvironmentValues) {
    let bar = rect.insetBy(dx: 0, dy: rect.height * 0.08)
    let color = Color.primary.opacity(0.16).resolve(in: environment)
    add(.fill(Path(roundedRect: bar, cornerRadius: 4), .color(color), FillStyle()))
  }
}

extension View {
  /// Has bars stand for texts and images in this view, for a reason.
  public consuming func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows all that this view has.
  public consuming func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Taken for what programs say: nobody looks on at a stage.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    self
  }
}
