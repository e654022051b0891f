import AccessibilityTree

extension AccessibleRole {
  /// The number that AT-SPI has for it.
  var busNumber: UInt32 {
    switch self {
    case .window: 23
    case .dialog: 16
    case .group: 39
    case .label: 29
    case .heading: 83
    case .image: 27
    case .link: 88
    case .button, .card: 43
    case .toggle: 7
    case .slider: 51
    case .stepper: 52
    case .entry: 79
    case .editor: 61
    case .secret: 40
    }
  }

  /// The name that AT-SPI has for it.
  var busName: String {
    switch self {
    case .window: "frame"
    case .dialog: "dialog"
    case .group: "panel"
    case .label: "label"
    case .heading: "heading"
    case .image: "image"
    case .link: "link"
    case .button, .card: "push button"
    case .toggle: "check box"
    case .slider: "slider"
    case .stepper: "spin button"
    case .entry: "entry"
    case .editor: "text"
    case .secret: "password text"
    }
  }

  /// Of the program itself.
  static let application: (number: UInt32, name: String) = (75, "application")
}
