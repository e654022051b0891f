import AccessibilityTree

extension BusScene {
  /// What places are counted from, by the numbers of AT-SPI.
  private enum Space: UInt32 {
    case screen, window, parent
  }

  func component(
    _ method: String, of entry: AccessibleTree.Entry, _ arguments: [BusValue]
  ) throws(BusError) -> Answer {
    let element = entry.element
    switch method {
    case "Contains", "GetAccessibleAtPoint":
      guard case .integer(let x)? = arguments.first, arguments.count == 3,
        case .integer(let y) = arguments[1]
      else { throw .arguments }
      let shift = try shift(into: arguments[2], of: entry)
      let (inX, inY) = (x.subtractingSaturating(shift.x), y.subtractingSaturating(shift.y))
      guard method == "GetAccessibleAtPoint" else {
        return Answer(.truth(element.frame.contains(x: inX, y: inY)))
      }
      return Answer(reference(tree?.element(atX: inX, y: inY, in: element.id)).value)
    case "GetExtents":
      let frame = try frame(of: entry, in: arguments.first)
      return Answer(.tuple([frame.x, frame.y, frame.width, frame.height].map(BusValue.integer)))
    case "GetPosition":
      let frame = try frame(of: entry, in: arguments.first)
      return Answer(.integer(frame.x), .integer(frame.y))
    case "GetSize": return Answer(.integer(element.frame.width), .integer(element.frame.height))
    // Windows stand in layer 7, what is in them in layer 3.
    case "GetLayer": return Answer(.natural(entry.parent == nil ? 7 : 3))
    case "GetAlpha": return Answer(.number(1))
    case "GrabFocus":
      let can = element.states.contains(.focusable)
      return Answer(.truth(can), request: can ? .focus(element.id) : nil)
    case "ScrollTo": return Answer(.truth(true), request: .reveal(element.id))
    default: throw .noMethod(method, of: .component)
    }
  }

  /// The place of an element, counted from where somebody wants it to be.
  func frame(
    of entry: AccessibleTree.Entry, in space: BusValue?
  ) throws(BusError) -> AccessibleFrame {
    let shift = try shift(into: space, of: entry)
    return entry.element.frame.moved(x: shift.x, y: shift.y)
  }

  private func shift(
    into space: BusValue?, of entry: AccessibleTree.Entry
  ) throws(BusError) -> (x: Int, y: Int) {
    guard case .natural(let number)? = space, let space = Space(rawValue: number) else {
      throw .arguments
    }
    switch space {
    case .screen: return origin
    case .window: return (0, 0)
    case .parent:
      let frame = entry.parent.flatMap { tree?[$0]?.element.frame } ?? .zero
      return (-frame.x, -frame.y)
    }
  }
}

extension Int {
  /// A difference; the nearest number where there is none.
  fileprivate func subtractingSaturating(_ other: Int) -> Int {
    let (difference, overflows) = subtractingReportingOverflow(other)
    return overflows ? (other > 0 ? .min : .max) : difference
  }
}
