import CSDL2
import RecallUI

/// Says what an event of SDL means to a stage and to its window.
struct EventTranslator {
  /// What an event means.
  enum Meaning: Equatable {
    /// Something for the stage.
    case input(InputEvent)
    /// The mouse moved to a point, with no button down.
    case hover(CGPoint)
    /// The mouse left the window.
    case leave
    /// A file was dropped onto the window.
    case drop(path: String)
    /// The window's pixels are lost, have another size, or can be seen again.
    case repaint
    /// The window can't be seen.
    case hide
    /// What sounds come out of changed.
    case soundDevices(SoundDeviceChange)
    /// The window is to come to the front.
    case raise
    /// The person, or a signal, wants to end.
    case close
    /// Nothing.
    case none
  }

  /// How far one notch of a wheel moves content, in points: three lines of text, as desktops do.
  static let pointsPerNotch: CGFloat = 60

  /// The window's size in points.
  private(set) var size: CGSize
  private var fingers = FingerNumbers()
  /// Whether an input method has something that is not entered yet.
  private var isMarking = false

  init(size: CGSize) {
    self.size = size
  }

  /// What `event` means.
  mutating func meaning(of event: SDL_Event) -> Meaning {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN: button(event.button, .down)
    case SDL_MOUSEBUTTONUP: button(event.button, .up)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_FINGERDOWN: finger(event.tfinger, .down)
    case SDL_FINGERMOTION: finger(event.tfinger, .move)
    case SDL_FINGERUP: finger(event.tfinger, .up)
    case SDL_KEYDOWN: key(event.key, event.key.repeat == 0 ? .down : .repeat)
    case SDL_KEYUP: key(event.key, .up)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_TEXTEDITING: marked(event.edit)
    case SDL_DROPFILE: drop(event.drop)
    case SDL_WINDOWEVENT: window(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: .repaint
    case SDL_AUDIODEVICEADDED: soundDevice(event.adevice, .added)
    case SDL_AUDIODEVICEREMOVED: soundDevice(event.adevice, .lost)
    case SDL_QUIT: .close
    case _ where PostedEvents.asksToRaise(event): .raise
    default: PostedEvents.take(for: event).map(Meaning.input) ?? .none
    }
  }

  // MARK: Pointers

  /// SDL makes mouse events out of fingers for programs that know no fingers.
  private func isFromFinger(_ mouse: UInt32) -> Bool {
    mouse == UInt32.max
  }

  private func button(
    _ event: SDL_MouseButtonEvent, _ phase: PointerEvent.Phase
  ) -> Meaning {
    guard !isFromFinger(event.which), let button = PointerEvent.Button(sdlButton: event.button)
    else { return .none }
    let position = CGPoint(x: Int(event.x), y: Int(event.y))
    return .input(.pointer(PointerEvent(phase, at: position, button: button)))
  }

  private func motion(_ event: SDL_MouseMotionEvent) -> Meaning {
    guard !isFromFinger(event.which) else { return .none }
    let position = CGPoint(x: Int(event.x), y: Int(event.y))
    guard let button = PointerEvent.Button(sdlState: event.state) else {
      return .hover(position)
    }
    return .input(.pointer(PointerEvent(.move, at: position, button: button)))
  }

  /// The direction needs no look: SDL's numbers follow the system's setting already.
  private func wheel(_ event: SDL_MouseWheelEvent) -> Meaning {
    guard !isFromFinger(event.which) else { return .none }
    let delta = CGSize(
      width: -CGFloat(event.preciseX) * Self.pointsPerNotch,
      height: CGFloat(event.preciseY) * Self.pointsPerNotch)
    guard delta != .zero else { return .none }
    let position = CGPoint(x: Int(event.mouseX), y: Int(event.mouseY))
    return .input(.scroll(ScrollEvent(at: position, by: delta)))
  }

  /// A finger's place comes as a part of the window's size.
  private mutating func finger(
    _ event: SDL_TouchFingerEvent, _ phase: PointerEvent.Phase
  ) -> Meaning {
    let pointer = fingers.pointer(
      device: event.touchId, finger: event.fingerId, phase: phase)
    guard let pointer else { return .none }
    let position = CGPoint(
      x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    return .input(.pointer(PointerEvent(phase, at: position, pointer: pointer)))
  }

  // MARK: Keyboard

  private func key(_ event: SDL_KeyboardEvent, _ phase: KeyEvent.Phase) -> Meaning {
    let name = String(cString: SDL_GetKeyName(event.keysym.sym)).lowercased()
    guard !name.isEmpty else { return .none }
    return .input(
      .key(KeyEvent(phase, key: name, modifiers: .init(sdlModifiers: event.keysym.mod))))
  }

  private func text(_ event: SDL_TextInputEvent) -> Meaning {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? .none : .input(.text(text))
  }

  /// What an input method has so far. SDL says often that there is nothing.
  private mutating func marked(_ event: SDL_TextEditingEvent) -> Meaning {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard isMarking || !text.isEmpty else { return .none }
    isMarking = !text.isEmpty
    return .input(.marked(text))
  }

  // MARK: Files

  /// The event's path is ours to free.
  private func drop(_ event: SDL_DropEvent) -> Meaning {
    guard let path = event.file else { return .none }
    defer { SDL_free(path) }
    return .drop(path: String(cString: path))
  }

  // MARK: Sound

  /// A device that is lost has a number, as long as it was open; one to record with is nobody's here.
  private func soundDevice(_ event: SDL_AudioDeviceEvent, _ change: SoundDeviceChange) -> Meaning {
    guard event.iscapture == 0, change == .added || event.which != 0 else { return .none }
    return .soundDevices(change)
  }

  // MARK: Window

  /// What it means that the window has `newSize`, in points.
  ///
  /// The pixels are new even where the size is not: a window that moved to another screen.
  mutating func resize(to newSize: CGSize) -> Meaning {
    guard newSize != size else { return .repaint }
    size = newSize
    return .input(.resize(newSize))
  }

  private mutating func window(_ event: SDL_WindowEvent) -> Meaning {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      return resize(to: CGSize(width: Int(event.data1), height: Int(event.data2)))
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED,
      SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return .repaint
    case SDL_WINDOWEVENT_LEAVE: return .leave
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return .hide
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .input(.focus(.gained))
    case SDL_WINDOWEVENT_FOCUS_LOST: return .input(.focus(.lost))
    case SDL_WINDOWEVENT_CLOSE: return .close
    default: return .none
    }
  }
}

extension PointerEvent.Button {
  /// Nil for buttons that only some mice have.
  init?(sdlButton: UInt8) {
    switch Int32(sdlButton) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }

  /// The first button that is down in a mask of SDL's; nil for none.
  init?(sdlState: UInt32) {
    let down = [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE].first { button in
      sdlState & (1 << UInt32(button - 1)) != 0
    }
    guard let down else { return nil }
    self.init(sdlButton: UInt8(down))
  }
}

extension KeyEvent.Modifiers {
  private static let names: [(mask: SDL_Keymod, modifier: KeyEvent.Modifiers)] = [
    (SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue), .shift),
    (SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue), .control),
    (SDL_Keymod(KMOD_LALT.rawValue | KMOD_RALT.rawValue), .option),
    (SDL_Keymod(KMOD_LGUI.rawValue | KMOD_RGUI.rawValue), .command),
  ]

  init(sdlModifiers: UInt16) {
    self = []
    for name in Self.names where UInt32(sdlModifiers) & name.mask.rawValue != 0 {
      insert(name.modifier)
    }
  }
}
