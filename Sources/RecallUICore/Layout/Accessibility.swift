/// What a view says of itself to tests, scripts and people.
struct Accessibility: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
}
