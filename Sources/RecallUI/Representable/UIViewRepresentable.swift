/// A view that is one of UIKit's.
///
/// ```swift
/// struct Blur: UIViewRepresentable {
///   let style: UIBlurEffect.Style
///
///   func makeUIView(context: Context) -> UIVisualEffectView {
///     UIVisualEffectView(effect: UIBlurEffect(style: style))
///   }
///
///   func updateUIView(_ view: UIVisualEffectView, context: Context) {
///     view.effect = UIBlurEffect(style: style)
///   }
/// }
/// ```
///
/// What a stage draws of a view of UIKit's stands at `UIView`; one of which it draws nothing is reported
/// (`Stage.issues`). A view is made once and updated whenever what it was made for may have changed.
public protocol UIViewRepresentable: View {
  /// The view of UIKit's.
  associatedtype UIViewType: UIView
  /// What hears of what happens in the view.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Has the view show what this value says.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what hears of what happens in the view, before the view.
  func makeCoordinator() -> Coordinator
  /// Hears that the view leaves the stage.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size that the view takes for a proposal, in points; nil for what it wants by itself.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public var body: _UIViewHost<Self> { _UIViewHost(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit's knows of its surroundings.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  /// Nothing: what a view of UIKit's shows is there at once.
  public let transaction = Transaction()
}

/// Makes a view of UIKit's, updates it and draws it.
public struct _UIViewHost<Representable: UIViewRepresentable>: View {
  typealias Context = UIViewRepresentableContext<Representable>

  let representable: Representable
  @State private var kept = RepresentedThing<Representable.UIViewType, Representable.Coordinator>()
  @State private var surroundings = RepresentedSurroundings()
  @Environment(\.self) private var environment

  init(representable: Representable) {
    self.representable = representable
  }

  public var body: some View {
    let (view, coordinator) = kept.updated(
      makeCoordinator: representable.makeCoordinator,
      make: { representable.makeUIView(context: makeContext($0)) },
      update: { representable.updateUIView($0, context: makeContext($1)) })
    let _ = surroundings.take(view)
    let context = makeContext(coordinator)
    let fitting: (ProposedViewSize) -> CGSize? = {
      representable.sizeThatFits($0, uiView: view, context: context)
    }
    UIViewFace(view: view)
      .modifier(FittingSize(fitting: fitting))
      .standing(on: surroundings.readGround())
      .onDisappear { [kept, surroundings] in
        surroundings.leave()
        kept.takeApart { Representable.dismantleUIView($0, coordinator: $1) }
      }
  }

  private func makeContext(_ coordinator: Representable.Coordinator) -> Context {
    Context(coordinator: coordinator, environment: environment)
  }
}
