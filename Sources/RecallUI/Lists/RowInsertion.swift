/// What takes things that are let go between the rows of a `ForEach`.
struct RowInsertion {
  let accepts: (TransferredThing) -> Bool
  /// Inserts a thing at an offset of the data.
  let insert: (TransferredThing, Int) -> Bool
}

enum RowInsertionKey: RowTraitKey {
  typealias Value = RowInsertion

  static func isSame(_ left: Value, _ right: Value) -> Bool { true }
}

extension DynamicViewContent {
  /// Has things of a type be let go between these rows of a list: in front of a row on its upper half,
  /// behind it on its lower one. Where there are no rows yet, there is nothing to let go on.
  ///
  /// - Parameters:
  ///   - payloadType: What is taken: such values, and what can be made one.
  ///   - action: Gets what was let go, and the offset in the data to put it at.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    rowTrait(
      RowInsertionKey.self,
      RowInsertion(
        accepts: { $0.value(as: T.self) != nil },
        insert: { thing, offset in
          guard let item = thing.value(as: T.self) else { return false }
          action([item], offset)
          return true
        }))
  }
}

extension DynamicViewContent {
  /// Has things of some types be let go between these rows of a list, as `dropDestination(for:action:)` does.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What is taken.
  ///   - action: Gets the offset in the data to put it at, and what asks for what was let go.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    func isTaken(_ provider: NSItemProvider) -> Bool {
      DropInfo(location: .zero, providers: [provider])
        .hasItemsConforming(to: supportedContentTypes)
    }
    return rowTrait(
      RowInsertionKey.self,
      RowInsertion(
        accepts: { isTaken(NSItemProvider($0)) },
        insert: { thing, offset in
          let provider = NSItemProvider(thing)
          guard isTaken(provider) else { return false }
          action(offset, [provider])
          return true
        }))
  }

  /// Has things of some types be let go between these rows of a list, as code from before iOS 14 does.
  public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }
}

extension LazyRows {
  /// What is done with things that are let go on these rows.
  var dropTarget: DropTarget {
    DropTarget { thing in
      guard let thing = thing as? TransferredThing else { return false }
      return self.shown.contains {
        $0.traitOfElements(RowInsertionKey.self)?.value.accepts(thing) ?? false
      }
    } setTargeted: { _ in
    } drop: { thing, location in
      guard let thing = thing as? TransferredThing, let row = self.row(near: location.y),
        let (insertion, element) = row.traitOfElements(RowInsertionKey.self),
        let frame = row.frame
      else { return false }
      return insertion.insert(thing, element.position + (location.y > frame.midY ? 1 : 0))
    }
  }

  /// The row at a height, or the nearest one, of those that take things.
  private func row(near y: CGFloat) -> LazyRow? {
    let rows = shown.filter { $0.traitOfElements(RowInsertionKey.self) != nil }
    return rows.min { left, right in
      (left.frame?.distance(toHeight: y) ?? .infinity)
        < (right.frame?.distance(toHeight: y) ?? .infinity)
    }
  }
}

extension CGRect {
  fileprivate func distance(toHeight y: CGFloat) -> CGFloat { max(minY - y, 0, y - maxY) }
}
