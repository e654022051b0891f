/// A picture that a stage once drew, as a view: as large as there is room for, in the middle, with its
/// proportions.
///
/// ```swift
/// DisplayListView(stage.displayList)   // a stage on a stage: as it was, and not to be touched
/// ```
///
/// What the picture shows is drawn again, item by item, and so it is sharp in each size. Nothing in it can be
/// hit.
public struct DisplayListView: View, Equatable {
  let list: DisplayList

  /// - Parameter list: What is shown.
  public init(_ list: DisplayList) {
    self.list = list
  }

  public typealias Body = Never
}

extension DisplayListView {
  /// Where a picture lies in a view: scaled to fit, in the middle.
  ///
  /// - Parameters:
  ///   - list: The picture's size, in points of its own.
  ///   - size: The view's, in points.
  /// - Returns: From points of the picture to points of the view; nil where there is nothing to see.
  public static func place(of list: CGSize, in size: CGSize) -> CGAffineTransform? {
    let scale = min(size.width / list.width, size.height / list.height)
    guard scale.isFinite, scale > 0 else { return nil }
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - list.width * scale) / 2,
      ty: (size.height - list.height * scale) / 2)
  }
}

extension DisplayListView: LeafView {
  static var valueAffectsSize: Bool { false }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    guard let place = Self.place(of: self.list.size, in: rect.size) else { return }
    let whole = place.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let sheet = Path(CGRect(origin: .zero, size: self.list.size).applying(whole))
    list.withClip(Clip(path: sheet)) { list in
      list.add(.fill(sheet, .color(self.list.background), FillStyle()))
      for item in self.list.items { list.add(item.placed(by: whole)) }
    }
  }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool { false }
  func hitArea(in size: CGSize) -> CGRect? { .null }
}
