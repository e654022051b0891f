/// What a control says of the row that it is: all of the row is its button.
///
/// A control that is a row of a list, with modifiers around it or not, says so with `rowAction(_:)`. The
/// list then has the whole row act, shows it pressed, and puts an arrow behind it where one is asked for.
/// A control that stands among others in a row is asked for nothing.
struct RowAction {
  /// Nil for one that can't act.
  let perform: (() -> Void)?
  /// Whether something presses the control itself.
  var isPressed = false
  /// Whether it leads on to something, and has nothing be selected.
  var leadsOn = false
  /// Whether an arrow shows that it leads on.
  var hasDisclosureIndicator = false
}

enum RowActionKey: RowTraitKey {
  typealias Value = RowAction

  /// Rows ask for what it does when they act.
  static func isSame(_ left: RowAction, _ right: RowAction) -> Bool {
    (left.perform == nil) == (right.perform == nil) && left.isPressed == right.isPressed
      && left.leadsOn == right.leadsOn
      && left.hasDisclosureIndicator == right.hasDisclosureIndicator
  }
}

/// What a link says of the row that it stands in, among others or by itself: all of the row leads on.
enum RowLinkKey: RowTraitKey {
  typealias Value = RowAction

  static var isHeardFromInside: Bool { true }

  /// Rows ask for what it does when they act, and show that they are pressed themselves.
  static func isSame(_ left: RowAction, _ right: RowAction) -> Bool {
    (left.perform == nil) == (right.perform == nil)
      && left.hasDisclosureIndicator == right.hasDisclosureIndicator
  }
}

/// What a field says of the row that it is: a touch beside its text is one of the field.
struct RowField {
  /// Gives the field the focus.
  let focus: () -> Void
}

enum RowFieldKey: RowTraitKey {
  typealias Value = RowField

  /// Rows ask for what it does when they are touched.
  static func isSame(_ left: RowField, _ right: RowField) -> Bool { true }
}

/// What a link leads to: it stands for its row where rows are selected.
enum LinkValueKey: RowTraitKey {
  typealias Value = AnyHashable?
}

extension View {
  /// Has all of the row that this view is, if it is one, be its button.
  func rowAction(_ action: RowAction) -> some View {
    rowTrait(RowActionKey.self, action)
  }
}

private struct RowLeadsOnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Where in a list a view stands.
enum RowPlace {
  /// In a row, or as one.
  case row
  /// In a button that is or stands in a row: what it shows has the button's color.
  case button
  /// In a control that has a look of its own, in a row: labels look as they do elsewhere.
  case control
  /// Over the rows of a section, or below them.
  case besideRows
}

private struct RowPlaceKey: EnvironmentKey {
  static var defaultValue: RowPlace? { nil }
}

extension EnvironmentValues {
  /// Whether controls stand in the rows of a list or a form.
  var isInList: Bool {
    get { rowPlace != nil }
    set { rowPlace = newValue ? .row : nil }
  }

  /// Where in a list or a form a view stands; nil outside of them.
  var rowPlace: RowPlace? {
    get { self[RowPlaceKey.self] }
    set { self[RowPlaceKey.self] = newValue }
  }

  /// Whether the button here is a row that leads on to something, whatever the style of buttons.
  var rowLeadsOn: Bool {
    get { self[RowLeadsOnKey.self] }
    set { self[RowLeadsOnKey.self] = newValue }
  }
}

extension View {
  /// Has labels in this view look as they do elsewhere, where it stands in a row.
  func controlInRow() -> some View {
    transformEnvironment(\.rowPlace) { place in
      if place != nil { place = .control }
    }
  }
}
