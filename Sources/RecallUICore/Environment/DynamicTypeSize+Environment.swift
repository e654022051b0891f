private struct DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private struct TextMagnificationKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
  /// How large text is that has a role.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Times the dynamic type size: desktops have sizes between those.
  package var textMagnification: CGFloat {
    get { self[TextMagnificationKey.self] }
    set { self[TextMagnificationKey.self] = newValue }
  }

  /// How many times larger than usually text is that has a role.
  package var roleTextScale: CGFloat { dynamicTypeSize.scale * textMagnification }
}

extension View {
  /// Sets how large text in this view is that has a role, such as `.body`.
  public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Has text in this view that has a role be so many times larger than usually, to the fraction: the largest dynamic
  /// type size that is no larger is set, and what it lacks.
  package consuming func roleTextScale(_ scale: CGFloat) -> some View {
    let sizes = DynamicTypeSize.allCases
    let size = sizes.last { $0.scale <= scale } ?? .xSmall
    return dynamicTypeSize(size).environment(\.textMagnification, scale / size.scale)
  }

  /// Keeps the size of text in this view that has a role within a range.
  public consuming func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let sizes = DynamicTypeSize.allCases
      let allowed = sizes.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}

/// A number that grows with the text around it.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  @Environment(\.roleTextScale) private var scale
  private let base: Value

  /// A number for the usual size of text.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// A number for the usual size of text of a role.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
  }

  /// The number for the size of text here.
  public var wrappedValue: Value { base * Value(scale) }
}
