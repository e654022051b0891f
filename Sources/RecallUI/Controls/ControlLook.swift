/// What several controls have in common to look at, and to say.
enum ControlLook {
  /// What a value has not reached.
  static let track = Color.gray.opacity(0.25)
  /// Behind what belongs together.
  static let ground = Color(
    light: Color.gray.opacity(0.14), dark: Color.gray.opacity(0.26))
  /// Of what can't be acted on.
  static let disabledOpacity = 0.5
  /// From one part of a control to the next, in points.
  static let spacing: CGFloat = 8
  /// Of what moves when a control is acted on.
  static let motion = Animation.easeInOut(duration: 0.2)

  /// A number as controls say it to those who can't see them: whole ones without a point.
  static func text(of number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

/// What lies on a track, or under the choice that is made: white, or light gray in the dark.
struct RaisedGround<Area: InsettableShape>: View {
  let shape: Area
  var fill = Color.white

  var body: some View {
    shape.fill(fill)
      .overlay { shape.strokeBorder(Color.black.opacity(0.12), lineWidth: 0.5) }
      .shadow(color: .black.opacity(0.18), radius: 1.5, x: 0, y: 1)
  }
}
