/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// What kind of thing the file is.
  public let contentType: UTType
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
  /// What kind of thing the file is to be.
  public let contentType: UTType
  /// What is there until now; nil for nothing.
  public let existingFile: FileWrapper?
}

/// A value that is kept in a file.
///
/// ```swift
/// struct Note: FileDocument {
///   static var readableContentTypes: [UTType] { [.plainText] }
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
///     text = String(decoding: data, as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The kinds of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// The document as a file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is kept in a file.
public protocol ReferenceFileDocument: ObservableObject {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// What of the object is written.
  associatedtype Snapshot

  /// The kinds of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it can be written as.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// What is to be written just now.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// That as a file.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document of either kind, to be written.
package struct WritableDocument {
  /// The kinds of files that it can be written as.
  package let types: [UTType]
  fileprivate let wrapper: (UTType, FileWrapper?) throws -> FileWrapper

  package init<Document: FileDocument>(_ document: Document) {
    types = Document.writableContentTypes
    wrapper = { type, existing in
      try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
  }

  package init<Document: ReferenceFileDocument>(_ document: Document) {
    types = Document.writableContentTypes
    wrapper = { type, existing in
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
    }
  }

  /// A thing that hands on data.
  ///
  /// - Parameters:
  ///   - item: The thing.
  ///   - types: The kinds that it may become, the best first; none for whatever it hands on first.
  init<Item: Transferable>(_ item: Item, as types: [UTType]) {
    let data = TransferredThing.value(item).data(as: types)
    self.types = [data?.type ?? types.first ?? .data]
    wrapper = { _, _ in
      guard let data else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: data.data)
    }
  }

  /// Writes the document into the stage's files.
  package func write(to url: URL, as type: UTType) throws {
    try wrapper(type, try? FileWrapper(url: url)).write(to: url)
  }
}
