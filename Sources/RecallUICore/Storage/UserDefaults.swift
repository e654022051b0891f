/// Values that a program keeps from one time to the next, under names: those of the stage whose code
/// asks.
///
/// It has the shape of Foundation's `UserDefaults`, and none of its files: a stage is handed what there
/// was (`Stage.init(size:…stored:…)`), and each change is an effect (`StageEffect.store`). Code that runs
/// outside of any stage finds nothing, and keeps nothing.
///
/// It inherits from Foundation's, of which it uses nothing, so that `UserDefaults.standard` means this one in a
/// file that imports Foundation as well: the compiler takes what is more special.
public final class UserDefaults: Foundation.UserDefaults {
  // It never changes.
  nonisolated(unsafe) private static let shared = UserDefaults()

  /// What `@AppStorage` uses where nothing else is said.
  public override class var standard: UserDefaults { shared }

  let domain: StoreDomain

  /// Creates an object for the values of a suite, which several programs may share.
  ///
  /// - Parameter suiteName: The suite's name; nil for the standard values.
  public override init?(suiteName: String?) {
    domain = suiteName.map { .suite($0) } ?? .standard
    super.init(suiteName: nil)
  }

  // MARK: Reading

  /// What is kept under a key, or registered for it.
  public override func object(forKey defaultName: String) -> Any? { stored(defaultName)?.any }

  /// The text under a key; a number is one, too.
  public override func string(forKey defaultName: String) -> String? {
    stored(defaultName)?.asString
  }

  /// The list under a key.
  public override func array(forKey defaultName: String) -> [Any]? {
    object(forKey: defaultName) as? [Any]
  }

  /// The list of texts under a key; nil where not all of them are.
  public override func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The dictionary under a key.
  public override func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The bytes under a key.
  public override func data(forKey defaultName: String) -> Data? { stored(defaultName)?.asData }

  /// The address under a key; a text is the path of a file.
  public override func url(forKey defaultName: String) -> URL? { stored(defaultName)?.asURL }

  /// The number under a key; 0 where there is none.
  public override func integer(forKey defaultName: String) -> Int {
    stored(defaultName)?.asInt ?? 0
  }

  /// The number under a key; 0 where there is none.
  public override func float(forKey defaultName: String) -> Float {
    Float(double(forKey: defaultName))
  }

  /// The number under a key; 0 where there is none.
  public override func double(forKey defaultName: String) -> Double {
    stored(defaultName)?.asDouble ?? 0
  }

  /// The truth value under a key; false where there is none.
  public override func bool(forKey defaultName: String) -> Bool {
    stored(defaultName)?.asBool ?? false
  }

  /// What is kept under a key, or registered for it.
  public func value(forKey defaultName: String) -> Any? { object(forKey: defaultName) }

  /// All keys that stand for something, with what that is.
  public override func dictionaryRepresentation() -> [String: Any] {
    guard let store else { return [:] }
    let keys = store.keys(in: domain)
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.name, store.value(at: $0)?.any ?? "") })
  }

  // MARK: Writing

  /// Keeps a value: a truth value, a number, a text, a date, an address, bytes, or a list or dictionary of
  /// these. Nil keeps nothing any more.
  ///
  /// Something else is reported (`StageIssue.unstorableValue`), and changes nothing.
  public override func set(_ value: Any?, forKey defaultName: String) {
    guard let value = value.flatMap(UserDefaults.unwrapped) else {
      return removeObject(forKey: defaultName)
    }
    guard let stored = StoredValue(value) else {
      store?.report(.unstorableValue(type: "\(type(of: value))", key: defaultName))
      return
    }
    write(stored, defaultName)
  }

  /// Keeps a number.
  public override func set(_ value: Int, forKey defaultName: String) {
    write(.int(value), defaultName)
  }

  /// Keeps a number.
  public override func set(_ value: Float, forKey defaultName: String) {
    write(.double(Double(value)), defaultName)
  }

  /// Keeps a number.
  public override func set(_ value: Double, forKey defaultName: String) {
    write(.double(value), defaultName)
  }

  /// Keeps a truth value.
  public override func set(_ value: Bool, forKey defaultName: String) {
    write(.bool(value), defaultName)
  }

  /// Keeps an address; nil keeps nothing any more.
  public override func set(_ url: URL?, forKey defaultName: String) {
    write(url.map { .url($0) }, defaultName)
  }

  /// Keeps a value, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey defaultName: String) {
    set(value, forKey: defaultName)
  }

  /// Keeps nothing under a key any more; what is registered for it counts again.
  public override func removeObject(forKey defaultName: String) { write(nil, defaultName) }

  /// Says what keys stand for while nothing is kept under them. It is kept nowhere: a program says so
  /// each time.
  public override func register(defaults registrationDictionary: [String: Any]) {
    guard let store else { return }
    for (name, value) in registrationDictionary.sorted(by: { $0.key < $1.key }) {
      guard let stored = StoredValue(value) else {
        store.report(.unstorableValue(type: "\(type(of: value))", key: name))
        continue
      }
      store.setDefault(stored, at: StoreKey(domain, name))
    }
  }

  /// Keeps nothing of a suite any more.
  ///
  /// - Parameter domainName: The suite's name. A program's own name stands for the standard values, and
  ///   nobody knows it here: take keys of these out one by one.
  public override func removePersistentDomain(forName domainName: String) {
    guard let store else { return }
    for key in store.state.keys(in: .suite(domainName)) { store.set(nil, at: key) }
  }

  /// All values of a suite, by its name; nil where there are none.
  public override func persistentDomain(forName domainName: String) -> [String: Any]? {
    guard let store else { return nil }
    let keys = store.state.keys(in: .suite(domainName))
    guard !keys.isEmpty else { return nil }
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.name, store.value(at: $0)?.any ?? "") })
  }

  /// Keeps these values of a suite, and no others.
  public override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    removePersistentDomain(forName: domainName)
    let suite = UserDefaults(suiteName: domainName)
    for (name, value) in domain.sorted(by: { $0.key < $1.key }) { suite?.set(value, forKey: name) }
  }

  /// There is nothing that is kept for as long as a program runs.
  public override var volatileDomainNames: [String] { [] }
  /// There is nothing that is kept for as long as a program runs.
  public override func volatileDomain(forName domainName: String) -> [String: Any] { [:] }
  /// Taken for what programs call, and keeps nothing: `register(defaults:)` does.
  public override func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {}
  /// Taken for what programs call.
  public override func removeVolatileDomain(forName domainName: String) {}
  /// Taken for what programs call: a suite's values are read by an object of its own.
  public override func addSuite(named suiteName: String) {}
  /// Taken for what programs call.
  public override func removeSuite(named suiteName: String) {}
  /// Nobody else says here what a value has to be.
  public override func objectIsForced(forKey key: String) -> Bool { false }
  /// Nobody else says here what a value has to be.
  public override func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }

  /// Taken for what programs call: each change is an effect at once.
  @discardableResult
  public override func synchronize() -> Bool { true }

  // MARK: The stage

  private var store: StageStore? { StageContext.services?.store }

  private func stored(_ name: String) -> StoredValue? {
    store?.value(at: StoreKey(domain, name))
  }

  private func write(_ value: StoredValue?, _ name: String) {
    store?.set(value, at: StoreKey(domain, name))
  }

  /// What is in an optional that was handed over as anything; nil where that is nil.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
