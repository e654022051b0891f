import RecallUI

/// What the program has to say to who uses it while it goes on. No state of the stage knows of
/// it, so it shows nothing in a replay.
package final class Notice: ObservableObject {
  @Published package var text: String?

  package init() {}
}

/// Shows a notice above the program, which lies open below it to be used.
package struct NoticeBar: View {
  @ObservedObject private var notice: Notice

  package init(notice: Notice) {
    self.notice = notice
  }

  package var body: some View {
    if let text = notice.text {
      Text(text)
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
