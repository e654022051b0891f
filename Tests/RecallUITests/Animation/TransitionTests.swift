import RecallUI
import Testing

/// Views that come and leave.
@Suite struct TransitionTests {
  /// A square of 40 points in the middle of 200 by 100 that a tap anywhere shows or hides.
  private struct Door: View {
    let transition: AnyTransition?
    var animation: Animation? = .linear(duration: 1)
    @State var isOpen: Bool
    @State private var taps = 0

    var body: some View {
      ZStack {
        Color.white
        if isOpen {
          if let transition {
            square.transition(transition)
          } else {
            square
          }
        }
      }
      .onTapGesture { withAnimation(animation) { isOpen.toggle() } }
    }

    private var square: some View {
      Rectangle().fill(Color.black).frame(width: 40, height: 40)
        .onTapGesture { taps += 1 }
        .accessibilityIdentifier("square")
    }
  }

  private func stage(_ transition: AnyTransition?, isOpen: Bool) -> Stage {
    Stage(size: CGSize(width: 200, height: 100)) { Door(transition: transition, isOpen: isOpen) }
  }

  private let corner = CGPoint(x: 10, y: 10)

  private func square(_ stage: Stage) -> String {
    stage.displayList.items.dropFirst().map(\.description).joined(separator: "; ")
  }

  private static let plain = "fill rect 80,30 40x40 #000000"

  /// A transition, and the looks at its beginning, middle and end; nil for not there.
  private static var cases: [(String, AnyTransition?, [String], [String])] {
    [

      ("none", nil, ["", "\(plain) opacity 0.5"], [plain, "\(plain) opacity 0.5"]),
      ("opacity", .opacity, ["", "\(plain) opacity 0.5"], [plain, "\(plain) opacity 0.5"]),
      (
        "scale", .scale, ["", "\(plain) transform 0.5,0,0,0.5,50,25"],
        [plain, "\(plain) transform 0.5,0,0,0.5,50,25"]
      ),
      (
        "scale from a corner", .scale(scale: 0.5, anchor: .topLeading),
        ["\(plain) transform 0.5,0,0,0.5,40,15", "\(plain) transform 0.75,0,0,0.75,20,7.5"],
        [plain, "\(plain) transform 0.75,0,0,0.75,20,7.5"]
      ),
      (
        "offset", .offset(x: 20, y: -10),
        ["fill rect 100,20 40x40 #000000", "fill rect 90,25 40x40 #000000"],
        [plain, "fill rect 90,25 40x40 #000000"]
      ),
      (
        "move to the bottom", .move(edge: .bottom),
        ["fill rect 80,70 40x40 #000000", "fill rect 80,50 40x40 #000000"],
        [plain, "fill rect 80,50 40x40 #000000"]
      ),
      (
        "slide", .slide, ["fill rect 40,30 40x40 #000000", "fill rect 60,30 40x40 #000000"],
        [plain, "fill rect 100,30 40x40 #000000"]
      ),
      (
        "push", .push(from: .top), ["", "fill rect 80,10 40x40 #000000 opacity 0.5"],
        [plain, "fill rect 80,50 40x40 #000000 opacity 0.5"]
      ),
      ("identity", .identity, [plain, plain], ["", ""]),
      (
        "asymmetric", .asymmetric(insertion: .identity, removal: .opacity), [plain, plain],
        [plain, "\(plain) opacity 0.5"]
      ),
      (
        "combined", AnyTransition.offset(x: 20).combined(with: .opacity),
        ["", "fill rect 90,30 40x40 #000000 opacity 0.5"],
        [plain, "fill rect 90,30 40x40 #000000 opacity 0.5"]
      ),
      (
        "modifier", .modifier(active: Shift(x: 20), identity: Shift(x: 0)),
        ["fill rect 100,30 40x40 #000000", "fill rect 90,30 40x40 #000000"],
        [plain, "fill rect 90,30 40x40 #000000"]
      ),
    ]
  }

  /// A modifier that is not the engine's own.
  private struct Shift: ViewModifier {
    let x: CGFloat

    func body(content: Content) -> some View {
      content.offset(x: x)
    }
  }

