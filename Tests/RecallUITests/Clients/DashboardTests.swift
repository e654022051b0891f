import RecallUI
import Testing

/// A panel as people who learn SwiftUI put one together from modifiers.
private final class Meter: ObservableObject {
  @Published var value = 1
}

private struct Panel: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.red.background(in: .rect(cornerRadius: 4))
      Color.red.overlay(.blue, in: .circle)
      Color.red.border(.green, width: 2)
      Color.red.contrast(1.5)
      Color.red.hueRotation(.degrees(90))
      Color.red.colorInvert()
      Color.red.colorMultiply(.blue)
      Color.primary.colorScheme(.dark)
      Color.red.transformEffect(CGAffineTransform(translationX: 5, y: 0))
      Color.red.drawingGroup(opaque: true, colorMode: .linear)
    }
    .edgesIgnoringSafeArea(.all)
    .background(.background, ignoresSafeAreaEdges: .all)
    .previewDisplayName("Panel")
    .previewLayout(.fixed(width: 20, height: 100))
    .previewDevice("iPhone")
    .modifier(EmptyModifier())
  }
}

private struct Watcher: View {
  @StateObject private var meter = Meter()
  @State private var heard: [Int] = []

  var body: some View {
    VStack {
      Text("heard " + heard.map(String.init).joined(separator: " "))
      Button("up") { meter.value += 1 }
      Button("twice") {
        meter.value += 1
        meter.value += 1
      }
    }
    .onReceive(meter.$value) { heard.append($0) }
  }
}

/// Says that it equals others whose tens are the same.
private struct Tens: View, Equatable {
  let number: Int

  var body: some View {
    Text("\(number)")
  }

  static func == (left: Tens, right: Tens) -> Bool { left.number / 10 == right.number / 10 }
}

private struct Odometer: View {
  @State private var number = 8

  var body: some View {
    VStack {
      Tens(number: number).equatable()
      Button("on") { number += 1 }
    }
  }
}

private struct Prices: View {
  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("left")
        Color.red.frame(width: 60, height: 20).gridColumnAlignment(.trailing)
      }
      GridRow {
        Color.red.frame(width: 40, height: 10)
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("price")
      }
      GridRow {
        Color.red.frame(width: 20, height: 20).gridCellAnchor(.bottomTrailing)
          .accessibilityIdentifier("anchored")
        Color.red.frame(height: 30)
      }
      GridRow {
        Color.red.frame(height: 5).gridCellUnsizedAxes([.horizontal, .vertical])
          .accessibilityIdentifier("unsized")
        Color.red.frame(width: 10, height: 4)
      }
    }
    .fixedSize()
  }
}

@Suite struct DashboardTests {
  private func tap(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.element(name)?.frame, "\(name)")
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func modifiersDrawWhatTheySay() {
    let stage = Stage(size: CGSize(width: 20, height: 100)) { Panel() }
    let red = "#FF3B30"
    #expect(
      stage.displayList.description == """
        display list 20x100 on #FFFFFF
        fill rect 0,0 20x100 #FFFFFF
        fill roundedRect 0,0 20x10 r 4 #FFFFFF
        fill rect 0,0 20x10 \(red)
        fill rect 0,10 20x10 \(red)
        fill ellipse 5,10 10x10 #007AFF
        fill rect 0,20 20x10 \(red)
        stroke rect 1,21 18x8 #34C759 width 2
        contrast 1.5 {
          fill rect 0,30 20x10 \(red)
        }
        hue rotation 90° {
          fill rect 0,40 20x10 \(red)
        }
        inversion {
          fill rect 0,50 20x10 \(red)
        }
        multiplication #007AFF {
          fill rect 0,60 20x10 \(red)
        }
        fill rect 0,70 20x10 #FFFFFF
        fill rect 0,80 20x10 \(red) transform 1,0,0,1,5,0
        group {
          fill rect 0,90 20x10 \(red)
        }

        """)
  }

  @Test func whatIsTransformedIsHitWhereItIsDrawn() {
    struct Moved: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .onTapGesture { count += 1 }
          .transformEffect(CGAffineTransform(translationX: 50, y: 0))
          .overlay { Text("\(count)").allowsHitTesting(false) }
      }
    }
    let stage = smallStage { Moved() }
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.element("0") != nil)
    stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(stage.element("1") != nil)
  }

  @Test func aPropertyTellsItsValueAndEachNewOne() throws {
    let stage = smallStage { Watcher() }
    #expect(stage.element("heard 1") != nil)
    try tap("up", on: stage)
    #expect(stage.element("heard 1 2") != nil)
    try tap("twice", on: stage)
    #expect(stage.element("heard 1 2 3 4") != nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func nobodyHearsOfAPropertyAnyMoreWhenTheViewIsGone() throws {
    struct Room: View {
      let meter: Meter
      @State private var isOpen = true
      @State private var heard = 0
      var body: some View {
        VStack {
          if isOpen { Text("ear").onReceive(meter.$value) { _ in heard += 1 } }
          Text("heard \(heard)")
          Button("close") { isOpen = false }
          Button("up") { meter.value += 1 }
        }
      }
    }
    let meter = Meter()
    let stage = smallStage { Room(meter: meter) }
    try tap("up", on: stage)
    #expect(stage.element("heard 2") != nil)
    try tap("close", on: stage)
    try tap("up", on: stage)
    #expect(stage.element("heard 2") != nil)
  }

  @Test func aViewThatSaysItIsTheSameIsNotEvaluated() throws {
    let stage = smallStage { Odometer() }
    try tap("on", on: stage)
    #expect(stage.element("8") != nil)
    try tap("on", on: stage)
    #expect(stage.element("10") != nil)
  }

  @Test func theEnvironmentIsChangedFromWhatItWas() {
    struct Larger: View {
      @State private var steps: CGFloat = 1
      var body: some View {
        Text("a")
          .transformEnvironment(\.lineSpacing) { $0 += steps }
          .transformEnvironment(\.lineSpacing) { $0 *= 3 }
          .onTapGesture { steps += 1 }
      }
    }
    let stage = smallStage { Larger().lineSpacing(2).font(.system(size: 10)) }
    #expect(stage.displayList.description.contains("spacing 7 "))
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.displayList.description.contains("spacing 8 "))
  }

  @Test func cellsStandWhereTheySay() {
    let stage = smallStage { Prices() }
    let origin = stage.element("left")?.frame.origin ?? .zero
    func frame(_ name: String) -> CGRect? {
      // The first cell stands in the middle of a cell of 40 by 20 points.
      stage.element(name)?.frame.offsetBy(dx: 15 - origin.x, dy: 5 - origin.y)
    }
    #expect(frame("price") == CGRect(x: 80, y: 20, width: 20, height: 10))
    #expect(frame("anchored") == CGRect(x: 20, y: 40, width: 20, height: 20))
    #expect(frame("unsized")?.width == 40)
  }

  @Test func edgesAndPointsHaveTheirSimplestValues() {
    #expect(Edge.allCases.map { Edge.Set($0) } == [.top, .leading, .bottom, .trailing])
    #expect(UnitPoint() == .topLeading)
  }
}
