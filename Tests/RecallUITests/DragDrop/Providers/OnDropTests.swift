import RecallUI
import Testing

/// What is dragged as programs before `Transferable` do, and what is dropped so.
private struct Table: View {
  @State private var log: [String] = []
  @State private var isTargeted = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        source("old text").onDrag { NSItemProvider(object: "😀" as NSString) }
        source("address").onDrag {
          NSItemProvider(object: NSURL(string: "https://a.b") ?? NSURL(fileURLWithPath: "/"))
        }
        source("new text").draggable("new")
        source("nothing").onDrag { NSItemProvider() }
      }
      HStack(spacing: 0) {
        target("either").onDrop(of: [.url, .plainText], isTargeted: $isTargeted) { items, place in
          var found = false
          for item in items where item.canLoadObject(ofClass: URL.self) {
            found = true
            item.loadObject(ofClass: URL.self) { url, _ in
              log.append("url \(url?.absoluteString ?? "none")")
            }
          }
          for item in items where !found && item.canLoadObject(ofClass: NSString.self) {
            found = true
            item.loadObject(ofClass: NSString.self) { text, error in
              let words = (text as? NSString).map { String(describing: $0) }
              log.append("\(words ?? "none") at \(Int(place.x)),\(Int(place.y)) \(error == nil)")
            }
          }
          return found
        }
        target("new").dropDestination(for: String.self) { texts, _ in
          log.append("string \(texts[0])")
          return true
        }
        target("named").onDrop(of: ["public.text"], isTargeted: nil) { items in
          log.append("\(items.count) \(items[0].registeredTypeIdentifiers)")
          return true
        }
        target("delegate").onDrop(of: [.text], delegate: Delegate(log: $log))
      }
      Text("log \(log.joined(separator: ";"))")
      Text("targeted \(isTargeted)")
    }
  }

  private func source(_ name: String) -> some View {
    Text(name).frame(width: 100, height: 50).background(Color.yellow)
  }

  private func target(_ name: String) -> some View {
    Color.green.frame(width: 100, height: 100)
  }
}

private struct Delegate: DropDelegate {
  @Binding var log: [String]

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
  func dropEntered(info: DropInfo) { log.append("entered \(Int(info.location.x))") }
  func dropExited(info: DropInfo) { log.append("exited") }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    log.append("dropped \(info.itemProviders(for: [.text]).count)")
    return true
  }
}

@Suite struct OnDropTests {
  private let stage = Stage(size: CGSize(width: 400, height: 250)) { Table() }

  private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: .mouse)))
  }

  /// Carries what lies in a column of the first row to one of the second.
  private func carry(_ source: Int, to target: Int) {
    // The text below has a height that the stage has room for; the rows begin above it.
    let top = stage.element("old text")?.frame.midY ?? 0
    send(.down, CGFloat(source) * 100 + 50, top)
    send(.move, CGFloat(source) * 100 + 70, top + 20)
    send(.move, CGFloat(target) * 100 + 40, top + 75)
    send(.move, CGFloat(target) * 100 + 50, top + 75)
  }

  private func drop(_ source: Int, on target: Int) -> String? {
    carry(source, to: target)
    send(.up, CGFloat(target) * 100 + 50, (stage.element("old text")?.frame.midY ?? 0) + 75)
    return log
  }

  private var log: String? {
    stage.texts.first { $0.hasPrefix("log ") }.map { String($0.dropFirst(4)) }
  }

  @Test func textAndAddressesAreWhatTheyWere() {
    #expect(drop(0, on: 0) == "😀 at 50,50 true")
    #expect(drop(1, on: 0) == "😀 at 50,50 true;url https://a.b")
  }

  @Test func oldAndNewWaysMeet() {
    #expect(drop(0, on: 1) == "string 😀")
    #expect(drop(2, on: 0) == "string 😀;new at 50,50 true")
    #expect(drop(2, on: 2) == "string 😀;new at 50,50 true;1 [\"public.utf8-plain-text\"]")
  }

  @Test(arguments: [0, 2, 3])
  func whatProvidesNothingIsTakenByNobody(target: Int) {
    #expect(drop(3, on: target) == "")
  }

  @Test func anAddressIsNoTextOfItsName() {
    #expect(drop(1, on: 2) == "")
  }

  @Test func aBindingSaysWhatIsOver() {
    carry(0, to: 0)
    #expect(stage.texts.contains("targeted true"))
    send(.move, 150, 10)
    #expect(stage.texts.contains("targeted false"))
  }

  @Test func aDelegateHearsOfTheWay() {
    #expect(drop(0, on: 3) == "entered 40;exited;dropped 1")
  }

  @Test func aDelegateHearsThatSomethingLeaves() {
    carry(0, to: 3)
    send(.move, 250, 10)
    #expect(log == "entered 40;exited")
  }

  @Test func whatCannotBeLoadedIsSaid() {
    var said: (any Error)?
    NSItemProvider(object: "a" as NSString).loadObject(ofClass: URL.self) { _, error in
      said = error
    }
    #expect(
      said.map { "\($0)" }
        == "expected an item that can be made a 'URL', found one of 'public.utf8-plain-text'")
    NSItemProvider().loadObject(ofClass: NSString.self) { _, error in said = error }
    #expect(
      said.map { "\($0)" } == "expected an item that can be made a 'NSString', found none")
  }
}
