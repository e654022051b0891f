/// A color to choose: a well that opens swatches, and a slider for each component, above everything.
///
/// The components are those of sRGB. A color that looks different in the dark is one for both once a
/// component of it was changed.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates a picker of colors.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Whether a color that can be seen through may be chosen.
  ///   - label: What says what the color is for.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    let color = selection.wrappedValue
    Button {
      isOpen = true
    } label: {
      HStack(spacing: ControlLook.spacing) {
        if !isLabelHidden {
          label.buttonStyle(.borderless)
          Spacer(minLength: 0)
        }
        ColorWell(color: color)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    .accessibilityValue(color.components(in: colorScheme).description)
    .modifier(SpokenLabel(label: isLabelHidden ? label as? Text : nil))
    .modifier(
      PopoverModifier(isPresented: $isOpen, anchor: .rect(ColorWell.place(in: layoutDirection))) {
        ColorPanel(selection: selection, supportsOpacity: supportsOpacity)
      })
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of colors with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker of colors with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// Shows the color that is selected, in a ring of all.
private struct ColorWell: View {
  let color: Color

  private static let size: CGFloat = 26

  /// Where the well stands in its picker.
  static func place(in direction: LayoutDirection) -> PopoverAttachmentAnchor.Source {
    PopoverAttachmentAnchor.Source {
      CGRect(
        x: direction == .rightToLeft ? $0.minX : max($0.minX, $0.maxX - size), y: $0.minY,
        width: size, height: $0.height)
    }
  }

  private static let hues = (0...6).map {
    Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1)
  }

  var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: Self.size, height: Self.size)
  }
}
