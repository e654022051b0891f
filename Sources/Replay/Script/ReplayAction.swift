import Interaction

/// What a step does.
public enum ReplayAction: Equatable, Sendable {
  /// Nothing; it carries the digest and the snapshot that the recording began with.
  case start
  /// Nothing but that time goes on to here, and its timers fire.
  case wait
  /// A pointer goes down and up at once.
  case tap(ScriptPlace, PointerUse = .mouse)
  /// A pointer goes down, and up after a while.
  case press(ScriptPlace, milliseconds: Int64, PointerUse = .mouse)
  /// A pointer goes down, moves in a straight line, and goes up at its end.
  case drag(from: ScriptPlace, to: ScriptPlace, milliseconds: Int64, PointerUse = .mouse)
  /// A single step of a pointer.
  case pointer(PointerEvent.Phase, ScriptPlace, PointerUse = .mouse)
  /// A turn of a wheel, in points.
  case scroll(ScriptPlace, by: ScriptPoint)
  /// A step of a key; without a phase it goes down and up at once.
  case key(KeyEvent.Phase?, String, KeyEvent.Modifiers = [])
  /// Text is entered.
  case text(String)
  /// An input method shows what it has so far.
  case marked(String)
  /// The pasteboard's text comes.
  case paste(String)
  /// The program that drives the stage tells something.
  case message(name: String, body: String)
  /// The viewport gets another size.
  case resize(ScriptSize)
  /// The window gets or loses the focus.
  case focus(FocusChange)
  /// Something has to hold.
  case expect(ReplayExpectation)
  /// The program has to have asked for something since the last line of this kind.
  case expectEffect(StageEffect)
  /// The picture has to be one that is kept in a file, each channel of its pixels within so many of 255;
  /// from version 5 on.
  case expectPicture(String, tolerance: Int = 0)
  /// A wheel is turned, at a place or in the viewport's middle, until an element can be hit in its
  /// middle; from version 5 on.
  case scrollTo(String, at: ScriptPlace? = nil)
  /// Time goes on until something holds, and at most so long; from version 5 on.
  case waitUntil(ReplayExpectation, milliseconds: Int64)
  /// Time goes on to here, and the script ends.
  case end

  /// A line of the snapshot has to have a value.
  public static func expect(name: String, value: String) -> ReplayAction {
    .expect(ReplayExpectation(.state(name), .equal(value)))
  }

  /// Whether it needs to know where an element is.
  var meetsElements: Bool {
    switch self {
    case .tap(let place, _), .press(let place, _, _), .pointer(_, let place, _),
      .scroll(let place, _):
      place.isOfElement
    case .drag(let from, let to, _, _): from.isOfElement || to.isOfElement
    case .scrollTo: true
    default: false
    }
  }

  /// Whether the script ends with it.
  var isEnd: Bool {
    if case .end = self { true } else { false }
  }

  /// How long the action takes, or may take.
  var milliseconds: Int64 {
    switch self {
    case .press(_, let milliseconds, _), .drag(_, _, let milliseconds, _),
      .waitUntil(_, let milliseconds):
      milliseconds
    default: 0
    }
  }

  /// Whether it looks at the stage and leaves it as it is.
  public var isExpectation: Bool {
    switch self {
    case .expect, .expectEffect, .expectPicture: true
    default: false
    }
  }

  /// The pointer that the action moves.
  var pointer: PointerID? {
    switch self {
    case .tap(_, let use), .press(_, _, let use), .drag(_, _, _, let use), .pointer(_, _, let use):
      use.pointer
    default: nil
    }
  }
}

/// A place on the stage.
public enum ScriptPlace: Hashable, Sendable {
  /// In points, from the viewport's top leading corner.
  case point(ScriptPoint)
  /// In an element, by its accessibility identifier: the offset is from its top leading corner;
  /// without one it is the element's centre.
  case element(String, offset: ScriptPoint? = nil)
  /// Where no element is, by the one that is nearest: the offset is from its top leading corner.
  /// Only scripts from version 2 on have such places.
  case beside(String, offset: ScriptPoint)

  /// Whether it is told by an element.
  var isOfElement: Bool {
    if case .point = self { false } else { true }
  }
}

/// Which pointer acts, and with which button.
public struct PointerUse: Hashable, Sendable {
  public var pointer: PointerID
  public var button: PointerEvent.Button

  public init(_ pointer: PointerID = .mouse, button: PointerEvent.Button = .primary) {
    self.pointer = pointer
    self.button = button
  }

  /// The mouse with its primary button.
  public static let mouse = PointerUse()
}
