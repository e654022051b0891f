/// What the one who plays is to feel, or hear.
public struct SensoryFeedback: Hashable, Sendable {
  /// What a replay and a trace call it: `success`, `impact medium 1.0`.
  public let name: String

  /// Feedback by the name that a replay has for it.
  public init(named name: String) {
    self.name = name
  }

  /// A task was done.
  public static let success = SensoryFeedback(named: "success")
  /// A task brought up a warning.
  public static let warning = SensoryFeedback(named: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(named: "error")
  /// What is chosen changes.
  public static let selection = SensoryFeedback(named: "selection")
  /// A value rises beyond a threshold.
  public static let increase = SensoryFeedback(named: "increase")
  /// A value falls below a threshold.
  public static let decrease = SensoryFeedback(named: "decrease")
  /// An activity starts.
  public static let start = SensoryFeedback(named: "start")
  /// An activity stops.
  public static let stop = SensoryFeedback(named: "stop")
  /// What is dragged is in line with something.
  public static let alignment = SensoryFeedback(named: "alignment")
  /// One level of pressure passes into another.
  public static let levelChange = SensoryFeedback(named: "levelChange")
  /// What is drawn closes a path.
  public static let pathComplete = SensoryFeedback(named: "pathComplete")
  /// Things knock together.
  public static let impact = SensoryFeedback.impact()

  /// How heavy things are that knock together.
  public struct Weight: Hashable, Sendable {
    let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that knock together.
  public struct Flexibility: Hashable, Sendable {
    let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// Things of a weight knock together.
  ///
  /// - Parameters:
  ///   - weight: How heavy they are.
  ///   - intensity: From 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(named: "impact \(weight.name) \(share(intensity))")
  }

  /// Things of a hardness knock together.
  ///
  /// - Parameters:
  ///   - flexibility: How hard they are.
  ///   - intensity: From 0 to 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(named: "impact \(flexibility.name) \(share(intensity))")
  }

  private static func share(_ intensity: Double) -> Double {
    intensity.isNaN ? 0 : min(max(intensity, 0), 1)
  }
}
