/// Controls in groups: what a list in groups does, for what is set up once.
///
/// A control is a row, with its label leading; a button acts wherever its row is touched.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    ListBody(selection: nil, content: content)
      .environment(\.listKind, .insetGrouped)
  }
}

/// How forms look.
public protocol FormStyle {}

/// Controls in groups.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// Controls in groups.
public struct GroupedFormStyle: FormStyle {
  public init() {}
}

/// Controls in groups.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets how the forms in this view look: each style shows groups.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    self
  }
}
