extension DisplayListBuilder {
  /// Draws what a fade passes from and what it passes into.
  ///
  /// The sum of both, each taken as a whole: what is opaque in both stays so.
  mutating func draw<Value>(
    _ fade: Fade<Value>?, into value: Value,
    _ draw: (Value, inout DisplayListBuilder) -> Void
  ) {
    guard let fade, isRunning(until: fade.end) else {
      draw(value, &self)
      return
    }
    if let picture {
      draw(picture.isFormer ? fade.former : value, &self)
      return
    }
    let progress = fade.progress(at: now)
    withLayer(.group) { list in
      list.withOpacity(1 - progress) { list in
        list.withPicture(FadePicture(isFormer: true, update: fade.update)) {
          draw(fade.former, &$0)
        }
      }
      list.withBlendMode(.plusLighter) { list in
        list.withOpacity(progress) { list in
          list.withPicture(FadePicture(isFormer: false, update: fade.update)) { draw(value, &$0) }
        }
      }
    }
  }
}
