/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomKind)
  }

  /// A program's own: equal to that of the same type.
  private struct CustomKind: Hashable, @unchecked Sendable {
    let key: AnyHashable

    func height(in context: Context) -> CGFloat? {
      (key.base as? any DetentHeight)?.height(in: context)
    }
  }

  /// What a height of a program's own depends on.
  @dynamicMemberLookup public struct Context {
    /// The greatest height that there is, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// What the surroundings of the sheet say.
    public subscript<Value>(dynamicMember key: KeyPath<EnvironmentValues, Value>) -> Value {
      environment[keyPath: key]
    }
  }

  private let kind: Kind

  /// About half of the window.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// As much as there is.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the window's height, from 0 to 1; all of it for what is no number, which would equal nothing.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction.isNaN ? 1 : fraction))
  }

  /// A height in points; as much as there is for what is no number, which would equal nothing.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height.isNaN ? .infinity : height))
  }

  /// A height that a type of the program's computes.
  public static func custom<Custom: CustomPresentationDetent>(
    _ type: Custom.Type
  ) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomKind(key: AnyHashable(CustomHeight<Custom>()))))
  }

  /// The height in a window, in points: finite, from 0 to what a large sheet has; nil for one that a type of the program's
  /// leaves out.
  func height(
    in window: CGFloat, _ environment: @autoclosure () -> EnvironmentValues = EnvironmentValues()
  ) -> CGFloat? {
    let most = max(0, window - PresentationLook.margin)
    let wanted: CGFloat?
    switch kind {
    case .large: wanted = most
    case .fraction(let fraction): wanted = window * fraction
    case .height(let height): wanted = height
    case .custom(let custom):
      let context = Context(maxDetentValue: most, environment: environment())
      wanted = custom.height(in: context)
    }
    return wanted.map { $0.isNaN ? most : min(max($0, 0), most) }
  }
}

/// A height of a program's own at which a sheet rests.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil for none.
  static func height(in context: Context) -> CGFloat?
}

private protocol DetentHeight {
  func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// The height of a type.
private struct CustomHeight<Detent: CustomPresentationDetent>: Hashable, DetentHeight {
  func height(in context: PresentationDetent.Context) -> CGFloat? { Detent.height(in: context) }
}

/// What the content of a sheet says of the sheet.
struct SheetTraits: Equatable {
  var detents: Set<PresentationDetent>?
  var isDismissDisabled = false
  var dragIndicator = Visibility.automatic
  /// In points.
  var cornerRadius: CGFloat?
  var ground: AnyShapeStyle?
  /// Where it rests, as the program knows it.
  var selection: DetentSelection?
  /// What the program says of what is behind.
  var backgroundInteraction: PresentationBackgroundInteraction?
  /// Whether what is behind can be acted on, at the height that the sheet has.
  var freesBackground = false

  mutating func merge(_ other: SheetTraits) {
    detents = other.detents ?? detents
    isDismissDisabled = isDismissDisabled || other.isDismissDisabled
    ground = other.ground ?? ground
    selection = other.selection ?? selection
    backgroundInteraction = other.backgroundInteraction ?? backgroundInteraction
    freesBackground = freesBackground || other.freesBackground
    cornerRadius = other.cornerRadius ?? cornerRadius
    if other.dragIndicator != .automatic { dragIndicator = other.dragIndicator }
  }
}

/// A binding to a detent; the sheet reads it when it is evaluated, so that what matters is what it says.
struct DetentSelection: Equatable {
  let binding: Binding<PresentationDetent>
  private let value: PresentationDetent

  init(_ binding: Binding<PresentationDetent>) {
    self.binding = binding
    value = binding.wrappedValue
  }

  static func == (left: DetentSelection, right: DetentSelection) -> Bool {
    left.value == right.value
  }
}

struct SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    value.merge(nextValue())
  }
}

extension View {
  /// Sets the heights at which the sheet around this view rests: the least one first, then the next
  /// when it is dragged up. A window that is wide enough shows a sheet of its own size instead.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetTraits { $0.detents = detents.isEmpty ? nil : detents }
  }

  /// Sets the heights at which the sheet around this view rests, and at which one; dragging changes that.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selection = DetentSelection(selection)
    return sheetTraits {
      $0.detents = detents.isEmpty ? nil : detents
      $0.selection = selection
    }
  }

  /// Sets what is behind the content of the sheet or the cover around this view.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    sheetTraits { $0.ground = AnyShapeStyle(style) }
  }

  /// Puts views behind the content of the sheet around this view, which is then as large as the sheet.
  public func presentationBackground<Ground: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Ground
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
      .presentationBackground(Color.clear)
  }

  /// Whether the sheet around this view shows that it can be dragged. Automatically it does when
  /// it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetTraits { $0.dragIndicator = visibility }
  }

  /// Keeps the sheet around this view from being dragged away, or closed by Escape or a touch beside
  /// it. What closes it then is the program.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetTraits { $0.isDismissDisabled = isDisabled }
  }

  /// Sets how round the corners of the sheet around this view are, in points; nil for as usual.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetTraits { $0.cornerRadius = cornerRadius.map { $0.isFinite ? max($0, 0) : 0 } }
  }

  /// Says something of the sheet around this view.
  func sheetTraits(_ change: (inout SheetTraits) -> Void) -> some View {
    var traits = SheetTraits()
    change(&traits)
    return transformPreference(SheetTraitsKey.self) { $0.merge(traits) }
  }
}
