import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct UserDefaultsTests {
  /// Runs a program's code on a stage.
  private func run(
    _ stored: [StoredChange] = [], _ body: @escaping (UserDefaults) -> Void
  ) -> Stage {
    let stage = Stage(
      size: CGSize(width: 100, height: 100), stored: StoredState(stored),
      content: { Text("run").onTapGesture { body(.standard) } })
    stage.tap("run")
    return stage
  }

  private func stored(_ values: [String: StoredValue]) -> [StoredChange] {
    values.map { StoredChange(StoreKey(.standard, $0.key), to: $0.value) }
  }

  @Test func aSuiteAsAWholeIsTheStages() {
    let stage = run { defaults in
      #expect(defaults.persistentDomain(forName: "x") == nil)
      defaults.setPersistentDomain(["a": 1, "b": "two"], forName: "x")
      defaults.setPersistentDomain(["a": 2], forName: "x")
      #expect(defaults.persistentDomain(forName: "x") as? [String: Int] == ["a": 2])
      defaults.setVolatileDomain(["a": 1], forName: "y")
      #expect(defaults.volatileDomain(forName: "y").isEmpty)
      defaults.addSuite(named: "x")
      #expect(defaults.object(forKey: "a") == nil)
    }
    #expect(stage.stored[.suite("x"), "a"] == .int(2))
    #expect(stage.stored[.suite("x"), "b"] == nil)
  }

  @Test func whatIsNotThereIsNilOrZero() {
    _ = run { defaults in
      #expect(defaults.object(forKey: "a") == nil)
      #expect(defaults.string(forKey: "a") == nil)
      #expect(defaults.array(forKey: "a") == nil)
      #expect(defaults.stringArray(forKey: "a") == nil)
      #expect(defaults.dictionary(forKey: "a") == nil)
      #expect(defaults.data(forKey: "a") == nil)
      #expect(defaults.url(forKey: "a") == nil)
      #expect(defaults.integer(forKey: "a") == 0)
      #expect(defaults.double(forKey: "a") == 0)
      #expect(defaults.float(forKey: "a") == 0)
      #expect(!defaults.bool(forKey: "a"))
      #expect(defaults.dictionaryRepresentation().isEmpty)
    }
  }

  @Test func numbersTruthValuesAndTextsStandForEachOther() {
    let values: [String: StoredValue] = [
      "one": .int(1), "true": .bool(true), "half": .double(0.5), "yes": .string("YES"),
      "twelve": .string("12"), "huge": .double(1e300), "path": .string("/a"),
    ]
    _ = run(stored(values)) { defaults in
      #expect(defaults.bool(forKey: "one"))
      #expect(defaults.double(forKey: "one") == 1)
      #expect(defaults.string(forKey: "one") == "1")
      #expect(defaults.integer(forKey: "true") == 1)
      #expect(defaults.integer(forKey: "half") == 0)
      #expect(defaults.bool(forKey: "half"))
      #expect(defaults.string(forKey: "half") == "0.5")
      #expect(defaults.bool(forKey: "yes"))
      #expect(defaults.integer(forKey: "twelve") == 12)
      #expect(defaults.integer(forKey: "huge") == 0, "no whole number is that large")
      #expect(defaults.url(forKey: "path") == URL(fileURLWithPath: "/a"))
      #expect(defaults.data(forKey: "one") == nil)
    }
  }

  @Test func whatWasSetIsReadBackAndKept() {
    let stage = run { defaults in
      defaults.set(true, forKey: "flag")
      defaults.set(7, forKey: "count")
      defaults.set(0.25, forKey: "share")
      defaults.set(Float(0.5), forKey: "float")
      defaults.set("Ann", forKey: "name")
      defaults.set(Data([1]), forKey: "data")
      defaults.set(URL(filePath: "/a"), forKey: "page")
      defaults.set(["a", "b"], forKey: "texts")
      defaults.set([1, "b", true] as [Any], forKey: "mixed")
      defaults.set(["k": [1, 2]], forKey: "map")
      defaults.set(Optional("some"), forKey: "optional")
      #expect(defaults.bool(forKey: "flag"))
      #expect(defaults.stringArray(forKey: "texts") == ["a", "b"])
      #expect(defaults.stringArray(forKey: "mixed") == nil)
      #expect(defaults.array(forKey: "mixed")?.count == 3)
      #expect(defaults.dictionary(forKey: "map") as? [String: [Int]] == ["k": [1, 2]])
      #expect(defaults.object(forKey: "optional") as? String == "some")
      #expect(defaults.value(forKey: "count") as? Int == 7)
    }
    #expect(
      stage.stored.changes.map(\.description) == [
        "standard count int 7", "standard data data AQ==", "standard flag bool true",
        "standard float double 0.5",
        #"standard map dictionary {"k":"array [\"int 1\",\"int 2\"]"}"#,
        #"standard mixed array ["int 1","string b","bool true"]"#, "standard name string Ann",
        "standard optional string some", "standard page url file:///a",
        "standard share double 0.25", #"standard texts array ["string a","string b"]"#,
      ])
    #expect(stage.effects.count == 11)
    #expect(stage.issues.isEmpty)
  }

  @Test func nilTakesAValueOut() {
    let stage = run(stored(["a": .int(1), "b": .int(2), "c": .int(3), "d": .int(4)])) { defaults in
      defaults.set(nil as Any?, forKey: "a")
      defaults.set(nil as String?, forKey: "b")
      defaults.removeObject(forKey: "c")
      defaults.setValue(nil, forKey: "e")
    }
    #expect(stage.stored == StoredState(stored(["d": .int(4)])))
    #expect(stage.effects.count == 3, "what wasn't there isn't gone")
  }

  private struct Unknown {}

  @Test func whatCannotBeKeptIsReportedAndChangesNothing() {
    let stage = run(stored(["a": .int(1)])) { defaults in
      defaults.set(Unknown(), forKey: "a")
      defaults.set([Unknown()], forKey: "b")
      defaults.register(defaults: ["c": Unknown()])
    }
    #expect(stage.stored == StoredState(stored(["a": .int(1)])))
    #expect(
      stage.issues.map(\.description) == [
        "a value of type Unknown was to be kept under \"a\"; expected a truth value, a number, a "
          + "text, a date, an address, bytes, or a list or dictionary of these. Nothing is kept",
        "a value of type Array<Unknown> was to be kept under \"b\"; expected a truth value, a "
          + "number, a text, a date, an address, bytes, or a list or dictionary of these. Nothing "
          + "is kept",
        "a value of type Unknown was to be kept under \"c\"; expected a truth value, a number, a "
          + "text, a date, an address, bytes, or a list or dictionary of these. Nothing is kept",
      ])
  }

  private struct Lives: View {
    @AppStorage("lives") private var lives = 1

    var body: some View {
      VStack {
        Text("lives \(lives)")
        Text("register").onTapGesture {
          UserDefaults.standard.register(defaults: ["lives": 3, "name": "Bo"])
        }
        Text("lose").onTapGesture { lives -= 1 }
        Text("reset").onTapGesture { UserDefaults.standard.removeObject(forKey: "lives") }
      }
    }
  }

  @Test func whatIsRegisteredCountsWhileNothingIsKeptAndIsKeptNowhere() {
    let stage = smallStage { Lives() }
    stage.tap("register")
    #expect(stage.texts.first == "lives 3")
    #expect(stage.stored.isEmpty && stage.effects.isEmpty)
    stage.tap("lose")
    #expect(stage.texts.first == "lives 2")
    stage.tap("register")
    #expect(stage.texts.first == "lives 2")
    stage.tap("reset")
    #expect(stage.texts.first == "lives 3")
  }

  @Test func allThatStandsForSomethingIsTold() {
    _ = run(stored(["a": .int(1)])) { defaults in
      defaults.register(defaults: ["a": 5, "b": 6])
      #expect(defaults.dictionaryRepresentation() as? [String: Int] == ["a": 1, "b": 6])
    }
  }

  @Test func suitesAreApartAndCanBeEmptied() {
    let stage = run { standard in
      let suite = UserDefaults(suiteName: "group")
      suite?.set(1, forKey: "a")
      #expect(UserDefaults(suiteName: "group")?.integer(forKey: "a") == 1)
      #expect(standard.integer(forKey: "a") == 0)
      UserDefaults(suiteName: "other")?.set(2, forKey: "a")
      standard.removePersistentDomain(forName: "group")
      #expect(UserDefaults(suiteName: nil)?.domain == .standard)
      #expect(UserDefaults().domain == .standard)
    }
    #expect(stage.stored.changes.map(\.description) == ["suite:other a int 2"])
  }

  @Test func offAnyStageNothingIsThereAndNothingIsKept() {
    UserDefaults.standard.set(1, forKey: "a")
    #expect(UserDefaults.standard.object(forKey: "a") == nil)
    UserDefaults.standard.register(defaults: ["a": 1])
    #expect(UserDefaults.standard.dictionaryRepresentation().isEmpty)
  }
}
