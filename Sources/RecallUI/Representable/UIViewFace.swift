/// What a stage draws of a view of UIKit's.
struct UIViewFace: View {
  let view: UIView
  @Environment(\.layoutDirection) private var layoutDirection

  init(view: UIView) {
    self.view = view
  }

  var body: some View {
    view.changes.noteReading()
    let shape = RoundedRectangle(cornerRadius: max(view.layer.cornerRadius, 0))
    let clips = view.clipsToBounds
    return Group {
      if !view.isHidden {
        content
          .environment(\.layoutDirection, layoutDirection)
          .overlay(alignment: .topLeading) { subviews(of: container) }
          // Frames count from the left, wherever text begins.
          .environment(\.layoutDirection, .leftToRight)
          .background { if let color = view.backgroundColor { shape.fill(Color(uiColor: color)) } }
          .overlay {
            if view.layer.borderWidth > 0 {
              shape.strokeBorder(
                view.layer.borderColor.map { Color(cgColor: $0) } ?? .black,
                lineWidth: view.layer.borderWidth)
            }
          }
          .clipShape(clips ? AnyShape(shape) : AnyShape(EndlessShape()))
          .opacity(min(max(view.alpha, 0), 1))
          .tint(view.tintColor.map { Color(uiColor: $0) })
      } else {
        content.hidden()
      }
    }
    .reporting(fault)
  }

  /// The view that those inside stand in.
  private var container: UIView { (view as? UIVisualEffectView)?.contentView ?? view }

  @ViewBuilder private var content: some View {
    switch view {
    case let label as UILabel: LabelFace(label: label)
    case let image as UIImageView: ImageFace(view: image)
    case let sign as UIActivityIndicatorView:
      ProgressView()
        .controlSize(sign.style == .large ? .large : .regular)
        .tint(sign.color.map { Color(uiColor: $0) })
        .opacity(sign.isAnimating || !sign.hidesWhenStopped ? 1 : 0)
    case let effect as UIVisualEffectView: EffectFace(effect: effect.effect as? UIBlurEffect)
    case let editor as UITextView: EditorFace(editor: editor)
    case let field as UITextField: FieldFaceOfUIKit(field: field)
    default: Color.clear
    }
  }

  private func subviews(of container: UIView) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(container.subviews.indices, id: \.self) { index in
        let inner = container.subviews[index]
        UIViewFace(view: inner)
          .environment(\.layoutDirection, layoutDirection)
          .frame(width: max(inner.frame.width, 0), height: max(inner.frame.height, 0))
          .offset(x: inner.frame.minX, y: inner.frame.minY)
      }
    }
  }

  /// What is said of a view that nothing is drawn of.
  private var fault: String? {
    let isKnown =
      view is UILabel || view is UIImageView || view is UIActivityIndicatorView
      || view is UIVisualEffectView || view is UITextView || view is UITextField
      || view is UIHostingView
    guard !isKnown, type(of: view) != UIView.self, view.backgroundColor == nil,
      view.subviews.isEmpty
    else { return nil }
    return "a view of UIKit's, a '\(type(of: view))'; expected one that a stage draws something of:"
      + " a label, an image, a field, a blur, a color. Nothing stands for it"
  }
}

/// A shape that clips nothing.
private struct EndlessShape: Shape {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: -100_000, dy: -100_000)) }
}

private struct LabelFace: View {
  let label: UILabel

  var body: some View {
    label.changes.noteReading()
    return Text(verbatim: label.text ?? "")
      .font(label.font.map { Font($0) })
      .foregroundStyle(label.textColor.map { Color(uiColor: $0) } ?? .primary)
      .multilineTextAlignment(label.textAlignment.alignment.text)
      .lineLimit(label.numberOfLines > 0 ? label.numberOfLines : nil)
      .frame(maxWidth: .infinity, alignment: label.textAlignment.alignment.frame)
  }
}

private struct ImageFace: View {
  let view: UIImageView

