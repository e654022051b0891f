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
      let views = list.views
      let texts = views.compactMap { $0 as? Text }
      self = texts.count == views.count ? .texts(texts) : .several
    } else {
      self = (BoxCount().boxes(of: Label.self) ?? 1) > 1 ? .several : .one
    }
  }
}
