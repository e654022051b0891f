/// What the views are in a control's label.
package enum LabelContent {
  /// A view, or what only shows how many it is when it is evaluated.
  case one
  /// Texts, one after the other.
  case texts([Text])
  /// Several views.
  case several

  /// - Complexity: O(*n*) for a label whose type is made of *n* others.
  package init<Label: View>(of label: Label) {
    guard Label.self != Text.self else {
      self = .one
      return
    }
    if let list = label as? any ViewList {
      self = list.elements(as: Text.self).map { .texts($0) } ?? .several
    } else {
      self = (BoxCount().boxes(of: Label.self) ?? 1) > 1 ? .several : .one
    }
  }
}
