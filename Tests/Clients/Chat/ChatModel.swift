import SwiftUI

struct Message: Identifiable, Equatable, Hashable {
    enum Sender { case me, them }
    let id: Int
    var text: String
    let sender: Sender
    var reaction: String?
    let date: Date
}

@MainActor
final class ChatModel: ObservableObject {
    @Published var messages: [Message] = []
    @Published var draft = ""
    @Published private(set) var isTyping = false
    private var next = 0

    init() { for text in ["Hi!", "Did you see the *new* release?", "It has `@Observable` now."] { receive(text) } }

    func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        append(text, .me)
        draft = ""
        isTyping = true
        Task {
            try await Task.sleep(for: .seconds(1.5))
            isTyping = false
            receive("You said “\(text)”.")
        }
    }
    func receive(_ text: String) { append(text, .them) }
    private func append(_ text: String, _ sender: Message.Sender) {
        messages.append(
            Message(id: next, text: text, sender: sender, date: Date(timeIntervalSinceReferenceDate: Double(next) * 90))
        )
        next += 1
    }
    func react(_ reaction: String, to message: Message) {
        guard let index = messages.firstIndex(of: message) else { return }
        messages[index].reaction = messages[index].reaction == reaction ? nil : reaction
    }
    func delete(_ message: Message) { messages.removeAll { $0.id == message.id } }
}