  @Test(arguments: cases.indices)
  private func aViewThatComesPassesFromItsActiveLookIntoItsOwn(_ index: Int) {
    let (name, transition, looks, _) = Self.cases[index]
    let stage = stage(transition, isOpen: false)
    #expect(square(stage) == "")

    stage.tap(at: corner)
    #expect(square(stage) == looks[0], "\(name)")
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == looks[1], "\(name)")
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == Self.plain, "\(name)")
    #expect(!stage.isAnimating)
  }

  @Test(arguments: cases.indices)
  private func aViewThatLeavesPassesFromItsOwnLookIntoItsActiveOne(_ index: Int) {
    let (name, transition, _, looks) = Self.cases[index]
    let stage = stage(transition, isOpen: true)
    #expect(square(stage) == Self.plain)

    stage.tap(at: corner)
    #expect(square(stage) == looks[0], "\(name)")
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == looks[1], "\(name)")
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == "", "\(name)")
    #expect(!stage.isAnimating)
  }

  /// What stands in a container that is shown by a tap.
  private struct Shown<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isShown = false

    var body: some View {
      VStack(spacing: 0) {
        Color.white.frame(height: 40)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isShown = true } }
        if isShown { content() }
      }
    }
  }

  private func opacities<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [Double]
  {
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Shown(content: content) }
    stage.tap(at: CGPoint(x: 10, y: 50))
    stage.advance(by: .milliseconds(500))
    return stage.displayList.items.dropFirst().map(\.opacity)
  }

  @Test func whatAContainerChoosesOrMakesAsItIsPlacedComesWithItAsOne() {
    let piece = Color.black.frame(width: 40, height: 20)
    #expect(
      opacities {
        ViewThatFits {
          piece.frame(width: 500)
          piece
        }
      } == [0.5])
    #expect(
      opacities {
        ScrollView {
          LazyVStack {
            piece
            piece
          }
        }
      } == [0.5, 0.5])
  }

  @Test func whatComesOnceItsContainerHasAppearedComesByItself() {
    struct Late: View {
      @State private var isLate = false

      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(height: 10)
          if isLate { Color.black.frame(height: 10) }
        }
        .transition(.identity)
        .onAppear { withAnimation(.linear(duration: 1)) { isLate = true } }
      }
    }
    #expect(opacities { Late() } == [1, 0.5])
  }

  @Test func whatLeavesIsGoneAtOnceFromAllButTheDisplayList() {
    let stage = stage(.opacity, isOpen: true)
    let open = stage.outline
    #expect(stage.element("square") != nil)

    stage.tap(at: corner)
    #expect(square(stage) == Self.plain)
    #expect(stage.element("square") == nil)
    #expect(stage.outline != open)
    #expect(stage.element(at: CGPoint(x: 100, y: 50)) == nil)

    // A tap on what is still drawn reaches what is behind it.
    stage.tap(at: CGPoint(x: 100, y: 50))
    #expect(stage.snapshot["Door.taps"] == "0")
    #expect(stage.snapshot["Door.isOpen"] == "true")
  }

  @Test func withoutAnAnimationViewsComeAndLeaveAtOnce() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Door(transition: .scale, animation: nil, isOpen: false)
    }
    stage.tap(at: corner)
    #expect(square(stage) == Self.plain)
    stage.tap(at: corner)
    #expect(square(stage) == "")
  }

  @Test func aViewThatIsCalledBackLeavesFromWhereItIs() {
    let stage = stage(.offset(x: 20), isOpen: false)
    stage.tap(at: corner)
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == "fill rect 90,30 40x40 #000000")

    stage.tap(at: corner)
    #expect(square(stage) == "fill rect 90,30 40x40 #000000")
    stage.advance(by: .milliseconds(250))
    // It goes on to its place, and away from it, together.
    #expect(square(stage) == "fill rect 90,30 40x40 #000000")
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == "fill rect 95,30 40x40 #000000")
    stage.advance(by: .milliseconds(250))
    #expect(square(stage) == "")
  }

  /// A square of 10 points that comes, or takes the place of another, when `number` changes.
  private struct Wrapped: View {
    enum Wrapping: CaseIterable {
      case overlay, background, identity, condition, paddedIdentity, layeredIdentity
    }

    let wrapping: Wrapping
    @State private var number = 0

    var body: some View {
      ZStack {
        Color.white
        switch wrapping {
        case .overlay: if number > 0 { moving.overlay(Color.clear) }
        case .background: if number > 0 { moving.padding(0).background(Color.clear) }
        case .identity: square.id(number).transition(way)
        case .condition:
          Group { if number > 0 { square } else { Color.clear.frame(width: 10, height: 10) } }
            .transition(way)
        case .paddedIdentity: square.id(number).padding(0).transition(way).padding(0)
        case .layeredIdentity: square.id(number).background(Color.clear).transition(way)
        }
      }
      .onTapGesture { withAnimation(.linear(duration: 1)) { number += 1 } }
    }

    private var way: AnyTransition { .asymmetric(insertion: .offset(x: 40), removal: .identity) }
    private var moving: some View { square.transition(way) }
    private var square: some View {
      Rectangle().fill(Color.black).frame(width: 10, height: 10)
    }
  }

  @Test(arguments: Wrapped.Wrapping.allCases)
  private func aTransitionIsFoundInsideAndAroundWhatComes(_ wrapping: Wrapped.Wrapping) {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Wrapped(wrapping: wrapping) }
    func square() -> [String] {
      stage.displayList.items.map(\.description).filter { $0.hasSuffix("#000000") }
    }
    stage.tap(at: corner)
    #expect(square() == ["fill rect 85,45 10x10 #000000"])
    stage.advance(by: .milliseconds(500))
    #expect(square() == ["fill rect 65,45 10x10 #000000"])
    stage.advance(by: .milliseconds(500))
    #expect(square() == ["fill rect 45,45 10x10 #000000"])
  }

  @Test(arguments: [true, false])
  func aTransitionsOwnAnimationNeedsNoOther(_ comes: Bool) {
    let own = AnyTransition.offset(x: 20).animation(.linear(duration: 2))
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Door(transition: own, animation: nil, isOpen: !comes)
    }
    stage.tap(at: corner)
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == "fill rect \(comes ? 95 : 85),30 40x40 #000000")
    stage.advance(by: .milliseconds(1500))
    #expect(square(stage) == (comes ? Self.plain : ""))
    #expect(!stage.isAnimating)
  }

  @Test func combinedTransitionsEachHaveTheirOwnAnimation() {
    let way = AnyTransition.offset(x: 20).animation(.linear(duration: 1))
      .combined(with: .opacity.animation(.linear(duration: 2)))
      .combined(with: .offset(y: 40))
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Door(transition: way, animation: .linear(duration: 4), isOpen: false)
    }
    stage.tap(at: corner)
    stage.advance(by: .milliseconds(500))
    #expect(square(stage) == "fill rect 90,65 40x40 #000000 opacity 0.25")
    stage.advance(by: .milliseconds(1000))
    #expect(square(stage) == "fill rect 80,55 40x40 #000000 opacity 0.75")
    stage.advance(by: .milliseconds(2499))
    #expect(stage.isAnimating)
    stage.advance(by: .milliseconds(1))
    #expect(square(stage) == Self.plain)
    #expect(!stage.isAnimating)
  }

  /// Content that leaves in front of a background that stays.
  private struct Backed: View {
    @State private var isOpen = true

    var body: some View {
      ZStack {
        if isOpen { Rectangle().fill(Color.black).frame(width: 10, height: 10) }
      }
      .frame(width: 20, height: 20)
      .padding(5)
      .background(Rectangle().fill(Color.white))
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen = false } }
    }
  }

  @Test func whatLeavesStaysInFrontOfItsBackground() {
    let stage = Stage(size: CGSize(width: 40, height: 40)) { Backed() }
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.items.map(\.description) == [
        "fill rect 5,5 30x30 #FFFFFF", "fill rect 15,15 10x10 #000000 opacity 0.5",
      ])
  }

  /// The first element leaves, and the ones behind it move up.
  private struct Row: View {
    @State private var numbers = [0, 1, 2]

    var body: some View {
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Rectangle().fill(Color(white: Double(number) / 2)).frame(width: 20, height: 20)
        }
      }
      .frame(width: 60, height: 20, alignment: .leading)
      .onTapGesture { withAnimation(.linear(duration: 1)) { _ = numbers.removeFirst() } }
    }
  }

  @Test func anElementThatLeavesStaysWhereItWasWhileOthersTakeItsPlace() {
    let stage = Stage(size: CGSize(width: 60, height: 20)) { Row() }
    stage.tap(at: CGPoint(x: 30, y: 10))
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.items.map(\.description) == [
        "fill rect 0,0 20x20 #000000 opacity 0.5", "fill rect 10,0 20x20 #808080",
        "fill rect 30,0 20x20 #FFFFFF",
      ])
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.items.map(\.description) == [
        "fill rect 0,0 20x20 #808080", "fill rect 20,0 20x20 #FFFFFF",
      ])
  }

  /// Each type, and what it is the same as.
  private static var types: [(AnyTransition, AnyTransition)] {
    [
      (AnyTransition(.identity), .identity), (AnyTransition(OpacityTransition()), .opacity),
      (AnyTransition(.scale(0.5, anchor: .topLeading)), .scale(scale: 0.5, anchor: .topLeading)),
      (AnyTransition(.offset(x: 10, y: 5)), .offset(x: 10, y: 5)),
      (AnyTransition(.move(edge: .leading)), .move(edge: .leading)),
      (AnyTransition(.slide), .slide),
      (AnyTransition(PushTransition(edge: .top)), .push(from: .top)),
      (
        AnyTransition(
          AsymmetricTransition(insertion: .opacity, removal: MoveTransition(edge: .bottom))),
        .asymmetric(insertion: .opacity, removal: .move(edge: .bottom))
      ),
    ]
  }

  @Test(arguments: [false, true])
  func transitionsByTheirTypesLookAsThoseByName(isOpen: Bool) {
    for (type, name) in Self.types {
      let looks = [type, name].map { transition in
        let stage = stage(transition, isOpen: isOpen)
        stage.tap(at: corner)
        stage.advance(by: .milliseconds(300))
        return square(stage)
      }
      #expect(looks[0] == looks[1])
    }
  }
}
