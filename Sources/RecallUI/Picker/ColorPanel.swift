/// What a color picker opens: swatches, and a slider for each component.
struct ColorPanel: View {
  @Binding var selection: Color
  let supportsOpacity: Bool
  @Environment(\.colorScheme) private var colorScheme

  init(selection: Binding<Color>, supportsOpacity: Bool) {
    _selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// The system's palette; in two lines, so that arrows lead from one to the other.
  private static let swatches: [[(name: String, color: Color)]] = [
    [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
      ("teal", .teal), ("cyan", .cyan),
    ],
    [
      ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
      ("brown", .brown), ("gray", .gray), ("black", .black),
    ],
  ]

  /// In points: of a swatch, and of all of them in a line.
  private static let side: CGFloat = 22
  private static let width = 7 * side + 6 * gap
  private static let gap: CGFloat = 8

  var body: some View {
    VStack(alignment: .leading, spacing: ControlLook.spacing) {
      ForEach(Self.swatches.indices, id: \.self) { line in
        HStack(spacing: Self.gap) {
          ForEach(Self.swatches[line], id: \.name) { swatch in
            Button {
              selection = swatch.color
            } label: {
              square(of: swatch.color)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(LocalizedStringKey(swatch.name))
          }
        }
      }
      channel("Red", .red, \.red)
      channel("Green", .green, \.green)
      channel("Blue", .blue, \.blue)
      if supportsOpacity { channel("Opacity", .gray, \.opacity) }
    }
    .frame(width: Self.width)
    .padding(12)
  }

  private func square(of color: Color) -> some View {
    let shape = RoundedRectangle(cornerRadius: 5)
    return shape.fill(color)
      .overlay {
        if color == selection {
          shape.inset(by: 2).strokeBorder(Color.white, lineWidth: 1.5)
        }
      }
      .frame(width: Self.side, height: Self.side)
      .focusShape(shape)
  }

  private func channel(
    _ name: LocalizedStringKey, _ tint: Color, _ path: WritableKeyPath<Color.Resolved, Float>
  ) -> some View {
    let value = Binding<Float>(
      get: { selection.components(in: colorScheme)[keyPath: path] },
      set: { new in
        var components = selection.components(in: colorScheme)
        components[keyPath: path] = new
        selection = Color(components)
      })
    return Slider(value: value) { Text(name) }.tint(tint)
  }
}

extension Color {
  /// What this color consists of in light or dark surroundings.
  func components(in colorScheme: ColorScheme) -> Resolved {
    var surroundings = EnvironmentValues()
    surroundings.colorScheme = colorScheme
    return resolve(in: surroundings)
  }
}
