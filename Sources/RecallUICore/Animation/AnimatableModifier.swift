/// A modifier whose body depends on what is animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}
