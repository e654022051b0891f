/// How a view looks that stands on no stage.
package struct DrawnView {
  package let image: Image
  /// In points.
  package let size: CGSize

  /// Draws a view as it is when it has just come: in light surroundings, with the texts, pictures, colors and date of the
  /// stage whose code asks.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - proposal: What it is offered, in points; at most 4,096.
  package init<Content: View>(_ content: Content, _ proposal: ProposedViewSize) {
    let services = StageContext.services
    let most: CGFloat = 4_096
    func side(_ offered: CGFloat?) -> CGFloat {
      guard let offered, !offered.isNaN else { return most }
      return min(max(offered, 0), most)
    }
    let stage = Stage(
      size: CGSize(width: side(proposal.width), height: side(proposal.height)),
      textMeasurer: services?.textMeasurer ?? FixedTextMeasurer(),
      colors: services?.colors ?? [:], pictures: services?.pictures ?? [:],
      strings: services?.strings,
      date: services.map { $0.dates.date(at: $0.scheduler.now) }
        ?? Date(timeIntervalSinceReferenceDate: 0)
    ) {
      content.fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil)
    }
    let (frame, items) = (stage.contentFrame, stage.displayList.items)
    size = frame.size
    let drawing = ImageDrawing(size: size) { list in
      let place = CGAffineTransform(
        translationX: list.origin.x - frame.minX, y: list.origin.y - frame.minY)
      for item in items { list.add(item.placed(by: place)) }
    }
    image = Image(drawing: drawing, label: nil)
  }
}

extension Stage {
  /// Where what is shown stands, in points of the viewport; nothing where there is nothing.
  fileprivate var contentFrame: CGRect { root.ownBox?.children.first?.frame ?? .zero }
}
