import Interaction
import Testing

@testable import RecallUI
@testable import RecallUICore

/// A large title goes away while what is below it is scrolled, and a small one comes in its place.
@Suite struct LargeTitleTests {
  /// Below a bar of 44 points, a title of 41 and the 8 below it; rows of 50 points.
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    let content = content()
    return Stage(size: CGSize(width: 300, height: 400)) {
      NavigationStack { content.navigationTitle("Letters") }
    }
  }

  private func rows(_ count: Int = 30, _ tap: @escaping (Int) -> Void = { _ in }) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { row in
          Button("row \(row)") { tap(row) }.frame(height: 50).frame(maxWidth: .infinity)
        }
      }
    }
  }

  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.send(
      .scroll(
        ScrollEvent(
          at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: -distance))))
  }

  private func length(of stage: Stage) -> CGFloat {
    (stage.element("row 0")?.frame.midY ?? 0) - 25 - 44
  }

  /// The sizes of what is drawn of the title, with how much of it is seen.
  private func titles(_ stage: Stage) -> [CGFloat: Double] {
    var found: [CGFloat: Double] = [:]
    func search(_ items: [DisplayItem], _ factor: Double) {
      for item in items {
        if case .layer(let layer) = item.content { search(layer.items, factor * item.opacity) }
        guard case .text(let text, _) = item.content, text.string == "Letters",
          let size = text.runs.first?.font.size
        else { continue }
        let isSeen = item.clips.allSatisfy { $0.path.boundingRect.intersects(item.bounds) }
        if isSeen { found[size] = factor * item.opacity }
      }
    }
    search(stage.displayList.items, 1)
    return found
  }

  @Test func theLargeTitleGoesUpWithTheContent() {
    let stage = stage { rows() }
    let (title, row) = (stage.element("Letters")?.frame.minY ?? 0, stage.element("row 1")?.frame)
    #expect(titles(stage) == [34: 1])
    scroll(stage, by: 20)
    #expect(stage.element("Letters")?.frame.minY == title - 20)
    #expect(stage.element("row 1")?.frame == row?.offsetBy(dx: 0, dy: -20))
    #expect(titles(stage) == [34: 1])
  }

  @Test func aSmallTitleStandsThereWhenTheLargeOneIsGone() {
    let stage = stage { rows() }
    let length = length(of: stage)
    scroll(stage, by: length)
    #expect(titles(stage) == [17: 1])
    #expect(stage.element("Letters")?.frame.midY == 22)
    scroll(stage, by: 300)
    #expect(titles(stage) == [17: 1])
    scroll(stage, by: -1000)
    #expect(titles(stage) == [34: 1])
  }

  @Test func theSmallTitleFadesIn() {
    let stage = stage { rows() }
    scroll(stage, by: length(of: stage) - 4)
    let opacity = titles(stage)[17] ?? 0
    #expect(opacity > 0.7 && opacity < 0.8)
  }

  @Test func contentIsSeenAndTappedWhereTheTitleWas() {
    var tapped: [Int] = []
    let stage = stage { rows { tapped.append($0) } }
    let length = length(of: stage)
    stage.tap(at: CGPoint(x: 150, y: 60))
    #expect(tapped == [])
    scroll(stage, by: 200 + length)
    // The rows that begin right below the bar.
    stage.tap(at: CGPoint(x: 150, y: 64))
    stage.tap(at: CGPoint(x: 150, y: 40))
    #expect(tapped == [4])
    #expect(abs((stage.element("row 4")?.frame.midY ?? 0) - (44 + 25)) < 0.001)
  }

  enum Surroundings: CaseIterable {
    case shape, drop, tabs, clip, turnedByNothing

    func around(_ list: AnyView) -> AnyView {
      switch self {
      case .shape: AnyView(list.contentShape(Rectangle()))
      case .drop: AnyView(list.dropDestination(for: String.self) { _, _ in true })
      case .tabs: AnyView(TabView { list.tabItem { Text("tab") } })
      case .clip: AnyView(list.clipped())
      case .turnedByNothing: AnyView(list.scaleEffect(1).rotationEffect(.zero))
      }
    }
  }

  @Test(arguments: Surroundings.allCases)
  func contentIsTappedThereWhateverIsAroundIt(surroundings: Surroundings) {
    var tapped: [Int] = []
    let list = AnyView(rows { tapped.append($0) })
    let stage = stage { surroundings.around(list) }
    let length = length(of: stage)
    scroll(stage, by: 200 + length)
    #expect(titles(stage) == [17: 1])
    #expect(isDrawn("row 4", on: stage))
    stage.tap(at: CGPoint(x: 150, y: 66))
    #expect(tapped == [4])
  }

  @Test func whatTakesNoTapsTakesNoneThere() {
    var tapped: [Int] = []
    let stage = stage { rows { tapped.append($0) }.allowsHitTesting(false) }
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: -250))))
    stage.tap(at: CGPoint(x: 150, y: 66))
    #expect(tapped == [])
  }

  /// Whether all of a text is drawn.
  private func isDrawn(_ string: String, on stage: Stage) -> Bool {
    func isDrawn(_ items: [DisplayItem]) -> Bool {
      items.contains { item in
        if case .layer(let layer) = item.content, isDrawn(layer.items) { return true }
        guard case .text(let text, _) = item.content, text.string == string else { return false }
        return item.clips.allSatisfy {
          $0.path.boundingRect.insetBy(dx: -1, dy: -1).contains(item.bounds)
        }
      }
    }
    return isDrawn(stage.displayList.items)
  }

  /// The rectangles that are filled with red.
  private func red(_ stage: Stage) -> [CGRect] {
    stage.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content,
        color == Color.Resolved(red: 1, green: 0, blue: 0)
      else { return nil }
      return path.boundingRect
    }
  }

  private let red = Color(Color.Resolved(red: 1, green: 0, blue: 0))

  @Test func aRowThatBeginsAtTheContentsEdgeIsAsHighAsItIs() {
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { _ in
            Text("row").frame(maxWidth: .infinity).frame(height: 50).background(red)
          }
        }
      }
    }
    scroll(stage, by: 250)
    #expect(red(stage).allSatisfy { $0.height == 50 })
  }

  @Test func aThinColorOverTheListStaysThin() {
    let stage = stage { rows().overlay(alignment: .top) { red.frame(height: 3) } }
    scroll(stage, by: 250)
    #expect(red(stage).map(\.height) == [3])
  }

  @Test func rowsWhereTheTitleWasAreInSight() {
    var visible: [Int: Bool] = [:]
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { row in
            Text("row \(row)").frame(width: 300, height: 40)
              .onScrollVisibilityChange(threshold: 0.9) { visible[row] = $0 }
          }
        }
      }
    }
    scroll(stage, by: 249)
    let first = visible.filter(\.value).keys.min() ?? 0
    #expect((stage.element("row \(first)")?.frame.minY ?? 0) < 85)
  }

  @Test func aPositionNamesTheRowRightBelowTheBarThatIsLeft() {
    var told: Int?
    struct Positioned: View {
      @State var row: Int? = 0
      let tell: (Int?) -> Void
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { Text("row \($0)").frame(width: 300, height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $row)
        .onChange(of: row) { _, new in tell(new) }
        .toolbar { Button("Jump") { row = 12 } }
      }
    }
    let stage = stage { Positioned { told = $0 } }
    stage.tap("Jump")
    stage.advance(by: .seconds(1))
    scroll(stage, by: 1)
    scroll(stage, by: -1)
    #expect(told == 12)
    #expect(abs((stage.element("row 12")?.frame.midY ?? 0) - 69) < 0.001)
  }

  @Test func alignedRowsBeginBelowTheBarThatIsLeft() {
    let stage = stage {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { Text("row \($0)").frame(width: 300, height: 100) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    stage.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 100), over: .seconds(1))
    stage.advance(by: .seconds(3))
    let tops = (0..<30).compactMap { stage.element("row \($0)")?.frame.midY }.map { $0 - 50 }
    #expect(tops.contains { abs($0 - 44) < 0.01 })
  }

  @Test func framesOfAnimatedContentShowRowsWhereTheTitleWas() {
    struct Shaky: View, Animatable {
      var x: Double
      var animatableData: Double {
        get { x }
        set { x = newValue }
      }
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { Text("row \($0)").frame(width: 200 + x, height: 50) }
          }
        }
      }
    }
    struct Program: View {
      @State private var x = 0.0
      var body: some View {
        Shaky(x: x).toolbar { Button("Shake") { withAnimation { x = 20 } } }
      }
    }
    let stage = stage { Program() }
    scroll(stage, by: 200 + 49)
    #expect(isDrawn("row 4", on: stage))
    stage.tap("Shake")
    stage.advance(by: .milliseconds(100))
    #expect(isDrawn("row 4", on: stage))
  }

  @Test func howFarContentScrollsIsWhatItWouldBeWithoutThat() {
    let stage = stage { rows() }
    let length = length(of: stage)
    scroll(stage, by: 10_000)
    #expect(stage.element("row 29")?.frame.midY == 375)
    scroll(stage, by: -10_000)
    #expect(stage.element("row 0")?.frame.midY == 44 + length + 25)
  }

  @Test(arguments: [CGFloat(0.2), 0.8]) func aFingerLeavesNoPartOfATitle(part: CGFloat) {
    let stage = stage { rows() }
    let length = length(of: stage)
    // It stands still before it goes.
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 150, y: 300))))
    for step in 1...12 {
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 150, y: 300 - CGFloat(step) * 2))))
      stage.advance(by: .milliseconds(20))
    }
    let start = stage.element("row 0")?.frame.midY ?? 0
    let target = start - (69 + length) + length * part
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 150, y: 276 - target))))
    stage.advance(by: .seconds(1))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 150, y: 276 - target))))
    stage.advance(by: .seconds(2))
    let top = (stage.element("row 0")?.frame.midY ?? 0) - 25 - 44
    #expect(abs(top - (part < 0.5 ? length : 0)) < 0.001)
  }

  @Test func onTheWayContentGoesWithTheTitle() {
    let stage = stage {
      ScrollViewReader { reader in
        rows().onAppear { withAnimation { reader.scrollTo(20, anchor: .top) } }
      }
    }
    stage.advance(by: .milliseconds(60))
    let early = titles(stage)
    stage.advance(by: .seconds(2))
    #expect(early[34] != nil || early[17] != nil)
    #expect(titles(stage) == [17: 1])
  }

  @Test func aRowIsShownRightBelowTheBarThatIsLeft() {
    struct Jump: View {
      var body: some View {
        ScrollViewReader { reader in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<30, id: \.self) { Text("row \($0)").frame(height: 50) }
            }
          }
          .toolbar { Button("Jump") { reader.scrollTo(12, anchor: .top) } }
        }
      }
    }
    let stage = stage { Jump() }
    stage.tap("Jump")
    #expect(abs((stage.element("row 12")?.frame.midY ?? 0) - (44 + 25)) < 0.001)
  }

  @Test func whatStandsBelowTheTitleGoesUpWithIt() {
    struct Found: View {
      @State private var text = ""
      var body: some View {
        List(0..<30, id: \.self) { Text("row \($0)") }.searchable(text: $text)
      }
    }
    let stage = stage { Found() }
    let field = stage.element("Search")?.frame ?? .null
    scroll(stage, by: 200)
    let moved = stage.element("Search")?.frame ?? .null
    #expect(moved.minY < field.minY - 40 && moved.minY >= 44)
    stage.tap(at: CGPoint(x: moved.midX, y: moved.midY))
    stage.send(.text("x"))
    #expect(stage.element("Search")?.value == "x")
  }

  @Test func headersThatStayInSightStandRightBelowTheBar() {
    let stage = stage {
      List {
        Section("first") { ForEach(0..<30, id: \.self) { Text("row \($0)") } }
      }
      .listStyle(.plain)
    }
    let header = stage.element("first")?.frame ?? .null
    scroll(stage, by: 300)
    let pinned = stage.element("first")?.frame ?? .null
    #expect(pinned.minY < header.minY - 40 && pinned.minY >= 44)
  }

  @Test func rowsThatWereThereAreMadeWhereTheTitleWas() {
    var appeared: Set<Int> = []
    let stage = stage {
      List(0..<60, id: \.self) { row in
        Text("row \(row)").onAppear { appeared.insert(row) }.onDisappear { appeared.remove(row) }
      }
      .listStyle(.plain)
    }
    scroll(stage, by: 1000)
    let first = appeared.min() ?? 0
    let frame = stage.element("row \(first)")?.frame ?? .null
    #expect(frame.minY < 48)
  }

  @Test(arguments: [CGFloat(0), 300]) func whicheverTitleIsSeenOpensItsMenu(distance: CGFloat) {
    var chosen = 0
    let stage = stage {
      rows().toolbarTitleMenu { Button("Rename") { chosen += 1 } }
    }
    scroll(stage, by: distance)
    let menu = stage.element("TitleMenu")?.frame ?? .null
    #expect(distance == 0 ? menu.minY >= 44 : menu.maxY <= 44)
    stage.tap("TitleMenu")
    stage.advance(by: .seconds(1))
    stage.tap("Rename")
    #expect(chosen == 1)
  }

  @Test func aScreenThatLeavesKeepsItsSmallTitle() {
    struct Leaving: View {
      var body: some View {
        NavigationLink("Go") {
          ScrollView { Text("a").frame(width: 300, height: 1000) }.navigationTitle("Letters")
        }
        .navigationTitle("Root")
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { NavigationStack { Leaving() } }
    stage.tap("Go")
    stage.advance(by: .seconds(1))
    #expect(titles(stage) == [34: 1])
    scroll(stage, by: 200)
    stage.tap("BackButton")
    stage.advance(by: .milliseconds(100))
    #expect(titles(stage)[34] == nil && titles(stage)[17] != nil)
  }

  @Test func framesOfAnimatedViewsChangeNothingOfIt() {
    struct Growing: View, Animatable {
      var width: CGFloat
      var animatableData: CGFloat {
        get { width }
        set { width = newValue }
      }
      var body: some View {
        NavigationStack {
          ScrollView { Text("a").frame(width: width, height: 1000) }.navigationTitle("Letters")
        }
      }
    }
    struct Program: View {
      @State private var isWide = false
      var body: some View {
        VStack(spacing: 0) {
          Growing(width: isWide ? 300 : 290)
          Button("Grow") { withAnimation { isWide.toggle() } }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Program() }
    scroll(stage, by: 200)
    stage.tap("Grow")
    for _ in 0..<5 {
      #expect(titles(stage) == [17: 1])
      stage.advance(by: .milliseconds(50))
    }
    stage.advance(by: .seconds(1))
    #expect(titles(stage) == [17: 1])
    scroll(stage, by: -1000)
    #expect(titles(stage) == [34: 1])
  }

  // MARK: Where it stays

  private func stays<Content: View>(@ViewBuilder _ content: () -> Content) -> Bool {
    let stage = stage(content)
    let title = stage.element("Letters")?.frame
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 250), by: CGSize(width: 0, height: -100))))
    return stage.element("Letters")?.frame == title && titles(stage)[34] == 1
  }

  @Test func itStaysAboveWhatIsNotScrolled() {
    #expect(stays { Text("content") })
    #expect(stays { rows(2) })
  }

  @Test func itStaysAboveWhatDoesNotBeginAtTheBar() {
    #expect(
      stays {
        VStack {
          Text("above")
          rows()
        }
      })
    #expect(stays { rows().safeAreaInset(edge: .top) { Text("above") } })
    #expect(stays { ScrollView(.horizontal) { rows() } })
  }

  @Test func itGoesForWhatStandsInAStack() {
    #expect(
      !stays {
        ZStack {
          Color.yellow
          rows()
        }
      })
    #expect(
      !stays {
        VStack {
          rows()
          Text("below")
        }
      })
    #expect(!stays { rows().background(.yellow).padding(.horizontal) })
  }

  @Test func anotherScrollViewTakesTheFormersPlace() {
    struct Others: View {
      @State private var isSecond = false
      var body: some View {
        Group {
          if isSecond {
            ScrollView { Text("b").frame(width: 300, height: 1000) }
          } else {
            ScrollView { Text("a").frame(width: 300, height: 1000) }
          }
        }
        .toolbar { Button("Change") { withAnimation { isSecond.toggle() } } }
      }
    }
    let stage = stage { Others() }
    scroll(stage, by: 200)
    #expect(titles(stage) == [17: 1])
    stage.tap("Change")
    stage.advance(by: .seconds(1))
    #expect(titles(stage) == [34: 1])
    scroll(stage, by: 200)
    #expect(titles(stage) == [17: 1])
  }

  @Test func aListThatCannotBeSeenDoesNotCount() {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        ZStack {
          ForEach(0..<2) { number in
            ScrollView { Text("page \(number)").frame(width: 300, height: 1000) }
              .opacity(number == page ? 1 : 0)
          }
        }
        .toolbar { Button("Turn") { page = 1 - page } }
      }
    }
    let stage = stage { Pages() }
    scroll(stage, by: 200)
    #expect(titles(stage) == [17: 1])
    stage.tap("Turn")
    #expect(titles(stage) == [34: 1])
    stage.tap("Turn")
    #expect(titles(stage) == [17: 1])
  }

  @Test func aTitleThatBecomesSmallLeavesNothing() {
    struct Mode: View {
      @State private var isInline = false
      var body: some View {
        ScrollView { Text("a").frame(width: 300, height: 1000) }
          .navigationBarTitleDisplayMode(isInline ? .inline : .large)
          .toolbar { Button("Change") { isInline.toggle() } }
      }
    }
    let stage = stage { Mode() }
    scroll(stage, by: 200)
    stage.tap("Change")
    stage.advance(by: .seconds(1))
    #expect(titles(stage) == [17: 1])
    scroll(stage, by: -1000)
    #expect(titles(stage) == [17: 1])
    stage.tap("Change")
    stage.advance(by: .seconds(1))
    #expect(titles(stage) == [34: 1])
    scroll(stage, by: 200)
    #expect(titles(stage) == [17: 1])
  }

  @Test func theGroundOfAListIsSeenWhereTheTitleWas() {
    let grouped = Color.Resolved(red: 0.949, green: 0.949, blue: 0.969)
    let stage = stage {
      List {
        Section {
          Text("row").frame(height: 1000)
        } header: {
          Text("a").frame(height: 60)
        }
      }
    }
    scroll(stage, by: 60)
    let grounds = stage.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item.content, color == grouped else {
        return nil
      }
      return path.boundingRect
    }
    #expect(grounds.contains { $0.maxY == 400 && abs($0.minY - 44) < 0.5 })
  }
}
