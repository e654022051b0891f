extension UTType {
  private static let extensions: [(type: UTType, ending: String)] = [
    (.json, "json"), (.plainText, "txt"), (.utf8PlainText, "txt"), (.png, "png"), (.jpeg, "jpg"),
    (.jpeg, "jpeg"), (UTType("public.comma-separated-values-text"), "csv"),
    (UTType("com.adobe.pdf"), "pdf"), (UTType("public.xml"), "xml"),
    (UTType("public.swift-source"), "swift"), (UTType("net.daringfireball.markdown"), "md"),
  ]

  /// What names of files of this type end with, without the dot; nil for a type of many kinds.
  ///
  /// For a type of a program's own it is the last part of its name, which a Mac reads in the program's list of types.
  public var preferredFilenameExtension: String? {
    if let known = Self.extensions.first(where: { $0.type == self }) { return known.ending }
    guard !identifier.hasPrefix("public.") else { return nil }
    return identifier.split(separator: ".").last.map(String.init)
  }

  /// The type of files whose names end so; nil where nobody knows it.
  public init?(filenameExtension ending: String) {
    let ending = ending.lowercased()
    guard let known = Self.extensions.first(where: { $0.ending == ending }) else { return nil }
    self = known.type
  }

  /// Whether a file is of this type, by the ending of its name.
  func isType(ofFile name: String) -> Bool {
    guard self != .item, self != .data, self != .content else { return true }
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if ending == preferredFilenameExtension?.lowercased() { return true }
    return UTType(filenameExtension: ending)?.conforms(to: self) ?? false
  }
}
