/// Says what stands for the modified view in a tab bar.
struct TabItemModifier: ViewModifier {
  let label: AnyView

  /// Inside of a view with a body of its own, nobody finds it as a value.
  func body(content: Content) -> some View {
    content.registering(label, in: \.tabLabelRegister)
  }
}

private struct TabLabelRegisterKey: EnvironmentKey {
  static var defaultValue: Register<AnyView>? { nil }
}

extension EnvironmentValues {
  /// What the views in a tab say of their tab.
  var tabLabelRegister: Register<AnyView>? {
    get { self[TabLabelRegisterKey.self] }
    set { self[TabLabelRegisterKey.self] = newValue }
  }
}

extension View {
  /// Says what stands for this view in the bar of a tab view: a label, or an image and a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: AnyView(TabLabel(label()))))
  }
}

/// A picture above a title, as tab bars have it, whether a program has stacked them or not. Symbols are filled, and pictures
/// are shapes in the bar's color, unless they say otherwise.
struct TabLabel: View {
  private let parts: [PickerChoice<Int>]

  init<Content: View>(_ content: Content) {
    let parts = (content as? any StackOfViews)?.stackContent ?? content
    self.parts = PickerChoices<Int>(of: parts).choices
  }

  var body: some View {
    VStack(spacing: 3) {
      ForEach(parts) { part in
        part.view.font(.system(size: isImage(part.view.storage) ? 19 : 10, weight: .medium))
      }
    }
    .labelStyle(TabLabelStyle())
    .lineLimit(1)
    .symbolVariant(.fill)
    .environment(\.drawsTemplates, true)
  }

  private func isImage(_ view: any View) -> Bool {
    (view as? any PictureView)?.isPicture ?? false
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 19, weight: .medium))
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

/// A view that may be an image, with modifiers or without.
private protocol PictureView {
  var isPicture: Bool { get }
}

extension Image: PictureView {
  fileprivate var isPicture: Bool { true }
}

extension ModifiedContent: PictureView where Content: View, Modifier: ViewModifier {
  fileprivate var isPicture: Bool { (content as? any PictureView)?.isPicture ?? false }
}
