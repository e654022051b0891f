extension DisplayItem {
  /// This item as it is drawn when all of its viewport is moved, turned or scaled, with its clips and, in a
  /// layer, with the items and the measures of that.
  ///
  /// - Complexity: O(*n*) in the number of items inside and the length of their clips.
  package func placed(by place: CGAffineTransform) -> DisplayItem {
    var item = self
    item.clips = clips.map { Clip(path: $0.path.applying(place), style: $0.style) }
    guard case .layer(var layer) = content else {
      item.transform = transform.concatenating(place)
      return item
    }
    layer.items = layer.items.map { $0.placed(by: place) }
    layer.effect = layer.effect.applying(place)
    if case .mask(let mask) = layer.effect {
      layer.effect = .mask(mask.map { $0.placed(by: place) })
    }
    item.content = .layer(layer)
    return item
  }
}
