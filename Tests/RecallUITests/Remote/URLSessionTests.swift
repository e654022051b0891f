import RecallUI
import Testing

@Suite struct URLSessionTests {
  /// What a program's task writes down.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  private let page = URL(string: "https://example.com/words.txt") ?? StageFiles.documents
  private let words = StageFiles.documents.appendingPathComponent("words.txt")

  /// What a stage with a file of some words writes down.
  private func log(_ body: @escaping @Sendable (Log) async throws -> Void) -> [String] {
    let log = Log()
    let file = StoredChange(
      StoreKey(.files, "Documents/words.txt"), to: .data(Data("a\n\nbé\r\nc".utf8)))
    let stage = Stage(
      size: CGSize(width: 100, height: 100), stored: StoredState([file]),
      content: {
        Color.red.task {
          do {
            try await body(log)
          } catch {
            log.lines.append(Self.name(error))
          }
        }
      })
    stage.advance(by: .seconds(1))
    #expect(stage.pendingTasks.isEmpty && stage.issues.isEmpty)
    return log.lines
  }

  private static func name(_ error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .notConnectedToInternet: "not connected"
    case .fileDoesNotExist: "no file"
    case .cancelled: "cancelled"
    default: "\(error)"
    }
  }

  @Test func anAddressFailsAsWithoutAConnection() {
    let page = page
    #expect(log { _ in _ = try await URLSession.shared.data(from: page) } == ["not connected"])
    #expect(
      log { _ in
        var request = URLRequest(url: page)
        request.httpMethod = "POST"
        _ = try await URLSession.shared.upload(for: request, from: Data())
      } == ["not connected"])
    #expect(
      log { _ in
        let session = URLSession(configuration: .ephemeral)
        _ = try await session.data(for: URLRequest(url: page))
      } == ["not connected"])
  }

  @Test func aFileIsAnswered() {
    let words = words
    let lines = log { log in
      let (data, response) = try await URLSession.shared.data(from: words)
      log.lines.append("\(data.count) \(response.expectedContentLength) \(response.url == words)")
      _ = try await URLSession.shared.data(from: words.appendingPathExtension("not"))
    }
    #expect(lines == ["9 9 true", "no file"])
  }

  @Test func aTaskAnswersAfterItWentOn() {
    let (page, words) = (page, words)
    let lines = log { log in
      let answer: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { data, _, error in
        log.lines.append(error.map(Self.name) ?? "\(data?.count ?? 0)")
      }
      let tasks = [page, words, words].map {
        URLSession.shared.dataTask(with: $0, completionHandler: answer)
      }
      let neverBegun = URLSession.shared.dataTask(with: page, completionHandler: answer)
      for task in tasks { task.resume() }
      tasks[2].cancel()
      log.lines.append("\(tasks.map(\.state.rawValue)) \(neverBegun.state.rawValue)")
    }
    #expect(lines == ["[0, 0, 2] 1", "not connected", "9", "cancelled"])
  }

  @Test func linesAreThoseThatHaveSomethingInThem() {
    let (page, words) = (page, words)
    let lines = log { log in
      for try await line in words.lines { log.lines.append(line) }
      for try await line in page.lines { log.lines.append(line) }
    }
    #expect(lines == ["a", "bé", "c", "not connected"])
  }

  @Test func fieldsAreFoundInCapitalsOrNot() throws {
    var request = URLRequest(url: page)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.addValue("text/plain", forHTTPHeaderField: "content-type")
    request.addValue("en", forHTTPHeaderField: "Accept-Language")
    #expect(
      request.allHTTPHeaderFields
        == ["Content-Type": "application/json,text/plain", "Accept-Language": "en"])
    request.setValue(nil, forHTTPHeaderField: "ACCEPT-LANGUAGE")
    #expect(request.value(forHTTPHeaderField: "Accept-Language") == nil)
    let response = try #require(
      HTTPURLResponse(
        url: page, statusCode: 404, httpVersion: nil, headerFields: ["Age": "1"]))
    #expect(response.value(forHTTPHeaderField: "age") == "1")
    #expect(response.statusCode == 404)
  }
}
