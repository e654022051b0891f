/// What is said of things that are shared.
struct SharedText: Equatable {
  /// A line for each thing.
  let lines: [String]
  let subject: String?
  let message: String?

  /// All of it.
  var whole: String {
    ([subject, message].compactMap(\.self) + lines).joined(separator: "\n")
  }

  /// The address of a letter with that in it; nil where it would be too long for one.
  ///
  /// RFC 6068, "The 'mailto' URI Scheme".
  var letter: URL? {
    let body = ([message].compactMap(\.self) + lines).joined(separator: "\r\n")
    var fields = ["body=\(body.encoded)"]
    if let subject { fields.insert("subject=\(subject.encoded)", at: 0) }
    let address = "mailto:?\(fields.joined(separator: "&"))"
    return address.utf8.count <= Self.mostBytes ? URL(string: address) : nil
  }

  /// What is longer is cut somewhere on its way: programs for mail take some thousand bytes at least.
  private static let mostBytes = 8000
}

extension String {
  /// This as the value of a field in an address: what isn't a letter or a digit of ASCII as bytes.
  fileprivate var encoded: String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var encoded = String.UnicodeScalarView()
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        encoded.append(scalar)
      } else {
        encoded.append(contentsOf: ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return String(encoded)
  }
}
