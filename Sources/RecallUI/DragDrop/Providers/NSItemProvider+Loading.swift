extension NSItemProvider {
  /// Whether an object of a class can be made of what is dragged.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass._object(of: self) != nil
  }

  /// Whether a value of a type can be made of what is dragged.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Makes an object of what is dragged, and hands it over before the call returns.
  ///
  /// - Parameters:
  ///   - aClass: The object's class.
  ///   - completionHandler: Gets the object, or an `ItemProviderError`.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = aClass._object(of: self)
    completionHandler(object, object == nil ? otherType(than: "\(aClass)") : nil)
    return Progress.done
  }

  /// Makes a value of what is dragged, and hands it over before the call returns.
  ///
  /// - Parameters:
  ///   - aClass: The value's type.
  ///   - completionHandler: Gets the value, or an `ItemProviderError`.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    var value: T?
    if let object = T._ObjectiveCType._object(of: self) {
      T._conditionallyBridgeFromObjectiveC(object, result: &value)
    }
    completionHandler(value, value == nil ? otherType(than: "\(aClass)") : nil)
    return Progress.done
  }

  /// Hands over a thing of a type, or an error, before the call returns.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    if let value = thing?.value(as: type) {
      completionHandler(.success(value))
    } else {
      completionHandler(.failure(otherType(than: "\(type)")))
    }
    return Progress.done
  }

  /// Hands over what is dragged as data of a type, or an error, before the call returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type's name: `public.text`.
  ///   - options: Nothing that a stage has.
  ///   - completionHandler: Gets the data, as `NSData`, or an `ItemProviderError`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let data = UTType(typeIdentifier).flatMap(data)
    completionHandler?(
      data.map { NSData(data: $0) }, data == nil ? otherType(than: typeIdentifier) : nil)
  }

  /// Hands over what is dragged as data of a type, or an error, before the call returns.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = UTType(typeIdentifier).flatMap(data)
    completionHandler(data, data == nil ? otherType(than: typeIdentifier) : nil)
    return Progress.done
  }

  /// Hands over what is dragged as data of a type, or an error, before the call returns.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// The thing as data of a type; an address is its letters.
  private func data(as type: UTType) -> Data? {
    if let url { return UTType.url.conforms(to: type) ? Data(url.absoluteString.utf8) : nil }
    if let text { return UTType.utf8PlainText.conforms(to: type) ? Data(text.utf8) : nil }
    return thing?.data(as: [type])?.data
  }

  private func otherType(than expected: String) -> ItemProviderError {
    .otherType(expected: expected, found: registeredTypeIdentifiers)
  }
}

extension Progress {
  fileprivate static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static func _object(of item: NSItemProvider) -> Self? {
    item.text.map { self.init(string: $0) }
  }

  public var _transferable: any Transferable { String(describing: self) }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static func _object(of item: NSItemProvider) -> Self? {
    item.url.flatMap { NSURL(string: $0.absoluteString) as? Self }
  }

  public var _transferable: any Transferable { self as URL }
}

extension UIImage: NSItemProviderReading {
  /// Nothing: a stage decodes no pictures.
  public static func _object(of item: NSItemProvider) -> Self? { nil }
}
