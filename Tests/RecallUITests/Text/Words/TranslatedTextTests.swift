import Testing

@testable import RecallUI
@testable import RecallUICore

/// What texts say where the environment has a catalog of another language.
@Suite struct TranslatedTextTests {
  private let german = StringCatalog(
    language: Language("de") ?? .english,
    entries: [
      CatalogKey("Play"): .words("Spielen"), CatalogKey("Cancel"): .words("Abbrechen"),
      CatalogKey("Search"): .words("Suchen"),
      CatalogKey("Level %lld of %@"): .words("%2$@, Stufe %1$lld"),
      CatalogKey("%lld cards"): .plural(PluralForms(other: "%lld Karten", [.one: "eine Karte"])),
      CatalogKey("{count} pairs"): .plural(
        PluralForms(other: "{count} Paare", [.one: "{count} Paar"])),
      CatalogKey("{deck}, {pairs}"): .words("{pairs} aus {deck}"),
      CatalogKey("You", context: "name"): .words("Du"),
      CatalogKey("**now** or never"): .words("*jetzt* oder nie"),
    ])

  private func said(_ text: Text, in catalog: StringCatalog?) -> String {
    text.string(in: catalog)
  }

  @Test func aLiteralIsLookedUp() {
    #expect(said(Text("Play"), in: german) == "Spielen")
    #expect(said(Text("Play"), in: nil) == "Play")
    #expect(said(Text("Quit"), in: german) == "Quit")
  }

  @Test func whatIsNoLiteralStandsForItself() {
    #expect(said(Text(verbatim: "Play"), in: german) == "Play")
    #expect(said(Text("Play" as String), in: german) == "Play")
    #expect(said(Text(LocalizedStringKey(verbatim: "Play")), in: german) == "Play")
  }

  @Test func valuesStandWhereTheLanguageHasThem() {
    #expect(said(Text("Level \(3) of \("Ann")"), in: german) == "Ann, Stufe 3")
  }

  @Test(arguments: [(1, "eine Karte"), (2, "2 Karten"), (0, "0 Karten")])
  func wordsGoByTheCount(count: Int, text: String) {
    #expect(said(Text("\(count) cards"), in: german) == text)
  }

  @Test(arguments: [(1, "1 pair", "1 Paar"), (-1, "−1 pair", "−1 Paar"), (4, "4 pairs", "4 Paare")])
  func namedArgumentsGoByTheCountToo(count: Int, english: String, text: String) {
    let key = LocalizedStringKey(one: "{count} pair", other: "{count} pairs", count: count)
    #expect(said(Text(key), in: nil) == english)
    #expect(said(Text(key), in: german) == text)
  }

  @Test func wordsInWordsAreTranslatedByThemselves() {
    let pairs = LocalizedStringKey(one: "{count} pair", other: "{count} pairs", count: 3)
    let key = LocalizedStringKey("{deck}, {pairs}", ["deck": .text("Food*"), "pairs": .key(pairs)])
    #expect(said(Text(key), in: nil) == "Food*, 3 pairs")
    #expect(said(Text(key), in: german) == "3 Paare aus Food*")
    let unknown = LocalizedStringKey(
      "{pairs} by {who}", ["pairs": .key(pairs), "who": .text("Jo")])
    #expect(said(Text(unknown), in: german) == "3 Paare by Jo")
  }

  @Test func aPlaceWithoutAValueStandsForItself() {
    #expect(said(Text(LocalizedStringKey("{a} of {b}", ["a": .number(1)])), in: nil) == "1 of {b}")
  }

  @Test func fractionsAreWrittenAsTheLanguageDoes() {
    #expect(said(Text(LocalizedStringKey(decimal: "−1.5")), in: german) == "−1,5")
    #expect(said(Text(LocalizedStringKey(decimal: "−1.5")), in: nil) == "−1.5")
  }

  @Test func aNameIsLookedUpAsOne() {
    #expect(said(Text(LocalizedStringKey(name: "You")), in: german) == "Du")
    #expect(said(Text("You"), in: german) == "You")
    #expect(said(Text(LocalizedStringKey(name: "Jo_e_")), in: nil) == "Jo_e_")
  }

