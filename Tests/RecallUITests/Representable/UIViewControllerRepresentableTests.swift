import Interaction
import RecallUI
import Testing

private struct Shown<Kind: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Kind
  var update: (Kind) -> Void = { _ in }

  func makeUIViewController(context: Context) -> Kind { make() }
  func updateUIViewController(_ controller: Kind, context: Context) { update(controller) }
}

private final class Empty: UIViewController, @unchecked Sendable {
  var heard: [String] = []

  override func viewDidLoad() { heard.append("load") }
  override func viewWillAppear(_ animated: Bool) { heard.append("appear") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("gone") }
}

private final class Picking: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var cancelled = 0

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
}

@Suite struct UIViewControllerRepresentableTests {
  @Test func aHostingControllerShowsItsView() {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        VStack {
          Shown {
            UIHostingController(rootView: Text("hosted 0"))
          } update: {
            $0.rootView = Text("hosted \(count)")
          }
          Button("on") { count += 1 }
        }
      }
    }
    let stage = smallStage { Screen() }
    stage.tap("on")
    #expect(stage.texts.contains("hosted 1"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aHostingControllerWhoseViewIsChangedByTheProgramShowsThat() {
    let hosting = UIHostingController(rootView: Text("before"))
    let stage = smallStage {
      VStack {
        Shown { hosting }
        Button("change") { hosting.rootView = Text("after") }
      }
    }
    #expect(stage.texts.contains("before"))
    stage.tap("change")
    #expect(stage.texts.contains("after"))
  }

  @Test func aControllerThatNothingIsShownOfIsReportedAndHearsOfItsView() {
    struct Screen: View {
      let controller: Empty
      @State private var isThere = true

      init(controller: Empty) {
        self.controller = controller
      }

      var body: some View {
        VStack {
          if isThere { Shown { controller } }
          Button("take out") { isThere = false }
        }
      }
    }
    let controller = Empty()
    let stage = smallStage { Screen(controller: controller) }
    #expect("\(stage.issues)".contains("'Empty'"))
    stage.tap("take out")
    #expect(controller.heard == ["load", "appear", "gone"])
  }

  @Test func whatIsSharedIsCopied() {
    var done: [Bool] = []
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Shown {
        let sharing = UIActivityViewController(
          activityItems: ["words", URL(string: "https://a.b")!, 7], applicationActivities: nil)
        sharing.completionWithItemsHandler = { _, isDone, _, _ in done.append(isDone) }
        return sharing
      }
    }
    stage.tap("Copy")
    stage.advance(by: .seconds(1))
    #expect(stage.effects.map(\.effect) == [.copy("words\nhttps://a.b")])
    #expect(done == [true])
  }

  @Test func nobodyChoosesAPhoto() {
    let delegate = Picking()
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Shown {
        let picker = UIImagePickerController()
        picker.delegate = delegate
        return picker
      }
    }
    stage.tap("Cancel")
    #expect(delegate.cancelled == 1)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test func whatAControllerPutsOverItselfIsASheet() {
    let below = UIHostingController(rootView: Text("below"))
    let over = UIHostingController(rootView: Text("over"))
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Shown { below } }
    #expect(stage.texts == ["below"])
    var done = 0
    below.present(over, animated: true) { done += 1 }
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("over"))
    #expect(over.presentingViewController === below)
    // While there is one, another is not shown.
    below.present(UIViewController(), animated: true)
    #expect(below.presentedViewController === over)
    over.dismiss(animated: true) { done += 1 }
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["below"])
    #expect(done == 2)
    #expect(below.presentedViewController == nil)
  }

  @Test func anAlertOfAControllersAsksAndIsAnswered() {
    let below = UIHostingController(rootView: Text("below"))
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Shown { below } }
    var done: [String] = []
    let alert = UIAlertController(title: "Name?", message: "Of the list", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    let rename = UIAlertAction(title: "Rename", style: .default) { action in
      done.append("\(action.title ?? "") \(alert.textFields?.first?.text ?? "")")
      // By now it is gone, so that another one can come.
      let answer = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
      answer.addAction(UIAlertAction(title: "OK", style: .default))
      below.present(answer, animated: true)
    }
    alert.addAction(rename)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in done.append("keep") })
    alert.preferredAction = rename
    below.present(alert, animated: true)
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("Name?") && stage.texts.contains("Of the list"))
    let keep = stage.element("Keep")?.frame.minX ?? .infinity
    #expect(keep < stage.element("Rename")?.frame.minX ?? 0, "what cancels comes first")
    stage.send(.text("fruit"))
    stage.tap("Rename")
    stage.advance(by: .seconds(1))
    #expect(done == ["Rename fruit"])
    #expect(!stage.texts.contains("Name?") && stage.texts.contains("Done"))
    stage.tap("OK")
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["below"])
    #expect(below.presentedViewController == nil)
  }

  @Test func anAlertOfAControllersWithoutActionsHasNoButton() {
    let below = UIHostingController(rootView: Text("below"))
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Shown { below } }
    let alert = UIAlertController(title: "Saving", message: nil, preferredStyle: .alert)
    below.present(alert, animated: true)
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("Saving") && stage.element("OK") == nil)
    stage.send(.key(KeyEvent(.down, key: "return")))
    stage.send(.key(KeyEvent(.down, key: "escape")))
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("Saving"))
    alert.dismiss(animated: true)
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["below"])
  }

  @Test func actionsOfAControllersStandAtTheLowerEdge() {
    let below = UIHostingController(rootView: Text("below"))
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Shown { below } }
    var done: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let title = "Delete"
    sheet.addAction(UIAlertAction(title: title, style: .destructive) { _ in done.append(title) })
    let other = UIAlertAction(title: "Never", style: .default) { _ in done.append("never") }
    other.isEnabled = false
    sheet.addAction(other)
    below.present(sheet, animated: true)
    stage.advance(by: .seconds(1))
    #expect((stage.element("Delete")?.frame.minY ?? 0) > 200)
    stage.tap("Never")
    stage.tap("Delete")
    stage.advance(by: .seconds(1))
    #expect(done == ["Delete"])
    #expect(stage.texts == ["below"])
  }
}
