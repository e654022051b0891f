/// Where a site came to stand, and what stands around it, in bytes of the text with the mutants.
struct WrittenSite: Sendable {
  let form: MutationSite.Form
  var range: Range<Int> = 0..<0
  private(set) var statement: Range<Int>
  private(set) var body: Range<Int>

  /// Its surroundings are those of the original until it is moved.
  init(_ site: MutationSite) {
    form = site.form
    statement = site.statement
    body = site.body
  }

  /// - Parameter places: Where each byte of the original went.
  mutating func move(_ places: [Int]) {
    statement = places[statement.lowerBound]..<places[statement.upperBound]
    body = places[body.lowerBound]..<places[body.upperBound]
  }
}
