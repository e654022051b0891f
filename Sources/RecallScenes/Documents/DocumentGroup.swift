/// A window for documents: values or objects that are kept in files, each in the stage's folder for documents.
///
/// The document that was edited last is opened again; without one there is a new one, which becomes a file with
/// its first change. Changes are written when nothing has changed for a second, when the window is left, and when
/// another document takes its place. A menu makes new documents, opens others and gives them names. What can't
/// be read or written is said, and stays as it is.
public struct DocumentGroup<Document, Content: View>: Scene {
  private let makeView: () -> AnyView

  /// Creates a window for values.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: The view that shows a document, and changes it.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    makeView = {
      AnyView(ValueDocumentWindow(newDocument: newDocument, isEditable: true, editor: editor))
    }
  }

  /// Creates a window for values that it only shows.
  ///
  /// - Parameters:
  ///   - documentType: What they are.
  ///   - viewer: The view that shows a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    makeView = {
      AnyView(ValueDocumentWindow(newDocument: nil, isEditable: false, editor: viewer))
    }
  }

  /// Creates a window for objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: The view that shows a document, and changes it.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    makeView = {
      AnyView(ObjectDocumentWindow(newDocument: newDocument, editor: editor))
    }
  }
}

extension DocumentGroup: PrimitiveScene {
  public static var _hasWindow: Bool { true }

  public func _makeView() -> AnyView { makeView() }
}

/// A document that is a value, and where it lies.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it lies; nil before its first change.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// A document that is an object, and where it lies.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where it lies; nil before its first change.
  public var fileURL: URL?
  /// Whether it may be changed.
  public var isEditable: Bool
}

/// A window for values.
private struct ValueDocumentWindow<Document: FileDocument, Content: View>: View {
  /// Nil where there are no new ones.
  let newDocument: (() -> Document)?
  let isEditable: Bool
  let editor: (FileDocumentConfiguration<Document>) -> Content

  init(
    newDocument: (() -> Document)?, isEditable: Bool,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.newDocument = newDocument
    self.isEditable = isEditable
    self.editor = editor
  }

  var body: some View {
    DocumentWindow(
      types: Document.readableContentTypes, makeNew: newDocument,
      read: { try Document(configuration: $0) }, writable: { WritableDocument($0) },
      isEditable: isEditable,
      content: { document, url, _ in
        editor(
          FileDocumentConfiguration(document: document, fileURL: url, isEditable: isEditable))
      })
  }
}

/// A window for objects.
private struct ObjectDocumentWindow<Document: ReferenceFileDocument, Content: View>: View {
  let newDocument: () -> Document
  let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    newDocument: @escaping () -> Document,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.newDocument = newDocument
    self.editor = editor
  }

  var body: some View {
    DocumentWindow(
      types: Document.readableContentTypes, makeNew: newDocument,
      read: { try Document(configuration: $0) }, writable: { WritableDocument($0) },
      isEditable: true,
      content: { document, url, noteChange in
        editor(
          ReferenceFileDocumentConfiguration(
            document: document.wrappedValue, fileURL: url, isEditable: true)
        )
        .onReceive(document.wrappedValue.objectWillChange) { _ in noteChange() }
        // Another object has views of its own.
        .id(ObjectIdentifier(document.wrappedValue))
      })
  }
}
