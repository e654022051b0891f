/// What several views are in a control's label.
package enum LabelContent {
  /// A view, or what only shows how many it is when it is evaluated.
  case one
  /// Texts, one after the other.
  case texts
  /// Several views.
  case several

  /// - Complexity: O(*n*) for a type that is made of *n* others.
  package init<Label: View>(of type: Label.Type) {
    guard type != Text.self else {
      self = .one
      return
    }
    if let list = type as? any ViewList.Type {
      self = list.isOfTexts ? .texts : .several
    } else {
      self = (BoxCount().boxes(of: type) ?? 1) > 1 ? .several : .one
    }
  }
}
