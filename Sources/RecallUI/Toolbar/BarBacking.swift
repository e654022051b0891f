/// What a program says of what is behind a bar.
struct BarBacking {
  var style: AnyShapeStyle?
  var visibility: Visibility?
  var colorScheme: ColorScheme?

  /// What several views say together: the first ones count before the others.
  mutating func add(_ other: BarBacking) {
    style = style ?? other.style
    visibility = visibility ?? other.visibility
    colorScheme = colorScheme ?? other.colorScheme
  }
}

extension BarBacking: Equatable {
  /// Whether a bar looks the same. Styles can't be compared, so that they never do.
  static func == (left: BarBacking, right: BarBacking) -> Bool {
    left.style == nil && right.style == nil && left.visibility == right.visibility
      && left.colorScheme == right.colorScheme
  }
}

extension View {
  /// Puts a bar's ground behind this view, with a line above it, as a program says.
  func lowerBar(on backing: BarBacking) -> some View {
    let isHidden = backing.visibility == .hidden
    return background(
      isHidden
        ? AnyShapeStyle(Color.clear) : backing.style ?? AnyShapeStyle(BarLook.barGround)
    )
    .overlay(alignment: .top) { if !isHidden { Hairline() } }
    .transformEnvironment(\.colorScheme) { current in
      if let scheme = backing.colorScheme { current = scheme }
    }
  }
}

/// What a view in a tab says of the bar of tabs.
struct TabBarTraits {
  var visibility: Visibility?
  var backing = BarBacking()
}
