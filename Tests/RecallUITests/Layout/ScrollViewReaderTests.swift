import RecallUI
import Testing

private final class Model: ObservableObject {
  @Published var count = 100
  var proxy: ScrollViewProxy?
}

/// Rows of different heights, so that the places of those out of sight are estimates.
private struct LazyList: View {
  @ObservedObject var model: Model

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("header").frame(height: 30)
          ForEach(0..<model.count, id: \.self) { number in
            Color.red.frame(height: CGFloat(20 + number % 7 * 10))
              .accessibilityIdentifier("\(number)")
          }
        }
      }
      .gesture(TapGesture().onEnded { model.proxy = proxy })
    }
  }
}

private struct EagerList: View {
  @ObservedObject var model: Model

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 100).id("top").accessibilityIdentifier("top")
          ForEach(0..<10) { number in
            Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
          }
          Color.blue.frame(height: 500).id(["bottom"]).accessibilityIdentifier("bottom")
        }
      }
      .gesture(TapGesture().onEnded { model.proxy = proxy })
    }
  }
}

/// A reader around the content of a scroll view, which stands in another one.
private struct InnerReader: View {
  @ObservedObject var model: Model

  var body: some View {
    ScrollView {
      Color.green.frame(height: 20).accessibilityIdentifier("above")
      ScrollView {
        ScrollViewReader { proxy in
          ForEach(0..<10) { number in
            Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
          }
          .gesture(TapGesture().onEnded { model.proxy = proxy })
        }
      }
      .frame(height: 190)
      Color.green.frame(height: 300)
    }
  }
}

@Suite struct ScrollViewReaderTests {
  private let model = Model()

