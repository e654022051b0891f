import Replay

/// What has to hold of each text that the parser of scripts is given.
///
/// A printed script has to be read as it was. Whatever else is accepted has to be printed in a way
/// that is read as the same script, and printed the same again. Whatever is refused has to be
/// refused at a place of the text.
struct ScriptCheck {
  var codec: ScriptCodec

  /// What is wrong with how a text is read.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - expected: The script that it was printed from; nil where there is none.
  func verdict(on bytes: [UInt8], expected: ReplayScript?) -> ScriptVerdict {
    do throws(ReplayError) {
      let script = try codec.read(bytes)
      if let expected, script != expected {
        return .wrong("reads-back", "expected a printed script to be read as it was")
      }
      if let problem = problem(ofPrinting: script, as: expected == nil ? nil : bytes) {
        return .wrong("prints-the-same", problem)
      }
      return .accepted
    } catch {
      return verdict(on: error, of: bytes, isPrinted: expected != nil)
    }
  }

  private func problem(ofPrinting script: ReplayScript, as bytes: [UInt8]?) -> String? {
    let printed = codec.print(script)
    if let bytes {
      return printed == bytes
        ? nil : "expected a printed script to be printed the same again"
    }
    do throws(ReplayError) {
      let again = try codec.read(printed)
      return again == script && codec.print(again) == printed
        ? nil : "expected an accepted text to be printed as the same script"
    } catch {
      return "expected an accepted text to be printed acceptably, found \(error)"
    }
  }

  private func verdict(
    on error: ReplayError, of bytes: [UInt8], isPrinted: Bool
  ) -> ScriptVerdict {
    guard !isPrinted else {
      return .wrong("reads-back", "expected a printed script to be accepted, found \(error)")
    }
    // What is missing at the end is missed on the line after the last.
    let position = error.position
    let isInside =
      position.line >= 1 && bytes.hasNewlines(position.line - 2)
      && (1...bytes.count + 1).contains(position.column)
    return isInside
      ? .refused : .wrong("errors-have-places", "expected a place of the text, found \(error)")
  }
}

/// What came of a text.
enum ScriptVerdict: Equatable {
  case accepted, refused
  /// An invariant is broken, and how.
  case wrong(_ invariant: String, _ message: String)

  /// What is wrong, as a fault that shows after so many texts.
  func fault(after events: Int) -> FuzzFault? {
    guard case .wrong(let invariant, let message) = self else { return nil }
    return FuzzFault(invariant, message, events: events)
  }
}