  var body: some View {
    view.changes.noteReading()
    return Group {
      if let image = view.image {
        switch view.contentMode {
        case .scaleToFill, .redraw: Image(uiImage: image).resizable()
        case .scaleAspectFit: Image(uiImage: image).resizable().scaledToFit()
        case .scaleAspectFill: Image(uiImage: image).resizable().scaledToFill()
        case .center, .top, .bottom, .left, .right: Image(uiImage: image)
        }
      } else {
        Color.clear
      }
    }
  }
}

private struct EffectFace: View {
  let effect: UIBlurEffect?

  var body: some View {
    if let effect {
      Rectangle().fill(effect.material).modifier(SchemeOfEffect(scheme: effect.scheme))
    } else {
      Color.clear
    }
  }
}

/// Has a material be light or dark, whatever is around.
private struct SchemeOfEffect: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }
}

extension UIBlurEffect {
  fileprivate var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .prominent, .extraLight: .thick
    default: .regular
    }
  }

  /// Nil for as around.
  fileprivate var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

extension NSTextAlignment {
  fileprivate var alignment: (text: TextAlignment, frame: Alignment) {
    switch self {
    case .left, .natural, .justified: (.leading, .leading)
    case .center: (.center, .center)
    case .right: (.trailing, .trailing)
    }
  }
}

private struct EditorFace: View {
  let editor: UITextView
  @FocusState private var hasFocus: Bool

  init(editor: UITextView) {
    self.editor = editor
  }

  var body: some View {
    editor.changes.noteReading()
    return TextEditor(
      text: Binding {
        editor.text ?? ""
      } set: { text in
        editor.text = text
        editor.delegate?.textViewDidChange(editor)
      }
    )
    .font(editor.font.map { Font($0) })
    .foregroundStyle(editor.textColor.map { Color(uiColor: $0) } ?? .primary)
    .multilineTextAlignment(editor.textAlignment.alignment.text)
    .scrollContentBackground(.hidden)
    .disabled(!editor.isEditable)
    .focused($hasFocus)
    .onChange(of: hasFocus) { _, isFocused in
      if isFocused {
        editor.delegate?.textViewDidBeginEditing(editor)
      } else {
        editor.delegate?.textViewDidEndEditing(editor)
      }
    }
  }
}

private struct FieldFaceOfUIKit: View {
  let field: UITextField
  @FocusState private var hasFocus: Bool

  init(field: UITextField) {
    self.field = field
  }

  var body: some View {
    field.changes.noteReading()
    return Group {
      if field.isSecureTextEntry {
        SecureField(field.placeholder ?? "", text: text)
      } else {
        TextField(field.placeholder ?? "", text: text)
      }
    }
    .padding(field.borderStyle == .none ? 0 : 6)
    .background {
      if field.borderStyle != .none {
        RoundedRectangle(cornerRadius: field.borderStyle == .roundedRect ? 6 : 0)
          .strokeBorder(Color.gray.opacity(0.4))
      }
    }
    .font(field.font.map { Font($0) })
    .foregroundStyle(field.textColor.map { Color(uiColor: $0) } ?? .primary)
    .multilineTextAlignment(field.textAlignment.alignment.text)
    .focused($hasFocus)
    .onSubmit { _ = field.delegate?.textFieldShouldReturn(field) }
    .onChange(of: hasFocus) { _, isFocused in
      if isFocused {
        field.delegate?.textFieldDidBeginEditing(field)
      } else {
        field.delegate?.textFieldDidEndEditing(field)
      }
    }
  }

  private var text: Binding<String> {
    Binding {
      field.text ?? ""
    } set: { text in
      field.text = text
      field.delegate?.textFieldDidChangeSelection(field)
    }
  }
}

/// Has a view of UIKit's be as large as its representable says.
struct FittingSize: ViewModifier {
  let fitting: (ProposedViewSize) -> CGSize?

  func body(content: Content) -> some View {
    FittingLayout(fitting: fitting) { content }
  }
}

private struct FittingLayout: Layout {
  let fitting: (ProposedViewSize) -> CGSize?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    fitting(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
