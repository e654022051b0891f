import Foundation

/// Something that a player, the window or a script does to a stage.
///
/// An event carries no time of its own: a driver sends it at an instant of the stage's clock.
/// Positions are in points, from the viewport's top leading corner, y downwards.
public enum InputEvent: Equatable, Sendable {
  /// A mouse button, a finger or a pen went down, moved, went up, or was lost.
  case pointer(PointerEvent)
  /// A wheel turned or a touchpad scrolled.
  case scroll(ScrollEvent)
  /// A key went down or up.
  case key(KeyEvent)
  /// Text was entered, after the keyboard's layout and input method.
  case text(String)
  /// An input method shows what it has so far: text that is not entered yet, nor part of anything;
  /// empty when there is none any more.
  case marked(String)
  /// The pasteboard's text, for whoever asked for it (`StageEffect.requestPaste`).
  case paste(String)
  /// The program that drives the stage tells something, as an answer to a `StageEffect.message`: what
  /// stood in a file, for example. What it is called, and what it says, is between the two.
  case message(name: String, body: String)
  /// The viewport has a new size, in points.
  case resize(CGSize)
  /// The window gained or lost the focus of the keyboard.
  case focus(FocusChange)
}

/// Tells pointers apart that are down at the same time.
///
/// The mouse is 0; fingers are numbered from 1 in the order in which they came down.
public struct PointerID: Hashable, Comparable, Sendable {
  /// The number, 0 for the mouse.
  public var number: Int

  /// Creates the identifier of pointer `number`.
  public init(_ number: Int) {
    self.number = number
  }

  /// The mouse, or whatever moves the one cursor.
  public static let mouse = PointerID(0)

  public static func < (left: PointerID, right: PointerID) -> Bool {
    left.number < right.number
  }
}

/// One step of a pointer.
public struct PointerEvent: Equatable, Sendable {
  /// What the pointer did.
  public enum Phase: String, CaseIterable, Sendable {
    case down, move, up, cancel
  }

  /// The button that a mouse used; a finger is always `primary`.
  public enum Button: String, CaseIterable, Sendable {
    case primary, secondary, middle
  }

  public var phase: Phase
  /// Where, in points of the viewport.
  public var position: CGPoint
  public var pointer: PointerID
  public var button: Button

  /// Creates a step of a pointer at a position in points.
  public init(
    _ phase: Phase,
    at position: CGPoint,
    pointer: PointerID = .mouse,
    button: Button = .primary
  ) {
    self.phase = phase
    self.position = position
    self.pointer = pointer
    self.button = button
  }
}

/// A turn of a wheel or a stroke on a touchpad.
public struct ScrollEvent: Equatable, Sendable {
  /// Where the pointer stood, in points.
  public var position: CGPoint
  /// How far the content should move, in points; a positive height shows what is further up.
  public var delta: CGSize

  public init(at position: CGPoint, by delta: CGSize) {
    self.position = position
    self.delta = delta
  }
}

/// A key that went down or up.
public struct KeyEvent: Equatable, Sendable {
  public enum Phase: String, CaseIterable, Sendable {
    case down, `repeat`, up
  }

  public var phase: Phase
  /// The key's name in lower case: `a`, `7`, `space`, `return`, `escape`, `left`, `tab`.
  public var key: String
  /// The modifier keys that were held.
  public var modifiers: Modifiers

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  public init(_ phase: Phase, key: String, modifiers: Modifiers = []) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
  }
}

/// Whether the window has the keyboard's focus from now on.
public enum FocusChange: String, CaseIterable, Sendable {
  case gained, lost
}