  @Test func looksStayAndMarksAreTheLanguages() throws {
    let text = Text("**now** or never").font(.headline).translated(in: german)
    #expect(text.runs.map(\.string) == ["jetzt", " oder nie"])
    #expect(text.runs.map(\.isItalic) == [true, nil])
    #expect(text.runs.map(\.weight) == [nil, nil])
    #expect(text.runs.map(\.font) == [.headline, .headline])
    let joined = (Text("Play").bold() + Text(verbatim: "!")).translated(in: german)
    #expect(joined.runs.map(\.string) == ["Spielen", "!"])
    #expect(joined.runs.map(\.weight) == [.bold, nil])
  }

  // MARK: From right to left

  private let arabic = StringCatalog(
    language: Language("ar") ?? .english,
    entries: [
      CatalogKey("{deck}: {number}"): .words("{deck}: {number}"),
      CatalogKey("Level %lld of %@"): .words("%2$@: %1$lld"),
    ])

  private func drawn(_ key: LocalizedStringKey, in catalog: StringCatalog) -> String {
    Text(key).translated(in: catalog).runs.map(\.string).joined()
  }

  /// A full stop behind a Latin name would otherwise stand at its right, and a minus behind its number.
  @Test func valuesHaveNoEffectOnWhatIsAroundThem() {
    let key = LocalizedStringKey(
      "{deck}: {number}", ["deck": .text("Food (2)"), "number": .number(-3)])
    #expect(drawn(key, in: arabic) == "\u{2068}Food (2)\u{2069}: \u{2068}−3\u{2069}")
    #expect(drawn(key, in: german) == "Food (2): −3")
    #expect(drawn("Level \(3) of \("Ann")", in: arabic) == "\u{2068}Ann\u{2069}: 3")
    #expect(key.shownString(in: arabic) == drawn(key, in: arabic))
    #expect(key.shownString(in: nil) == "Food (2): −3")
  }

  /// The letters of values inside don't tell which way a value goes.
  @Test func aValueOfValuesGoesTheWayOfTheWords() {
    let inner = LocalizedStringKey("{deck}: {number}", ["deck": .text("أب"), "number": .number(3)])
    let outer = LocalizedStringKey("{deck}: {number}", ["deck": .key(inner), "number": .number(8)])
    #expect(drawn(outer, in: arabic) == "\u{2067}\u{2068}أب\u{2069}: 3\u{2069}: 8")
    #expect(outer.string(in: arabic) == "أب: 3: 8")
    let signs = LocalizedStringKey(
      "{deck}: {number}", ["deck": .text("+2"), "number": .key("Level")])
    #expect(drawn(signs, in: arabic).hasPrefix("\u{2068}+2\u{2069}"))
  }

  /// Digits alone stay where they are, and what has looks of its own keeps them.
  @Test func aValueThatIsATextKeepsItsLooks() {
    let name = Text("A").bold() + Text("b")
    let runs = Text("Level \(3) of \(name)").translated(in: arabic).runs
    #expect(runs.map(\.string) == ["\u{2068}A", "b\u{2069}", ": 3"])
    #expect(runs.map(\.weight) == [.bold, nil, nil])
  }

