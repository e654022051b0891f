import RecallUI
import Testing

/// A label whose words and size a view says, and what happens to it.
private final class Log {
  var lines: [String] = []
}

private struct Words: UIViewRepresentable {
  let text: String
  let log: Log
  var size: CGSize?

  final class Coordinator {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(log) }

  func makeUIView(context: Context) -> UILabel {
    context.coordinator.log.lines.append("make")
    return UILabel()
  }

  func updateUIView(_ label: UILabel, context: Context) {
    let scheme = context.environment.colorScheme
    context.coordinator.log.lines.append("update \(text) \(scheme)")
    label.text = text
  }

  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
    coordinator.log.lines.append("dismantle \(label.text ?? "")")
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UILabel, context: Context
  ) -> CGSize? { size }
}

private struct Editor: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate, UITextFieldDelegate {
    let editor: Editor

    init(_ editor: Editor) {
      self.editor = editor
    }

    func textViewDidChange(_ textView: UITextView) { editor.text = textView.text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
}

private struct Plain<Kind: UIView>: UIViewRepresentable {
  let make: () -> Kind

  func makeUIView(context: Context) -> Kind { make() }
  func updateUIView(_ view: Kind, context: Context) {}
}

private final class Meter: UIView, @unchecked Sendable {}

@Suite struct UIViewRepresentableTests {
  @Test func aViewIsMadeOnceUpdatedAndTakenApart() {
    struct Screen: View {
      let log: Log
      @State private var count = 0

      init(log: Log) {
        self.log = log
      }

      var body: some View {
        VStack {
          if count < 2 { Words(text: "words \(count)", log: log) }
          Button("on") { count += 1 }
        }
      }
    }
    let log = Log()
    let stage = smallStage { Screen(log: log) }
    #expect(stage.texts.contains("words 0"))
    stage.tap("on")
    #expect(stage.texts.contains("words 1"))
    stage.tap("on")
    #expect(
      log.lines == ["make", "update words 0 light", "update words 1 light", "dismantle words 1"])
    #expect(stage.issues.isEmpty)
  }

  @Test func aRepresentableSaysHowLargeItsViewIs() {
    let log = Log()
    let stage = smallStage {
      Words(text: "a", log: log, size: CGSize(width: 70, height: 30)).background {
        Color.red.accessibilityIdentifier("ground")
      }
    }
    #expect(stage.element("ground")?.frame.size == CGSize(width: 70, height: 30))
  }

  @Test func aDelegateHearsOfWhatIsTyped() {
    struct Screen: View {
      @State private var text = "a"

      var body: some View {
        VStack {
          Text("has \(text)")
          Editor(text: $text).frame(height: 100)
        }
      }
    }
    let stage = smallStage { Screen() }
    stage.tap(at: CGPoint(x: 100, y: 140))
    stage.send(.text("b"))
    #expect(stage.texts.first.map { ["has ab", "has ba"].contains($0) } == true)
  }

  @Test func whatChangesByItselfIsSeen() {
    let label = UILabel()
    label.text = "before"
    let stage = smallStage {
      VStack {
        Plain { label }
        Button("change") { label.text = "after" }
      }
    }
    stage.tap("change")
    #expect(stage.texts.contains("after"))
  }

  @Test func viewsInAViewStandAtTheirFrames() throws {
    let stage = smallStage {
      Plain {
        let view = UIView()
        view.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 20, y: 30, width: 80, height: 20))
        label.text = "in"
        view.addSubview(label)
        return view
      }
    }
    let frame = try #require(stage.element("in")?.frame)
    #expect(frame.minX >= 20 && frame.maxX <= 100)
    #expect(frame.midY == 40)
  }

  @Test func framesCountFromTheLeftWhereverTextBegins() throws {
    let stage = smallStage {
      Plain {
        let view = UIView()
        let square = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
        square.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
        inner.backgroundColor = .red
        square.addSubview(inner)
        view.addSubview(square)
        return view
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let places = stage.displayList.items.map(\.bounds)
    #expect(places.contains(CGRect(x: 20, y: 30, width: 50, height: 40)))
    #expect(places.contains(CGRect(x: 25, y: 30, width: 10, height: 10)))
  }

  @Test func aViewIsNotPutIntoOneThatStandsInIt() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.subviews == [inner])
    #expect(inner.subviews.isEmpty)
    #expect(inner.isDescendant(of: outer))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -5])
  func measuresThatAreNoneEndNothing(measure: CGFloat) {
    let stage = smallStage {
      Plain {
        let view = UIView(frame: CGRect(x: measure, y: 0, width: measure, height: measure))
        view.alpha = measure
        view.layer.cornerRadius = measure
        view.layer.borderWidth = measure
        view.addSubview(UILabel(frame: CGRect(x: 0, y: measure, width: measure, height: 5)))
        return view
      }
    }
    _ = stage.displayList
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.issues.isEmpty)
  }

  @Test func aViewThatNothingIsDrawnOfIsReported() {
    let stage = smallStage { Plain { Meter() } }
    #expect(stage.issues.count == 1)
    #expect("\(stage.issues)".contains("'Meter'"))
  }

  @Test func aSignAndABlurAreDrawn() {
    let stage = smallStage {
      ZStack {
        Plain { UIVisualEffectView(effect: UIBlurEffect(style: .dark)) }
        Plain {
          let sign = UIActivityIndicatorView(style: .large)
          sign.startAnimating()
          return sign
        }
      }
    }
    #expect(stage.displayList.items.count > 1)
    #expect(stage.issues.isEmpty)
  }

  @Test func aViewThatIsHiddenIsNotDrawn() {
    let stage = smallStage {
      Plain {
        let view = UIView()
        view.backgroundColor = .red
        view.isHidden = true
        return view
      }
    }
    #expect(stage.displayList.items.isEmpty)
  }
}
