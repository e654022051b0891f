/// A kind of name for types, such as the endings of files' names.
public struct UTTagClass: Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What names of files end with, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// What mail and the web call a type: `text/plain`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// A type with the ending of its files' names and its name on the web. The first of several for a type counts.
  private struct Entry {
    let type: UTType
    let ending: String
    let mime: String?
  }

  private static let entries: [Entry] = [
    ("txt", .plainText, "text/plain"), ("txt", .utf8PlainText, "text/plain"),
    ("json", .json, "application/json"), ("csv", .commaSeparatedText, "text/csv"),
    ("tsv", .tabSeparatedText, "text/tab-separated-values"), ("html", .html, "text/html"),
    ("htm", .html, "text/html"), ("xml", .xml, "application/xml"),
    ("yml", .yaml, "application/yaml"), ("yaml", .yaml, "application/yaml"),
    ("rtf", .rtf, "text/rtf"), ("md", UTType(named: "net.daringfireball.markdown"), nil),
    ("swift", .swiftSource, nil), ("c", .cSource, nil), ("sh", .shellScript, nil),
    ("js", .javaScript, "text/javascript"), ("py", .pythonScript, "text/x-python-script"),
    ("log", .log, nil), ("plist", .propertyList, "application/x-plist"),
    ("pdf", .pdf, "application/pdf"), ("epub", .epub, "application/epub+zip"),
    ("png", .png, "image/png"), ("jpg", .jpeg, "image/jpeg"), ("jpeg", .jpeg, "image/jpeg"),
    ("gif", .gif, "image/gif"), ("tiff", .tiff, "image/tiff"), ("tif", .tiff, "image/tiff"),
    ("bmp", .bmp, "image/bmp"), ("ico", .ico, "image/vnd.microsoft.icon"),
    ("svg", .svg, "image/svg+xml"), ("heic", .heic, "image/heic"), ("heif", .heif, "image/heif"),
    ("webp", .webP, "image/webp"), ("mov", .quickTimeMovie, "video/quicktime"),
    ("mp4", .mpeg4Movie, "video/mp4"), ("mpg", .mpeg, "video/mpeg"), ("avi", .avi, "video/avi"),
    ("mp3", .mp3, "audio/mpeg"), ("wav", .wav, "audio/vnd.wave"), ("aiff", .aiff, "audio/aiff"),
    ("mid", .midi, "audio/midi"), ("m4a", .mpeg4Audio, "audio/mp4"),
    ("zip", .zip, "application/zip"), ("gz", .gzip, "application/x-gzip"),
    ("vcf", .vCard, "text/directory"), ("eml", .emailMessage, "message/rfc822"),
    ("usdz", .usdz, "model/vnd.usdz+zip"), ("exe", .exe, "application/x-msdownload"),
  ].map { Entry(type: $0.1, ending: $0.0, mime: $0.2) }

  /// What names of files of this type end with, without the dot; nil for a type of many kinds.
  ///
  /// For a type of a program's own it is the last part of its name, which a Mac reads in the program's list of types.
  public var preferredFilenameExtension: String? {
    if let known = Self.entries.first(where: { $0.type == self }) { return known.ending }
    guard !isPublic, Self.parents[self] == nil else { return nil }
    return identifier.split(separator: ".").last.map(String.init)
  }

  /// What mail and the web call it; nil where they don't.
  public var preferredMIMEType: String? { Self.entries.first { $0.type == self }?.mime }

  /// The type of files whose names end so; nil where nobody knows it.
  ///
  /// - Parameters:
  ///   - ending: The ending, without the dot, in capitals or small letters.
  ///   - supertype: What it must be, too.
  public init?(filenameExtension ending: String, conformingTo supertype: UTType = .data) {
    let ending = ending.lowercased()
    self.init { $0.ending == ending && $0.type.conforms(toOwn: supertype) }
  }

  /// The type that mail and the web call so; nil where nobody knows it.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let mimeType = mimeType.lowercased()
    self.init { $0.mime == mimeType && $0.type.conforms(toOwn: supertype) }
  }

  /// The type with a name of some kind; nil where nobody knows it.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    default: return nil
    }
  }

  private init?(where matches: (Entry) -> Bool) {
    guard let known = Self.entries.first(where: matches) else { return nil }
    self = known.type
  }

  /// Whether it is of another type; one that nobody says anything of is data.
  private func conforms(toOwn type: UTType) -> Bool {
    type == .data && Self.parents[self] == nil || conforms(to: type)
  }

  /// Whether a file is of this type, by the ending of its name.
  func isType(ofFile name: String) -> Bool {
    guard self != .item, self != .data, self != .content else { return true }
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if ending == preferredFilenameExtension?.lowercased() { return true }
    return UTType(filenameExtension: ending)?.conforms(to: self) ?? false
  }
}
