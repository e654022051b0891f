import RecallCombine
import RecallUI
import Testing

@Suite struct DataTaskPublisherTests {
  /// What is heard of an address, in a stage with a file.
  private func heard(_ url: URL, _ isCancelled: Bool = false) -> [String] {
    var lines: [String] = []
    var listening: AnyCancellable?
    let file = StoredChange(
      StoreKey(.files, "Documents/words.txt"), to: .data(Data("words".utf8)))
    let stage = Stage(
      size: CGSize(width: 10, height: 10), stored: StoredState([file]),
      content: {
        Color.red.onAppear {
          listening = URLSession.shared.dataTaskPublisher(for: url)
            .map(\.data)
            .sink {
              lines.append("\($0)")
            } receiveValue: {
              lines.append(String(data: $0, encoding: .utf8) ?? "none")
            }
          if isCancelled { listening?.cancel() }
          lines.append("listens")
        }
      })
    stage.advance(by: .seconds(1))
    #expect(stage.pendingTimers.isEmpty)
    withExtendedLifetime(listening) {}
    return lines
  }

  @Test func anAnswerComesOnceSomebodyListens() throws {
    let words = StageFiles.documents.appendingPathComponent("words.txt")
    #expect(heard(words) == ["listens", "words", "finished"])
    #expect(heard(words, true) == ["listens"])
  }

  @Test func anAddressFailsAsWithoutAConnection() throws {
    let lines = heard(try #require(URL(string: "https://example.com")))
    #expect(lines.count == 2 && lines.last?.hasPrefix("failure") == true)
    #expect(lines.last?.contains("-1009") == true)
  }
}
