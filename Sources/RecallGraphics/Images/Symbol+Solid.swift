/// Filled forms of drawings whose outline ends elsewhere than where it begins, or isn't their largest line: a lid
/// is a line of its own, and a basket is open above.
extension Symbol {
  /// Which lines of a drawing are the grounds of its filled form, in the order in which they are drawn.
  private static let grounds: [String: [Int]] = [
    "arcade.stick": [0, 2], "archivebox": [0, 1], "bed.double": [0, 2],
    "binoculars": [0, 1, 2, 3], "book.closed": [0], "building.2": [0, 1],
    "camera.macro": [0, 1, 2, 3, 4], "cart": [0], "character.book.closed": [0],
    "door.left.hand.open": [2], "ear": [0], "eyedropper": [3], "fanblades": [0, 1, 2, 3],
    "flag.2.crossed": [0, 1], "hurricane": [0], "key": [0], "lamp.desk": [0], "lightbulb": [0, 1],
    "lungs": [1, 2], "mic": [0], "nose": [0], "sailboat": [0, 1, 2], "screwdriver": [0],
    "scroll": [0], "speaker.wave.3": [0], "sunrise": [0], "sunset": [0],
    "testtube.2": [0, 1], "trash": [2], "umbrella": [0],
  ]

  /// The filled form of a drawing that has grounds; nil of others.
  static func solid(_ name: String) -> Symbol? {
    guard let grounds = grounds[name], let drawing = all[name] else { return nil }
    return drawing.filling(grounds)
  }

  /// This drawing with some of its lines closed and filled, and what lies in them cut out.
  private func filling(_ grounds: [Int]) -> Symbol {
    let lines = stroke.lines
    var others = lines.indices.filter { !grounds.contains($0) }.map { lines[$0] }
    var dots = fill
    var symbol = Symbol { _ in }
    for index in grounds where lines.indices.contains(index) {
      var ground = lines[index]
      ground.closeSubpath()
      // Lines that end on an outline may reach a bit beyond it.
      let place = ground.boundingRect.insetBy(dx: -1, dy: -1)
      let inner = others.filter { place.contains($0.boundingRect) }
      others.removeAll { place.contains($0.boundingRect) }
      let holes = place.contains(dots.boundingRect) ? dots : Path()
      if !holes.isEmpty { dots = Path() }
      symbol.fill.addPath(Symbol.cut(inner, holes, out: ground))
      symbol.stroke.addPath(ground)
    }
    for line in others { symbol.stroke.addPath(line) }
    symbol.fill.addPath(dots)
    return symbol
  }
}
