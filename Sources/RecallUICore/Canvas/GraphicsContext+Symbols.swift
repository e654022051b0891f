extension GraphicsContext {
  /// A view of a canvas's `symbols`, ready to be drawn as often as it is needed.
  public struct ResolvedSymbol {
    let box: Box

    /// The view's ideal size, in points.
    public var size: CGSize { box.frame.size }
  }

  /// The symbol with a tag; nil where no symbol has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let tag = AnyHashable(id)
    return frame.symbols.first { $0.findLayoutValue(TagKey.self) == tag }
      .map(ResolvedSymbol.init)
  }

  /// Draws a symbol, made larger or smaller to fill a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let (box, size) = (symbol.box, symbol.size)
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
    add(
      .other(in: rect) { place, list in
        let offset = CGSize(
          width: place.minX - list.origin.x, height: place.minY - list.origin.y)
        // The same box stands in several places: none of them is kept.
        list.withOffset(offset) { list in
          list.withoutDrawCaches { list in
            guard !scale.isIdentity else { return list.draw(box) }
            list.withTransform(ProjectionTransform(scale)) { $0.draw(box) }
          }
        }
      })
  }

  /// Draws a symbol in its own size, with `anchor` at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor: anchor))
  }
}

/// What a view stands for, among the choices of a control and the symbols of a canvas.
package struct TagKey: LayoutValueKey {
  package static var defaultValue: AnyHashable? { nil }
}
