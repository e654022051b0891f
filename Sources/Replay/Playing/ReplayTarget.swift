import Foundation
import Interaction
import VirtualTime

/// What a script is played on: a stage, or whatever behaves like one.
///
/// A target is at `now`, and only goes on. Its state is a function of the events that were sent and
/// of their instants; that is what replaying checks.
public protocol ReplayTarget: AnyObject {
  /// The instant up to which everything has happened.
  var now: Instant { get }

  /// Fires every timer up to `instant`, each at its own deadline.
  ///
  /// - Throws: What went wrong inside the target; a player reports it as a failure.
  func advance(to instant: Instant) throws

  /// Advances to `instant`, then lets the event happen.
  ///
  /// - Throws: What went wrong inside the target; a player reports it as a failure.
  func send(_ event: InputEvent, at instant: Instant) throws

  /// Has what moves by itself be where it is seen at this instant, as it will be for the next event: for who is
  /// about to send one to an element. A target in which nothing does needs none.
  func followFrames()

  /// Where the element with an accessibility identifier stands, in points of the viewport.
  func frame(ofElement identifier: String) -> CGRect?

  /// The topmost element with an accessibility identifier at a point, as a pointer would hit it.
  func element(at point: CGPoint) -> ReplayElement?

  /// The accessibility identifiers of the elements that are there, in an order of the target's.
  var elementIdentifiers: [String] { get }

  /// What can be told of an element; nil when it isn't there.
  func details(ofElement identifier: String) -> ReplayElementDetails?

  /// When the next timer fires; nil if there is none, or the target doesn't know.
  var nextDeadline: Instant? { get }

  /// The viewport's size, in points; nil if the target doesn't know.
  var viewportSize: CGSize? { get }

  /// How what is shown differs from a picture that is kept in a file.
  ///
  /// - Parameters:
  ///   - name: The file, from the script's folder on.
  ///   - tolerance: How far, of 255, the channels of pixels may be off.
  /// - Returns: The difference as the end of a sentence that begins with what was expected: `found …`;
  ///   nil when there is none.
  func difference(fromPicture name: String, tolerance: Int) -> String?

  /// The state as lines.
  var snapshot: StateSnapshot { get }

  /// The same lines in any order, in groups. A group in which nothing has changed is best the very array
  /// that it was: whoever follows a state from event to event doesn't look into it again.
  var stateLines: [[StateSnapshot.Line]] { get }

  /// 64 bits of the state.
  var digest: UInt64 { get }

  /// The fonts that its texts are laid out in, for failures to tell; nil if it doesn't know. Only
  /// asked for when something is not as it should be.
  var fonts: ReplayFonts? { get }

  /// What it is, with its version, for failures to tell; nil if it doesn't say.
  var program: String? { get }

  /// What pointers and keys have begun and not ended, for invariants to check; nil if it doesn't
  /// know.
  var holds: [Hold]? { get }

  /// What is wrong with the program's views, in the order in which it was found, each once; nothing if
  /// the target doesn't tell.
  var issues: [String] { get }

  /// Takes over what the program asked of the world since this was last asked for; nothing if the
  /// target doesn't tell.
  func takeEffects() -> [StageEffect.Occurrence]
}

extension ReplayTarget {
  public var stateLines: [[StateSnapshot.Line]] { [snapshot.lines] }
  public func followFrames() {}
  public var fonts: ReplayFonts? { nil }
  public var program: String? { nil }
  public var holds: [Hold]? { nil }
  public var issues: [String] { [] }
  public func takeEffects() -> [StageEffect.Occurrence] { [] }
  public var nextDeadline: Instant? { nil }
  public var viewportSize: CGSize? { nil }

  public func details(ofElement identifier: String) -> ReplayElementDetails? {
    frame(ofElement: identifier).map { frame in
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      return ReplayElementDetails(
        frame: frame, isVisible: element(at: middle)?.identifier == identifier)
    }
  }

  public func difference(fromPicture name: String, tolerance: Int) -> String? {
    "found nothing that is drawn"
  }
}

/// An element that a script can name.
public struct ReplayElement: Equatable, Sendable {
  public var identifier: String
  /// In points of the viewport.
  public var frame: CGRect

  public init(identifier: String, frame: CGRect) {
    self.identifier = identifier
    self.frame = frame
  }
}
