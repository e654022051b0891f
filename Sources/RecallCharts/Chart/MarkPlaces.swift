/// Where the marks of a chart are, so that they move when the values change.
///
/// A mark moves where one of its identity was there before: the same mark of the same element of each `ForEach` around
/// it. Places are parts of the plot, so that a mark moves from where it was seen to where it is going to be, also
/// where the axes have changed meanwhile.
struct MarkPlaces: VectorArithmetic {
  /// What a mark stays the same by.
  struct Identity: Hashable {
    let path: [AnyHashable]
    let kind: Mark.Kind
    /// Its number among the marks of its kind at this path.
    let number: Int
  }

  /// The ends of a mark on the horizontal axis, on the vertical one, and in the turn, and its opacity.
  typealias Place = SIMD8<Double>

  var places: [Identity: Place] = [:]

  static var zero: MarkPlaces { MarkPlaces() }

  /// Adds what both have; what only one has stays as it is.
  static func + (left: MarkPlaces, right: MarkPlaces) -> MarkPlaces {
    MarkPlaces(places: left.places.merging(right.places, uniquingKeysWith: +))
  }

  /// The differences of what both have: what is in one of them alone doesn't move.
  static func - (left: MarkPlaces, right: MarkPlaces) -> MarkPlaces {
    var difference = MarkPlaces()
    for (identity, place) in left.places {
      if let other = right.places[identity] { difference.places[identity] = place - other }
    }
    return difference
  }

  mutating func scale(by factor: Double) {
    places = places.mapValues { $0 * factor }
  }

  var magnitudeSquared: Double {
    places.values.reduce(0) { $0 + ($1 * $1).sum() }
  }
}

extension PlotGeometry {
  /// Where the marks are. One without a new place stays where it is.
  var places: MarkPlaces {
    get {
      var places = MarkPlaces()
      forEachIdentity { identity, index in places.places[identity] = place(of: model.marks[index]) }
      return places
    }
    set {
      var marks = model.marks
      forEachIdentity { identity, index in
        if let place = newValue.places[identity] { move(&marks[index], to: place) }
      }
      self = with(marks)
    }
  }

  private func forEachIdentity(_ body: (MarkPlaces.Identity, Int) -> Void) {
    struct Kind: Hashable {
      let path: [AnyHashable]
      let kind: Mark.Kind
    }
    var counts: [Kind: Int] = [:]
    for (index, placed) in model.marks.enumerated() {
      let (path, kind) = (placed.mark.path, placed.mark.kind)
      let number = counts[Kind(path: path, kind: kind), default: 0]
      counts[Kind(path: path, kind: kind)] = number + 1
      body(MarkPlaces.Identity(path: path, kind: kind, number: number), index)
    }
  }

  private func place(of placed: PlacedMark) -> MarkPlaces.Place {
    let (x, y) = (x.parts(of: placed.x), y.parts(of: placed.y))
    return MarkPlaces.Place(
      x.low, x.high, y.low, y.high, placed.turn.lowerBound, placed.turn.upperBound,
      placed.mark.opacity, 0)
  }

  private func move(_ placed: inout PlacedMark, to place: MarkPlaces.Place) {
    x.move(&placed.x, to: (place[0], place[1]))
    y.move(&placed.y, to: (place[2], place[3]))
    placed.turn = min(place[4], place[5])...max(place[4], place[5])
    placed.mark.opacity = place[6]
  }
}

extension PositionScale {
  /// Where the ends of a stretch are, from 0 at the beginning of the axis to 1 at its end; the middle for nowhere.
  fileprivate func parts(of stretch: PlacedMark.Stretch?) -> (low: Double, high: Double) {
    func part(of number: Double) -> Double? {
      let (low, high) = (
        type.applied(to: domain.lowerBound), type.applied(to: domain.upperBound)
      )
      let part = (type.applied(to: number) - low) / (high - low)
      return part.isFinite ? part : nil
    }
    guard let stretch, let low = part(of: stretch.low), let high = part(of: stretch.high) else {
      return (0.5, 0.5)
    }
    return (low, high)
  }

  /// Moves a stretch's ends to parts of the axis.
  fileprivate func move(
    _ stretch: inout PlacedMark.Stretch?, to parts: (low: Double, high: Double)
  ) {
    let (low, high) = (type.applied(to: domain.lowerBound), type.applied(to: domain.upperBound))
    let ends = (
      type.inverse(of: low + parts.low * (high - low)),
      type.inverse(of: low + parts.high * (high - low))
    )
    guard ends.0.isFinite, ends.1.isFinite else { return }
    stretch?.low = ends.0
    stretch?.high = ends.1
  }
}
