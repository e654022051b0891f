/// What was made for drawing and can be used again, for all canvases of one rasterizer.
final class DrawingCaches {
  /// What lays out texts, and keeps their layouts.
  let text: PangoTextMeasurer
  let pictures = ScaledPictures()
  let pictureSurfaces = PictureSurfaces()
  let sweeps = SweepImages()
  let linearGradients = LinearGradients()
  let layers = LayerImages()

  init(text: PangoTextMeasurer) {
    self.text = text
  }
}
