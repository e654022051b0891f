import RecallUI
import Testing

@Suite struct AsyncImageTests {
  private func stage(_ url: URL?, pictures: [String: Picture] = [:]) -> Stage {
    Stage(size: CGSize(width: 100, height: 100), pictures: pictures) {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.accessibilityIdentifier("image")
        case .failure(let error): Text("failed \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }
    }
  }

  private let address = URL(string: "https://example.com/a.png")

  @Test func withoutAnAddressItStaysEmpty() {
    #expect(stage(nil).texts == ["empty"])
  }

  @Test func anAddressFailsAsWithoutAConnection() {
    #expect(stage(address).texts == ["failed \(URLError.Code.notConnectedToInternet.rawValue)"])
  }

  @Test func aPictureThatTheStageWasHandedIsShown() {
    let picture = Picture(
      name: "hill", width: 3, height: 2, premultipliedPixels: Array(repeating: 0, count: 6))
    let stage = stage(address, pictures: picture.map { ["https://example.com/a.png": $0] } ?? [:])
    #expect(stage.element("image")?.frame.size == CGSize(width: 3, height: 2))
  }

  @Test func aPlaceholderStandsForWhatIsNotThere() {
    let stage = smallStage {
      AsyncImage(url: address) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      }
    }
    #expect(stage.texts == ["wait"])
    #expect(stage.pendingTasks.isEmpty && stage.issues.isEmpty)
  }

  @Test func anotherAddressBeginsAnew() {
    struct Changing: View {
      @State private var url: URL?

      var body: some View {
        VStack {
          Button("set") { url = URL(string: "https://example.com") }
          AsyncImage(url: url) { phase in Text(phase.error == nil ? "empty" : "failed") }
        }
      }
    }
    let stage = smallStage { Changing() }
    #expect(stage.texts.contains("empty"))
    stage.tap("set")
    #expect(stage.texts.contains("failed"))
  }
}
