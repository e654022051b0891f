private struct ScreenGroundKey: EnvironmentKey {
  static var defaultValue: Color { Color(light: .white, dark: .black) }
}

extension EnvironmentValues {
  /// What screens stand on; in a sheet, the sheet's own ground.
  var screenGround: Color {
    get { self[ScreenGroundKey.self] }
    set { self[ScreenGroundKey.self] = newValue }
  }
}
