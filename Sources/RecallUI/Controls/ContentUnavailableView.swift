/// Stands where content would be, and says why there is none and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label, words and buttons.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label
          .labelStyle(UnavailableLabelStyle())
          .font(.system(.title2, weight: .bold))
        description.font(.subheadline).foregroundColor(.secondary)
      }
      actions.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == RecallUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      RecallUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      RecallUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a view with a title and a picture of the environment's `pictures`.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      RecallUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// What stands where a search has found nothing.
public struct SearchUnavailableContent {
  /// Says that nothing was found, and for what.
  public struct Label: View {
    let text: String?

    public var body: some View {
      RecallUI.Label {
        if let text { Text("No Results for “\(text)”") } else { Text("No Results") }
      } icon: {
        MagnifyingGlass()
      }
    }
  }

  /// Says what can be done.
  public struct Description: View {
    public var body: some View {
      Text("Check the spelling or try a new search.")
    }
  }

  /// There are none.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: Self { search(of: nil) }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> Self { search(of: text.isEmpty ? nil : text) }

  private static func search(of text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// A large, gray icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 10) {
      configuration.icon
        .font(.system(size: 46))
        .foregroundColor(.secondary)
      configuration.title
    }
  }
}

/// A glass to search with, as large as the large icons of views without content.
private struct MagnifyingGlass: View {
  private static let side: CGFloat = 46

  var body: some View {
    Glass()
      .stroke(.foreground, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .padding(3)
      .frame(width: MagnifyingGlass.side, height: MagnifyingGlass.side)
  }

  private struct Glass: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
      let radius = rect.width * 0.36
      let middle = CGPoint(x: rect.minX + radius, y: rect.minY + radius)
      var path = Path(
        ellipseIn: CGRect(
          x: rect.minX, y: rect.minY, width: 2 * radius, height: 2 * radius))
      let edge = radius * 0.7071
      path.move(to: CGPoint(x: middle.x + edge, y: middle.y + edge))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      return path
    }
  }
}
