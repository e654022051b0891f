/// A translucent ground between a view and what is behind it, which is blurred: light in light surroundings,
/// dark in dark ones.
///
/// Where something is done with the pixels of a view, as by `blur(radius:)` or a mask, only what is in that view
/// shows through its materials, and not what is behind. Text that is filled with a material is drawn in its color.
public struct Material: ShapeStyle, Equatable {
  /// How much of what is behind is covered, from 0 to 1.
  let coverage: Double

  /// Shows most of what is behind.
  public static let ultraThin = Material(coverage: 0.55)
  /// Shows more than it covers.
  public static let thin = Material(coverage: 0.68)
  /// Neither thin nor thick.
  public static let regular = Material(coverage: 0.8)
  /// Covers more than it shows.
  public static let thick = Material(coverage: 0.88)
  /// Covers most of what is behind.
  public static let ultraThick = Material(coverage: 0.95)
  /// As of bars of tools and tabs.
  public static let bar = Material(coverage: 0.9)

  /// The gray of the ground. In light surroundings it is that of a list's, and in dark ones that of
  /// what lies on top of a black window: each stands out from its window where nothing is behind.
  private static let ground = Color(
    light: Color(red: 0.949, green: 0.949, blue: 0.969),
    dark: Color(red: 0.145, green: 0.145, blue: 0.155))

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    .frosted(
      Paint.Frost(
        color: Material.ground.opacity(coverage).resolve(in: environment), radius: Material.radius))
  }

  /// Of the blur, in points.
  private static let radius: CGFloat = 12
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  /// As of bars of tools and tabs.
  public static var bar: Material { .bar }
}
