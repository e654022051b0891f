/// Has the stored properties of a type be its animatable data.
///
/// ```swift
/// @Animatable
/// struct Arc: Shape {
///   var start: Angle
///   var end: Angle
///   @AnimatableIgnored var isClockwise = true
///
///   func path(in rect: CGRect) -> Path { … }
/// }
/// ```
///
/// Of a property whose type isn't animatable, the value is there at once, as of one that is `@AnimatableIgnored`.
@attached(extension, conformances: Animatable, names: named(animatableData), named(AnimatableData))
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "Animatable")

/// Leaves a property out of what `@Animatable` makes of its type.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "PreviewMacros", type: "AnimatableIgnored")
