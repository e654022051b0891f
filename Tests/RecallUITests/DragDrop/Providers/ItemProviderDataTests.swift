import RecallUI
import Testing

@Suite struct ItemProviderDataTests {
  private func item(_ provider: NSItemProvider, as type: String) -> String {
    var answer = "no answer"
    provider.loadItem(forTypeIdentifier: type, options: nil) { item, error in
      let data: Any? = item
      answer =
        (data as? Data).map { String(decoding: $0, as: UTF8.self) } ?? error.map { "\($0)" } ?? ""
    }
    return answer
  }

  private let text = NSItemProvider(object: "Emma" as NSString)
  private let url = NSItemProvider(
    object: NSURL(string: "https://a.b") ?? NSURL(fileURLWithPath: "/"))

  @Test func aTextIsHandedOverAsItsLetters() {
    #expect(item(text, as: "public.text") == "Emma")
    #expect(item(text, as: "public.utf8-plain-text") == "Emma")
    #expect(item(url, as: "public.url") == "https://a.b")
  }

  @Test func whatIsOfAnotherTypeIsAnError() {
    let expected =
      "expected an item that can be made a 'public.image', found one of 'public.utf8-plain-text'"
    #expect(item(text, as: "public.image") == expected)
    #expect(item(NSItemProvider(), as: "public.text").hasSuffix("found none"))
    #expect(item(url, as: "nothing at all").hasPrefix("expected"))
    text.loadItem(forTypeIdentifier: "public.text")
  }

  @Test func dataIsAskedForByATypeOrItsName() {
    var answers: [Data?] = []
    text.loadDataRepresentation(for: .plainText) { data, _ in answers.append(data) }
    text.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      answers.append(data)
    }
    text.loadDataRepresentation(for: .image) { data, error in
      answers.append(error == nil ? data : nil)
    }
    #expect(answers == [Data("Emma".utf8), Data("Emma".utf8), nil])
  }
}
