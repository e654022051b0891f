import CSDL2

/// Events as SDL would report them.
extension SDL_Event {
  private static func make(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    // The type stands at the same place in all of them.
    event.type = type.rawValue
    return event
  }

  static func button(
    _ type: SDL_EventType, _ number: Int32, _ x: Int32, _ y: Int32
  ) -> SDL_Event {
    make(type) { event in
      event.button.button = UInt8(number)
      event.button.x = x
      event.button.y = y
    }
  }

  static func motion(_ state: UInt32, _ x: Int32, _ y: Int32) -> SDL_Event {
    make(SDL_MOUSEMOTION) { event in
      event.motion.state = state
      event.motion.x = x
      event.motion.y = y
    }
  }

  /// A wheel's turn, with the mouse at (7, 8).
  static func wheel(_ x: Float, _ y: Float) -> SDL_Event {
    make(SDL_MOUSEWHEEL) { event in
      event.wheel.preciseX = x
      event.wheel.preciseY = y
      event.wheel.mouseX = 7
      event.wheel.mouseY = 8
    }
  }

  static func finger(
    _ type: SDL_EventType, _ finger: SDL_FingerID, _ x: Float, _ y: Float
  ) -> SDL_Event {
    make(type) { event in
      event.tfinger.fingerId = finger
      event.tfinger.x = x
      event.tfinger.y = y
    }
  }

  static func key(
    _ type: SDL_EventType, _ key: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE,
    repeating: Bool = false
  ) -> SDL_Event {
    make(type) { event in
      event.key.keysym.sym = SDL_Keycode(bitPattern: key.rawValue)
      event.key.keysym.mod = UInt16(modifiers.rawValue)
      event.key.repeat = repeating ? 1 : 0
    }
  }

  static func text(_ text: String) -> SDL_Event {
    make(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { buffer in
        buffer.copyBytes(from: text.utf8.prefix(buffer.count - 1))
      }
    }
  }

  static func marked(_ text: String) -> SDL_Event {
    make(SDL_TEXTEDITING) { event in
      withUnsafeMutableBytes(of: &event.edit.text) { buffer in
        buffer.copyBytes(from: text.utf8.prefix(buffer.count - 1))
      }
    }
  }

  static func window(
    _ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0
  ) -> SDL_Event {
    make(SDL_WINDOWEVENT) { event in
      event.window.event = UInt8(id.rawValue)
      event.window.data1 = data1
      event.window.data2 = data2
    }
  }

  static func soundDevice(
    _ type: SDL_EventType, _ device: UInt32, isCapture: Bool
  ) -> SDL_Event {
    make(type) { event in
      event.adevice.which = device
      event.adevice.iscapture = isCapture ? 1 : 0
    }
  }

  /// This event, as of `timestamp`.
  func at(_ timestamp: UInt32) -> SDL_Event {
    var event = self
    event.common.timestamp = timestamp
    return event
  }
}
