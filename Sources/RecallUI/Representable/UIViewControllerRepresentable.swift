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
  /// What is kept as long as the view is there.
  private final class Kept {
    var coordinator: Representable.Coordinator?
    var controller: Representable.UIViewControllerType?
  }

  let representable: Representable
  @State private var kept = Kept()
  @Environment(\.self) private var environment

  init(representable: Representable) {
    self.representable = representable
  }

  public var body: some View {
    let controller = updated()
    UIViewControllerFace(controller: controller)
      .onAppear {
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
      }
      .onDisappear { [kept] in
        guard let controller = kept.controller, let coordinator = kept.coordinator else { return }
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
        Representable.dismantleUIViewController(controller, coordinator: coordinator)
        kept.controller = nil
        kept.coordinator = nil
      }
  }

  private func updated() -> Representable.UIViewControllerType {
    let coordinator = kept.coordinator ?? representable.makeCoordinator()
    kept.coordinator = coordinator
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, environment: environment)
    let controller =
      kept.controller ?? representable.makeUIViewController(context: context)
    kept.controller = controller
    representable.updateUIViewController(controller, context: context)
    return controller
  }
}

/// Has a controller of UIKit's show a view.
open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
  /// The view.
  public var rootView: Content {
    didSet { changes.note(true) }
  }

  private let changes = UIViewChanges()

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}

/// A controller that shows a view, whatever its type.
protocol HostingController: UIViewController {
  func readRootView() -> AnyView
}

extension UIHostingController: HostingController {
  func readRootView() -> AnyView {
    changes.noteReading()
    return AnyView(rootView)
  }
}
