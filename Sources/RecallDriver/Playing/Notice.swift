import RecallUI

/// What the program has to say to who uses it while it goes on. No state of the stage knows of
/// it, so it shows nothing in a replay.
package final class Notice: ObservableObject {
  /// What is said, in the language of who reads it; nil for nothing.
  @Published package var sentence: LocalizedStringKey? {
    didSet { readSince = nil }
  }
  /// When somebody who was there had it before them first.
  private var readSince: Instant?

  /// How long it stays at least: as long as it takes to read two lines twice.
  private static let readingTime = Duration.seconds(10)

  package init() {}

  /// Takes notice that somebody does something: what they have had the time to read goes, for it covers the program.
  ///
  /// - Parameter instant: When, by the program's clock.
  package func note(_ event: InputEvent, at instant: Instant) {
    guard sentence != nil, event.isPress else { return }
    guard let readSince else {
      self.readSince = instant
      return
    }
    if readSince.duration(to: instant) >= Self.readingTime { sentence = nil }
  }

  /// The same in the program's own language. What is set stands as it is in each language.
  package var text: String? {
    get { sentence?.string(in: nil) }
    set { sentence = newValue.map(LocalizedStringKey.init(verbatim:)) }
  }
}

/// Shows a notice above the program, which lies open below it to be used.
package struct NoticeBar: View {
  @ObservedObject private var notice: Notice

  package init(notice: Notice) {
    self.notice = notice
  }

  package var body: some View {
    if let sentence = notice.sentence {
      Text(sentence)
        .font(.callout)
        .foregroundColor(.white)
        .multilineTextAlignment(.center)
        .padding(8)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(red: 0.55, green: 0.1, blue: 0.1)))
        .padding(8)
        .allowsHitTesting(false)
    }
  }
}

extension InputEvent {
  /// Whether somebody who is there begins to press something.
  fileprivate var isPress: Bool {
    switch self {
    case .pointer(let pointer): pointer.phase == .down
    case .key(let key): key.phase == .down
    default: false
    }
  }
}
