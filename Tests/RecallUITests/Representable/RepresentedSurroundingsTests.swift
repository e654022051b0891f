import RecallUI
import Testing

private final class Log {
  var lines: [String] = []
}

/// A view that notes where it comes and goes.
private final class Noting: UIView, @unchecked Sendable {
  private let log: Log
  private let name: String

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.lines.append("\(name) will \(newSuperview == nil ? "leave" : "join")")
  }

  override func didMoveToSuperview() {
    log.lines.append("\(name) did \(superview == nil ? "leave" : "join")")
  }
}

private struct Shown: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// What programs put behind the content of a cover, so that one sees through it.
private struct ClearGround: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    DispatchQueue.main.async { view.superview?.superview?.backgroundColor = .clear }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

@Suite struct RepresentedSurroundingsTests {
  @Test func aViewHearsThatItIsShownAndLeaves() {
    struct Screen: View {
      let view: UIView
      @State private var isShown = true

      init(view: UIView) {
        self.view = view
      }

      var body: some View {
        VStack {
          if isShown { Shown(view: view) }
          Button("hide") { isShown = false }
        }
      }
    }
    let log = Log()
    let view = Noting("outer", log)
    view.backgroundColor = .red
    view.addSubview(Noting("inner", log))
    #expect(log.lines == ["inner will join", "inner did join"])
    log.lines = []
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(view: view) }
    #expect(log.lines == ["outer will join", "outer did join"])
    log.lines = []
    stage.tap("hide")
    #expect(log.lines == ["outer will leave", "outer did leave"])
    #expect(view.superview == nil)
  }

  @Test func aCoverIsSeenThroughWhereAProgramSaysSo() {
    struct Screen: View {
      let isClear: Bool
      @State private var isShown = false

      init(isClear: Bool) {
        self.isClear = isClear
      }

      var body: some View {
        Button("cover") { isShown = true }
          .fullScreenCover(isPresented: $isShown) {
            Text("over").background { if isClear { ClearGround() } }
          }
      }
    }
    func fills(_ isClear: Bool) -> Int {
      let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(isClear: isClear) }
      stage.tap("cover")
      stage.advance(by: .seconds(2))
      return stage.displayList.items.count { item in
        guard case .fill(_, .color(let color), _) = item.content else { return false }
        return item.bounds.width >= 200 && color.description.prefix(7) == "#FFFFFF"
      }
    }
    #expect(fills(false) == fills(true) + 1)
  }
}
