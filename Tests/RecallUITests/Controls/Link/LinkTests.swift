import RecallUI
import Testing

@Suite struct LinkTests {
  private final class Visits {
    var urls: [String] = []
    var answers: [Bool] = []
  }

  private static let url = URL(fileURLWithPath: "/rules")

  @Test func itOpensItsAddressThroughTheEnvironment() {
    let visits = Visits()
    let stage = smallStage {
      VStack {
        Link("Rules", destination: Self.url)
        Link(String("Again"), destination: Self.url)
        Link(destination: Self.url) { Text("Once more") }
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          visits.urls.append(url.path)
          return .handled
        })
    }
    stage.tap("Rules")
    stage.tap("Again")
    stage.tap("Once more")
    #expect(visits.urls == ["/rules", "/rules", "/rules"])
    stage.type("space")
    #expect(visits.urls.count == 4)
  }

  @Test func aDisabledOneOpensNothing() {
    let visits = Visits()
    let stage = smallStage {
      Link("Rules", destination: Self.url).disabled(true)
        .environment(
          \.openURL,
          OpenURLAction { url in
            visits.urls.append(url.path)
            return .handled
          })
    }
    stage.tap("Rules")
    #expect(visits.urls.isEmpty)
  }

  @Test func aViewThatOpensOneHearsWhatCameOfIt() {
    struct Page: View {
      let visits: Visits
      @Environment(\.openURL) private var openURL

      init(visits: Visits) {
        self.visits = visits
      }

      var body: some View {
        Button("open") {
          openURL(LinkTests.url)
          openURL(LinkTests.url) { visits.answers.append($0) }
        }
      }
    }
    let visits = Visits()
    func press(_ result: OpenURLAction.Result?) {
      let stage = smallStage {
        if let result {
          Page(visits: visits).environment(\.openURL, OpenURLAction { _ in result })
        } else {
          Page(visits: visits)
        }
      }
      stage.tap("open")
    }
    press(.handled)
    press(.discarded)
    press(.systemAction)
    press(.systemAction(Self.url))
    press(nil)
    #expect(visits.answers == [true, false, true, true, true])
  }

  @Test func whatNobodyOpensIsForTheSystem() throws {
    let other = try #require(URL(string: "https://www.swift.org"))
    let stage = smallStage {
      VStack {
        Link("Rules", destination: Self.url)
        Link("Elsewhere", destination: Self.url)
          .environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
        Link("Nowhere", destination: Self.url)
          .environment(\.openURL, OpenURLAction { _ in .discarded })
      }
    }
    stage.advance(by: .seconds(1))
    for name in ["Rules", "Elsewhere", "Nowhere"] { stage.tap(name) }
    #expect(
      stage.takeEffects() == [
        .init(.openURL(Self.url), at: Instant(milliseconds: 1000)),
        .init(.openURL(other), at: Instant(milliseconds: 1000)),
      ])
    #expect(stage.effects.isEmpty)
  }

  @Test func aViewThatOpensAddressesIsNotEvaluatedForAnEnvironmentThatSaysTheSame() {
    struct Page: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("open") { openURL(LinkTests.url) }
      }
    }
    struct Around: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count") { count += 1 }
          Page().environment(\.lineLimit, count)
        }
      }
    }
    let stage = smallStage { Around() }
    let paths = stage.evaluations { stage.tap("count") }
    #expect(paths.contains { $0.hasSuffix("Around") })
    #expect(!paths.contains { $0.hasSuffix("/Page") })
  }
}
