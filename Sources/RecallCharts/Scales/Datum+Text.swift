extension _Datum {
  /// This value as words.
  var text: String {
    switch self {
    case .number(let number): NumberLabels.text(of: number)
    case .date(let date): DateLabels.text(of: date)
    case .category(let name): name
    }
  }
}
