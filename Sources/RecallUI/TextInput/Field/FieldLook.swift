/// What is around the text of a field.
enum FieldLook: Equatable {
  case plain, rounded, square
  /// As rounded, for a layout that has to know that it is a field.
  case inDialog
  /// Room around the text of an editor, and a ground.
  case page

  /// In points.
  static let cornerRadius: CGFloat = 6
}

private struct FieldLookKey: EnvironmentKey {
  static var defaultValue: FieldLook { .plain }
}

extension EnvironmentValues {
  var fieldLook: FieldLook {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}

/// Marks a field for the layout of a dialog.
struct DialogField: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The ground and border of a field.
struct FieldGround: ViewModifier {
  let look: FieldLook
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.scrollContentBackground) private var background

  init(look: FieldLook) {
    self.look = look
  }

  func body(content: Content) -> some View {
    switch look {
    case .plain: content
    case .rounded: bordered(content, RoundedRectangle(cornerRadius: FieldLook.cornerRadius))
    case .square: bordered(content, Rectangle())
    case .inDialog:
      bordered(content, RoundedRectangle(cornerRadius: FieldLook.cornerRadius))
        .layoutValue(key: DialogField.self, value: true)
    case .page:
      content.padding(.horizontal, 5).padding(.vertical, 8)
        .background {
          if background != .hidden { colorScheme == .dark ? Color.black : .white }
        }
    }
  }

  private func bordered(_ content: Content, _ shape: some InsettableShape) -> some View {
    content
      .padding(.horizontal, 8).padding(.vertical, 6)
      .background(shape.fill(colorScheme == .dark ? Color.white.opacity(0.08) : .white))
      .overlay {
        shape.strokeBorder(Color.gray.opacity(0.35), lineWidth: 1).allowsHitTesting(false)
      }
  }
}