  @Test func whatIsSaidAndComparedHasNoSignsForTheEye() throws {
    let key = LocalizedStringKey("{deck}: {number}", ["deck": .text("Food"), "number": .number(2)])
    #expect(key.string(in: arabic) == "Food: 2")
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      VStack {
        Text(key)
        Color.red.accessibilityLabel(key).accessibilityIdentifier("b")
      }
      .environment(\.stringCatalog, arabic)
    }
    #expect(words(on: stage) == ["\u{2068}Food\u{2069}: 2"])
    #expect(stage.elements.filter { $0.label == "Food: 2" }.count == 2)
    #expect(stage.element("b")?.label == "Food: 2")
  }

  // MARK: On a stage

  private func words(on stage: Stage) -> [String] {
    stage.displayList.items.compactMap { item in
      guard case .text(let text, _) = item.content else { return nil }
      return text.string
    }
  }

  private func directions(of view: some View) -> [TextDirection?] {
    Stage(size: CGSize(width: 300, height: 200)) { view }.displayList.items.compactMap { item in
      guard case .text(let text, _) = item.content else { return nil }
      return .some(text.direction)
    }
  }

  /// Whichever value a sentence begins with; what stands for itself goes by its own letters.
  @Test(
    arguments: [
      ("Ann", .rightToLeft, nil, nil), ("سلمى", .rightToLeft, .leftToRight, .leftToRight),
      ("3", .rightToLeft, nil, nil),
    ] as [(String, TextDirection?, TextDirection?, TextDirection?)])
  func aSentenceBeginsWhereItsLanguageDoes(
    name: String, inArabic: TextDirection?, inGerman: TextDirection?, inEnglish: TextDirection?
  ) {
    func shown(_ catalog: StringCatalog?) -> [TextDirection?] {
      directions(
        of: VStack {
          Text("Level \(3) of \(name)")
          Text("\(name) has won")
          Text(name)
        }
        .environment(\.stringCatalog, catalog))
    }
    #expect(shown(arabic) == [inArabic, inArabic, nil])
    #expect(shown(german) == [inGerman, inGerman, nil])
    #expect(shown(nil) == [inEnglish, inEnglish, nil])
  }

  @Test func aProgramInArabicBeginsItsOwnSentencesAtTheRight() {
    #expect(directions(of: Text("\("Ann") فازت")) == [.rightToLeft])
    #expect(directions(of: Text("\("سلمى"): \(3)")) == [nil])
  }

  @Test func twoStagesMaySpeakTwoLanguages() {
    func stage(_ catalog: StringCatalog?) -> Stage {
      Stage(size: CGSize(width: 200, height: 100)) {
        Button("Play") {}.environment(\.stringCatalog, catalog)
      }
    }
    #expect(words(on: stage(german)) == ["Spielen"])
    #expect(words(on: stage(nil)) == ["Play"])
  }

  @Test func anotherLanguageIsShownAtOnceAndChangesNoState() {
    final class Tongue: ObservableObject {
      @Published var catalog: StringCatalog?
    }
    struct Screen: View {
      @ObservedObject var tongue: Tongue
      @State private var count = 0

      var body: some View {
        Button("\(count) cards") { count += 1 }
          .accessibilityIdentifier("count")
          .environment(\.stringCatalog, tongue.catalog)
      }
    }
    let tongue = Tongue()
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Screen(tongue: tongue) }
    stage.tap(at: CGPoint(x: 100, y: 50))
    let digest = stage.digest
    #expect(words(on: stage) == ["1 cards"])
    tongue.catalog = german
    #expect(words(on: stage) == ["eine Karte"])
    #expect(stage.digest == digest)
    stage.tap(at: CGPoint(x: 100, y: 50))
    #expect(words(on: stage) == ["2 Karten"])
  }

  @Test func whatIsSaidIsTranslatedToo() throws {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      VStack {
        Color.red.accessibilityLabel("Play").accessibilityIdentifier("a")
        Color.red.accessibilityValue("Cancel").accessibilityIdentifier("b")
        Color.red.accessibilityLabel("Play" as String).accessibilityIdentifier("c")
        TextField("Search", text: .constant("")).accessibilityIdentifier("d")
      }
      .environment(\.stringCatalog, german)
    }
    #expect(try #require(stage.element("a")).label == "Spielen")
    #expect(try #require(stage.element("b")).value == "Abbrechen")
    #expect(try #require(stage.element("c")).label == "Play")
    #expect(stage.outline.contains("Suchen"))
  }

  @Test func aResourceIsLookedUpWhereItIsShown() {
    let resource: LocalizedStringResource = "Play"
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Text(resource).environment(\.stringCatalog, german)
    }
    #expect(words(on: stage) == ["Spielen"])
  }

  @Test func aCountThatNeedsAnotherFormIsMeasuredAnew() {
    final class Counter: ObservableObject { @Published var count = 1 }
    struct Screen: View {
      @ObservedObject var counter: Counter

      var body: some View {
        HStack { Text("\(counter.count) cards").accessibilityIdentifier("text") }
      }
    }
    let counter = Counter()
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Screen(counter: counter).environment(\.stringCatalog, german)
    }
    let one = stage.element("text")?.frame.width
    counter.count = 2
    stage.advance(by: .milliseconds(1))
    #expect(words(on: stage) == ["2 Karten"])
    #expect(stage.element("text")?.frame.width != one)
  }
}
