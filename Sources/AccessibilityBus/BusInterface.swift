/// What an object on the bus can be asked for, by the names of AT-SPI.
///
/// The methods and their arguments are those of the
/// [protocol](https://gitlab.gnome.org/GNOME/at-spi2-core/-/tree/main/xml), as far as something can be answered.
enum BusInterface: String, CaseIterable {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case text = "Text"
  case editableText = "EditableText"
  case value = "Value"
  case selection = "Selection"
  case cache = "Cache"

  static let prefix = "org.a11y.atspi."

  var name: String { Self.prefix + rawValue }

  init?(named name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(name.dropFirst(Self.prefix.count)))
  }

  /// Properties as name, kind and access.
  private var properties: [(String, String, String)] {
    switch self {
    case .accessible:
      [
        ("Name", "s", "read"), ("Description", "s", "read"), ("Parent", "(so)", "read"),
        ("ChildCount", "i", "read"), ("Locale", "s", "read"), ("AccessibleId", "s", "read"),
      ]
    case .application:
      [
        ("ToolkitName", "s", "read"), ("Version", "s", "read"), ("AtspiVersion", "s", "read"),
        ("Id", "i", "readwrite"),
      ]
    case .action: [("NActions", "i", "read")]
    case .text: [("CharacterCount", "i", "read"), ("CaretOffset", "i", "read")]
    case .value:
      [
        ("MinimumValue", "d", "read"), ("MaximumValue", "d", "read"),
        ("MinimumIncrement", "d", "read"), ("CurrentValue", "d", "readwrite"),
        ("Text", "s", "read"),
      ]
    case .selection: [("NSelectedChildren", "i", "read")]
    case .component, .editableText, .cache: []
    }
  }

  /// Methods as name, and the kinds of what goes in and comes out.
  private var methods: [(String, [String], [String])] {
    switch self {
    case .accessible:
      [
        ("GetChildAtIndex", ["i"], ["(so)"]), ("GetChildren", [], ["a(so)"]),
        ("GetIndexInParent", [], ["i"]), ("GetRelationSet", [], ["a(ua(so))"]),
        ("GetRole", [], ["u"]), ("GetRoleName", [], ["s"]), ("GetLocalizedRoleName", [], ["s"]),
        ("GetState", [], ["au"]), ("GetAttributes", [], ["a{ss}"]),
        ("GetApplication", [], ["(so)"]), ("GetInterfaces", [], ["as"]),
      ]
    case .application: [("GetLocale", ["u"], ["s"])]
    case .component:
      [
        ("Contains", ["i", "i", "u"], ["b"]), ("GetAccessibleAtPoint", ["i", "i", "u"], ["(so)"]),
        ("GetExtents", ["u"], ["(iiii)"]), ("GetPosition", ["u"], ["i", "i"]),
        ("GetSize", [], ["i", "i"]), ("GetLayer", [], ["u"]), ("GetAlpha", [], ["d"]),
        ("GrabFocus", [], ["b"]), ("ScrollTo", ["u"], ["b"]),
      ]
    case .action:
      [
        ("GetName", ["i"], ["s"]), ("GetLocalizedName", ["i"], ["s"]),
        ("GetDescription", ["i"], ["s"]), ("GetKeyBinding", ["i"], ["s"]),
        ("GetActions", [], ["a(sss)"]), ("DoAction", ["i"], ["b"]),
      ]
    case .text:
      [
        ("GetText", ["i", "i"], ["s"]), ("SetCaretOffset", ["i"], ["b"]),
        ("GetStringAtOffset", ["i", "u"], ["s", "i", "i"]),
        ("GetTextBeforeOffset", ["i", "u"], ["s", "i", "i"]),
        ("GetTextAtOffset", ["i", "u"], ["s", "i", "i"]),
        ("GetTextAfterOffset", ["i", "u"], ["s", "i", "i"]),
        ("GetCharacterAtOffset", ["i"], ["i"]), ("GetNSelections", [], ["i"]),
        ("GetSelection", ["i"], ["i", "i"]), ("AddSelection", ["i", "i"], ["b"]),
        ("RemoveSelection", ["i"], ["b"]), ("SetSelection", ["i", "i", "i"], ["b"]),
        ("GetAttributes", ["i"], ["a{ss}", "i", "i"]), ("GetDefaultAttributes", [], ["a{ss}"]),
        ("GetAttributeRun", ["i", "b"], ["a{ss}", "i", "i"]),
        ("GetDefaultAttributeSet", [], ["a{ss}"]),
        ("GetCharacterExtents", ["i", "u"], ["i", "i", "i", "i"]),
        ("GetRangeExtents", ["i", "i", "u"], ["i", "i", "i", "i"]),
      ]
    case .editableText:
      [
        ("SetTextContents", ["s"], ["b"]), ("InsertText", ["i", "s", "i"], ["b"]),
        ("DeleteText", ["i", "i"], ["b"]),
      ]
    case .value: []
    case .selection:
      [
        ("GetSelectedChild", ["i"], ["(so)"]), ("SelectChild", ["i"], ["b"]),
        ("IsChildSelected", ["i"], ["b"]), ("DeselectSelectedChild", ["i"], ["b"]),
        ("DeselectChild", ["i"], ["b"]), ("SelectAll", [], ["b"]), ("ClearSelection", [], ["b"]),
      ]
    case .cache: [("GetItems", [], ["a\(Self.itemKind)"])]
    }
  }

  /// The kind of what is told of an object all at once.
  static let itemKind = "((so)(so)(so)iiassusau)"

  /// What GLib checks calls by.
  static var introspection: String {
    let interfaces = allCases.map { interface in
      let properties = interface.properties.map { name, kind, access in
        "<property name=\"\(name)\" type=\"\(kind)\" access=\"\(access)\"/>"
      }
      let methods = interface.methods.map { name, inputs, outputs in
        let arguments =
          inputs.map { "<arg type=\"\($0)\" direction=\"in\"/>" }
          + outputs.map { "<arg type=\"\($0)\" direction=\"out\"/>" }
        return "<method name=\"\(name)\">\(arguments.joined())</method>"
      }
      return
        "<interface name=\"\(interface.name)\">\((properties + methods).joined())</interface>"
    }
    return "<node>\(interfaces.joined())</node>"
  }
}