  private func stage<Content: View>(_ content: Content) throws -> (Stage, ScrollViewProxy) {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { content }
    stage.tap(at: CGPoint(x: 150, y: 100))
    return (stage, try #require(model.proxy))
  }

  @Test(arguments: [
    (UnitPoint.top, CGFloat(0)), (.center, 75), (.bottom, 150), (UnitPoint(x: 0, y: 0.2), 30),
  ])
  func theAnchorsComeToLieOnEachOther(anchor: UnitPoint, top: CGFloat) throws {
    let (stage, proxy) = try stage(EagerList(model: model))
    proxy.scrollTo(5, anchor: anchor)
    #expect(stage.element("5")?.frame.minY == top)
  }

  @Test func aReaderInsideOfAScrollViewScrollsThatOne() throws {
    let (stage, proxy) = try stage(InnerReader(model: model))
    let top = try #require(stage.element("0")?.frame.minY)
    proxy.scrollTo(4, anchor: .top)
    #expect(stage.element("4")?.frame.minY == top)
    #expect(stage.element("above")?.frame.minY == 0, "the one around that stays")
    proxy.scrollTo(0)
    #expect(stage.element("0")?.frame.minY == top)
  }

  @Test func withoutAnAnchorItMovesOnlyAsFarAsItMust() throws {
    let (stage, proxy) = try stage(EagerList(model: model))
    proxy.scrollTo(1)
    #expect(stage.element("top")?.frame.minY == 0)
    proxy.scrollTo(2)
    #expect(stage.element("2")?.frame.maxY == 200)
    proxy.scrollTo(0)
    #expect(stage.element("2")?.frame.maxY == 200)
    proxy.scrollTo("top")
    #expect(stage.element("top")?.frame.minY == 0)
    proxy.scrollTo(["bottom"])
    #expect(stage.element("bottom")?.frame.minY == 0)
  }

  @Test func theContentsEndsAreAsFarAsItGoes() throws {
    let (stage, proxy) = try stage(EagerList(model: model))
    proxy.scrollTo(["bottom"], anchor: .top)
    #expect(stage.element("bottom")?.frame.minY == 0)
    proxy.scrollTo(0, anchor: .bottom)
    #expect(stage.element("top")?.frame.minY == 0)
  }

  @Test func anUnknownIdentifierIsPassedOver() throws {
    let (stage, proxy) = try stage(EagerList(model: model))
    let before = stage.digest
    proxy.scrollTo(77)
    proxy.scrollTo("nobody", anchor: .top)
    #expect(stage.digest == before)
  }

  @Test(arguments: [0, 1, 17, 50, 98, 99])
  func anElementThatNobodyHasSeenIsFound(number: Int) throws {
    let (stage, proxy) = try stage(LazyList(model: model))
    proxy.scrollTo(number, anchor: .center)
    let frame = try #require(stage.element("\(number)")?.frame)
    if (17...50).contains(number) { #expect(frame.midY == 100) }
    #expect(frame.minY >= 0 && frame.maxY <= 200)
  }

  /// What stands beside a lazy `ForEach` is found without asking for all of its views.
  @Test func whatIsMadeIsFoundWithoutMakingTheRest() throws {
    final class Count {
      var made = 0

      func text(_ number: Int) -> String {
        made += 1
        return "\(number)"
      }
    }
    struct Page: View {
      let model: Model
      let count: Count

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000) { number in
                Text(count.text(number)).frame(height: 50, alignment: .top).id("row \(number)")
              }
              Color.red.frame(height: 10).id("end").accessibilityIdentifier("end")
            }
          }
          .gesture(TapGesture().onEnded { model.proxy = proxy })
        }
      }
    }
    let count = Count()
    let (stage, proxy) = try stage(Page(model: model, count: count))
    proxy.scrollTo("end")
    #expect(stage.element("end")?.frame.maxY == 200)
    #expect(count.made < 100)
    proxy.scrollTo("row 500", anchor: .top)
    #expect(stage.element("500")?.frame.minY == 0)
    #expect((500..<3_000).contains(count.made))
  }

  /// A list, a stack or a grid of rows whose names the program gives, between two rows that are listed one by
  /// one.
  private struct Named: View {
    @ObservedObject var model: Model
    let form: RowSightTests.Form

    var body: some View {
      ScrollViewReader { proxy in
        RowSightTests.Rows(form: form) {
          Color.blue.frame(height: 40).id("top").accessibilityIdentifier("top")
          ForEach(0..<model.count, id: \.self) { number in
            Color.red.frame(height: CGFloat(20 + number % 7 * 10))
              .accessibilityIdentifier("\(number)")
              .id("row \(number)")
              .padding(.horizontal, 1)
          }
          HStack {
            Color.blue.frame(height: 40).id("end").accessibilityIdentifier("end")
          }
        }
        .simultaneousGesture(TapGesture().onEnded { model.proxy = proxy })
      }
    }
  }

  @Test(arguments: RowSightTests.Form.allCases)
  func rowsAreFoundOutOfSightByTheNamesThatAProgramGives(form: RowSightTests.Form) throws {
    let (stage, proxy) = try stage(Named(model: model, form: form))
    proxy.scrollTo("end")
    #expect(try #require(stage.element("end")?.frame).maxY <= 200)
    #expect(stage.element("top") == nil)
    proxy.scrollTo("row 50", anchor: .center)
    #expect(abs(try #require(stage.element("50")?.frame).midY - 100) < 0.001)
    proxy.scrollTo("top")
    #expect(try #require(stage.element("top")?.frame).minY >= 0)
    #expect(stage.element("end") == nil)
    proxy.scrollTo("row 1000")
    #expect(stage.element("top") != nil)
  }

  @Test func whatIsInALazyStackInARowOutOfSightIsFound() throws {
    struct Nested: View {
      let model: Model

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              Color.red.frame(height: 1_000)
              LazyVStack(spacing: 0) {
                ForEach(0..<100) { number in
                  Color.blue.frame(height: 20).accessibilityIdentifier("\(number)")
                }
              }
            }
          }
          .simultaneousGesture(TapGesture().onEnded { model.proxy = proxy })
        }
      }
    }
    let (stage, proxy) = try stage(Nested(model: model))
    proxy.scrollTo(60, anchor: .top)
    #expect(stage.element("60")?.frame.minY == 0)
  }

  @Test func whatTheSameActionAddsIsFound() throws {
    let (stage, proxy) = try stage(LazyList(model: model))
    model.count = 101
    proxy.scrollTo(100)
    #expect(stage.element("100")?.frame.maxY == 200)
    #expect(stage.issues.isEmpty)
  }
}
