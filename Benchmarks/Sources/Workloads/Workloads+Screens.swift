import Rasterizer
import RecallUI

extension Workloads {
  /// A form of thirty rows that comes onto the screen and leaves it again.
  public struct Form {
    public enum Way {
      case push, sheet
    }

    private let stage: Stage
    private let open: CGPoint

    public init(_ way: Way) {
      stage = Stage(
        size: CGSize(width: 400, height: 800), textMeasurer: PangoTextMeasurer()
      ) {
        Opener(way: way)
      }
      let frame = stage.element("open")?.frame ?? .zero
      open = CGPoint(x: frame.midX, y: frame.midY)
      // What is made once, such as the measures of letters, is made now.
      _ = show()
      _ = hide()
    }

    /// Opens it; returns the digest, which tells that something happened.
    public func show() -> Int {
      stage.tap(at: open)
      return Int(truncatingIfNeeded: stage.digest)
    }

    /// Closes it, and lets what moves come to rest.
    public func hide() -> Int {
      stage.send(.key(KeyEvent(.down, key: "escape")))
      stage.send(.key(KeyEvent(.up, key: "escape")))
      stage.advance(by: .seconds(1))
      return Int(truncatingIfNeeded: stage.digest)
    }

    /// Whether all of it is there when it is open.
    public func isShown() -> Bool {
      _ = show()
      defer { _ = hide() }
      return stage.element("row 1") != nil
    }
  }

  /// A list in a window of 1280 by 800 points that is scrolled by a wheel, one notch a frame.
  public final class Scrolling {
    private let stage: Stage
    private let rasterizer: Rasterizer
    private let surface: Surface
    private var shown: DisplayList
    private var isDownwards = true

    /// - Throws: `SurfaceError` when memory is short.
    public init(rows: Int) throws {
      let measurer = PangoTextMeasurer()
      stage = Stage(
        size: CGSize(width: Scene.width, height: Scene.height), textMeasurer: measurer
      ) { Rows(count: rows) }
      rasterizer = Rasterizer(text: measurer)
      surface = try Surface(width: Scene.width, height: Scene.height)
      shown = stage.displayList
    }

    /// How many frames `scroll` draws.
    public var count: Int { 20 }

    /// Scrolls some rows on, or as many back, and draws each frame into the pixels.
    public func scroll() {
      for _ in 0..<count {
        stage.advance(by: .milliseconds(16))
        stage.send(
          .scroll(
            ScrollEvent(
              at: CGPoint(x: 640, y: 400), by: CGSize(width: 0, height: isDownwards ? -40 : 40))))
        let list = stage.displayList
        rasterizer.draw(list, on: surface, damage: list.damage(since: shown))
        shown = list
      }
      isDownwards.toggle()
    }
  }
}

private struct Opener: View {
  let way: Workloads.Form.Way
  @State private var isShown = false

  init(way: Workloads.Form.Way) {
    self.way = way
  }

  var body: some View {
    NavigationStack {
      switch way {
      case .push:
        NavigationLink("open") { Thirty() }.navigationTitle("Start")
      case .sheet:
        Button("open") { isShown = true }.sheet(isPresented: $isShown) { Thirty() }
      }
    }
  }
}

private struct Thirty: View {
  @State private var isOn = true
  @State private var text = "text"
  @State private var level = 0.5

  var body: some View {
    Form {
      ForEach(0..<6) { group in
        Section("Group \(group)") {
          Text("row \(group * 5 + 1)")
          Toggle("Switch", isOn: $isOn)
          TextField("Field", text: $text)
          Slider(value: $level)
          LabeledContent("Label", value: "value")
        }
      }
    }
    .navigationTitle("Form")
  }
}

private struct Rows: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { index in
      HStack {
        Image(systemName: "star")
        Text("Row \(index)")
        Spacer()
        Text("detail").foregroundColor(.secondary)
      }
    }
  }
}
