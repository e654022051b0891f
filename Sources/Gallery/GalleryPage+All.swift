extension GalleryPage {
  /// All pages, in order.
  public static var all: [GalleryPage] {
    [
      .shapes, .paints, .effects, .transforms, .text, .images, .controls, .values, .choices,
      .dates, .textInput, .groups, .lists, .presentations, .navigation, .carrying, .layouts,
      .canvases, .materials, .charts, .directions, .mixtures, .surroundings,
    ]
  }
}
