/// A view that is the one of a controller of UIKit's.
///
/// A controller of which a stage shows nothing is reported (`Stage.issues`); see ``UIViewRepresentable``.
public protocol UIViewControllerRepresentable: View {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// What hears of what happens in the controller.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Has the controller show what this value says.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what hears of what happens in the controller, before the controller.
  func makeCoordinator() -> Coordinator
  /// Hears that the controller's view leaves the stage.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public var body: _UIViewControllerHost<Self> { _UIViewControllerHost(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit's knows of its surroundings.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  /// Nothing: what a controller shows is there at once.
  public let transaction = Transaction()
}

/// Makes a controller of UIKit's, updates it and draws its view.
public struct _UIViewControllerHost<Representable: UIViewControllerRepresentable>: View {
  typealias Context = UIViewControllerRepresentableContext<Representable>

  let representable: Representable
  @State private var kept = RepresentedThing<
    Representable.UIViewControllerType, Representable.Coordinator
  >()
  @Environment(\.self) private var environment

  init(representable: Representable) {
    self.representable = representable
  }

  public var body: some View {
    let (controller, _) = kept.updated(
      makeCoordinator: representable.makeCoordinator,
      make: { representable.makeUIViewController(context: makeContext($0)) },
      update: { representable.updateUIViewController($0, context: makeContext($1)) })
    UIViewControllerFace(controller: controller)
      .onAppear {
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
      }
      .onDisappear { [kept] in
        kept.takeApart { controller, coordinator in
          controller.viewWillDisappear(false)
          controller.viewDidDisappear(false)
          Representable.dismantleUIViewController(controller, coordinator: coordinator)
        }
      }
  }

  private func makeContext(_ coordinator: Representable.Coordinator) -> Context {
    Context(coordinator: coordinator, environment: environment)
  }
}
