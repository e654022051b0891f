import RecallUI
import Replay

extension ReplaySentence {
  /// The sentence for who reads it in a window, in their language. No sentence has more than four places.
  var words: LocalizedStringKey {
    let values = parts.map { ($0.key, $0.value.argument) }
    return switch values.count {
    case 0: LocalizedStringKey(template)
    case 1: LocalizedStringKey(template, [values[0].0: values[0].1])
    case 2: LocalizedStringKey(template, [values[0].0: values[0].1, values[1].0: values[1].1])
    case 3:
      LocalizedStringKey(
        template,
        [values[0].0: values[0].1, values[1].0: values[1].1, values[2].0: values[2].1])
    default:
      LocalizedStringKey(
        template,
        [
          values[0].0: values[0].1, values[1].0: values[1].1, values[2].0: values[2].1,
          values[3].0: values[3].1,
        ])
    }
  }
}

extension ReplaySentence.Part {
  fileprivate var argument: LocalizedStringKey.Argument {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .number(number)
    case .sentence(let sentence): .key(sentence.words)
    }
  }
}

extension [ReplaySentence] {
  /// What a failure's description says, in the language of who watches; nil is English.
  func told(in catalog: StringCatalog?) -> String {
    map { $0.words.shownString(in: catalog) }.joined(separator: "\n  ")
  }
}
