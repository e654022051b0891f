import Rasterizer
import RecallUI
import Replay

/// A stage as what replays are played on, or a program that shows several, one after the other.
package final class StageTarget: ReplayTarget {
  package let played: any PlayedProgram
  /// Is called when time has gone on to an event's instant, before the event happens.
  package var willSend: ((InputEvent) -> Void)?
  /// Is called before time goes on to an instant, for who looks at the stage on the way there and may bring
  /// it on so far.
  package var willAdvance: ((Instant) -> Void)?
  private let told: any StageTelling

  /// Measured when it is asked for.
  package private(set) lazy var fonts: ReplayFonts? = textMeasurer.map(ReplayFonts.init(of:))
  /// What plays it, with its version, for failures to tell; nil to tell nothing.
  package var program: String?
  private let textMeasurer: PangoTextMeasurer?
  /// How the stage differs from a picture that a script expects, by the picture's name and by how much a
  /// channel may differ: the end of a sentence, or nil for not at all.
  package typealias PictureCheck = (Stage, _ name: String, _ tolerance: Int) -> String?
  private let pictures: PictureCheck?

  /// - Parameters:
  ///   - program: What is played on.
  ///   - told: What replays tell of it.
  ///   - textMeasurer: What lays out its texts, for failures to tell of; nil to tell nothing.
  ///   - pictures: What its picture is compared with; nil where there are none to be had.
  package init(
    _ program: any PlayedProgram, telling told: any StageTelling = CoreTelling(),
    textMeasurer: PangoTextMeasurer? = nil, pictures: PictureCheck? = nil
  ) {
    self.played = program
    self.told = told
    self.textMeasurer = textMeasurer
    self.pictures = pictures
  }

  /// The stage that is shown.
  package var stage: Stage { played.stage }
  package var now: Instant { played.now }
  package var digest: UInt64 { told.digest(of: stage) }
  package var snapshot: StateSnapshot { told.snapshot(of: stage) }
  package var stateLines: [[StateSnapshot.Line]] { told.lines(of: stage) }
  package var holds: [Hold]? { stage.holds }
  package var issues: [String] { played.issues.map(\.description) }
  package var nextDeadline: Instant? { played.nextDeadline }
  package var viewportSize: CGSize? { stage.size }

  package func advance(to instant: Instant) throws {
    willAdvance?(instant)
    try played.advance(to: instant)
  }

  package func send(_ event: InputEvent, at instant: Instant) throws {
    willAdvance?(instant)
    if let willSend {
      try played.advance(to: instant)
      willSend(event)
    }
    try played.send(event, at: instant)
  }

  package func takeEffects() -> [StageEffect.Occurrence] {
    played.takeEffects()
  }

  package func difference(fromPicture name: String, tolerance: Int) -> String? {
    guard let pictures else { return "found nothing that is drawn" }
    return pictures(stage, name, tolerance)
  }

  // MARK: Elements

  package func followFrames() {
    stage.followFrames()
  }

  package func details(ofElement identifier: String) -> ReplayElementDetails? {
    guard let frame = frame(ofElement: identifier) else { return nil }
    let element = stage.element(identifier)
    return ReplayElementDetails(
      frame: frame, isVisible: stage.isHittable(identifier),
      isEnabled: element?.isEnabled ?? true, label: element?.label ?? text(in: frame),
      value: element?.value)
  }

  /// What stands in a rectangle, in the order in which it is drawn; nil for nothing.
  private func text(in frame: CGRect) -> String? {
    let labels = stage.elements.filter { frame.contains($0.frame) && !$0.frame.isEmpty }
      .compactMap(\.label)
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  package func frame(ofElement identifier: String) -> CGRect? {
    told.frame(ofElement: identifier, on: stage)
  }

  package func element(at point: CGPoint) -> ReplayElement? {
    told.element(at: point, on: stage)
  }

  package var elementIdentifiers: [String] {
    told.elementNames(on: stage)
  }
}
