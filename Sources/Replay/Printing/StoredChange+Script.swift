import Storage

extension StoredChange {
  /// As it stands behind `expect effect store`.
  var scriptText: String {
    let key = "\(key.domain.description.asValue) \(key.name.asValue)"
    guard let value else { return "\(key) none" }
    return "\(key) \(value.kind.rawValue) \(value.payload.asValue)"
  }

  /// As it stands in a header, in as many lines as it needs; none where nothing is kept.
  var scriptLines: [String] {
    guard let value else { return [] }
    let start = "\(key.domain.description.asValue) \(key.name.asValue) \(value.kind.rawValue) "
    return value.payload.pieces(of: ReplayGrammar.textBytes).map { "\(start)\($0.asValue)" }
  }
}
