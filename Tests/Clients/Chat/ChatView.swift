import SwiftUI

struct BubbleShape: Shape {
    let isMine: Bool
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
            cornerRadii: CGSize(width: 16, height: 16))
        return Path(path.cgPath)
    }
}

struct TypingDots: View {
    @State private var phase = 0.0
    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                Circle().frame(width: 8, height: 8).foregroundStyle(.secondary)
                    .scaleEffect(phase == 1 ? 1 : 0.5)
                    .animation(.easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)), value: phase)
            }
        }
        .padding(12)
        .background(Color(.systemGray5), in: .capsule)
        .onAppear { phase = 1 }
    }
}

struct BubbleRow: View {
    let message: Message
    @EnvironmentObject private var model: ChatModel
    @Environment(\.colorScheme) private var colorScheme
    private var isMine: Bool { message.sender == .me }
    var body: some View {
        HStack(alignment: .bottom) {
            if isMine { Spacer(minLength: 60) }
            VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
                Text(LocalizedStringKey(message.text))
                    .padding(.horizontal, 14).padding(.vertical, 9)
                    .foregroundStyle(isMine ? .white : .primary)
                    .background(BubbleShape(isMine: isMine).fill(isMine ? Color.accentColor : Color(.systemGray5)))
                    .overlay(alignment: isMine ? .topLeading : .topTrailing) {
                        if let reaction = message.reaction {
                            Text(reaction).font(.caption).padding(4).background(.background, in: Circle()).offset(
                                x: isMine ? -10 : 10, y: -10
                            ).transition(.scale)
                        }
                    }
                    .contextMenu {
                        ForEach(["👍", "❤️", "😂"], id: \.self) { r in
                            Button(r) { withAnimation { model.react(r, to: message) } }
                        }
                        Divider()
                        Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = message.text }
                        Button(role: .destructive) {
                            withAnimation { model.delete(message) }
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                    }
                Text(message.date, format: .dateTime.hour().minute()).font(.caption2).foregroundStyle(.tertiary)
            }
            if !isMine { Spacer(minLength: 60) }
        }
        .padding(.horizontal)
        .transition(.move(edge: isMine ? .trailing : .leading).combined(with: .opacity))
    }
}

struct ChatView: View {
    @StateObject private var model = ChatModel()
    @FocusState private var isEditing: Bool
    @State private var showsInfo = false

    init() {}

    var body: some View {
        NavigationStack {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(model.messages) { BubbleRow(message: $0).id($0.id) }
                        if model.isTyping {
                            HStack {
                                TypingDots()
                                Spacer()
                            }.padding(.horizontal).id("typing")
                        }
                    }
                    .padding(.vertical)
                }
                .onChange(of: model.messages) {
                    withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
                }
                .scrollDismissesKeyboard(.interactively)
                .defaultScrollAnchor(.bottom)
            }
            .safeAreaInset(edge: .bottom) {
                HStack(alignment: .bottom) {
                    TextField("Message", text: $model.draft, axis: .vertical)
                        .lineLimit(1...5)
                        .textFieldStyle(.roundedBorder)
                        .focused($isEditing)
                        .onSubmit(model.send)
                    Button(action: model.send) { Image(systemName: "arrow.up.circle.fill").font(.title) }
                        .disabled(model.draft.isEmpty)
                        .accessibilityLabel("Send")
                }
                .padding(10)
                .background(.bar)
            }
            .navigationTitle("Taylor")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    VStack(spacing: 0) {
                        Image(systemName: "person.crop.circle.fill").font(.title2)
                        Text("Taylor").font(.caption2)
                    }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Info", systemImage: "info.circle") { showsInfo.toggle() }
                }
            }
            .animation(.spring, value: model.messages)
            .popover(isPresented: $showsInfo) {
                Form {
                    LabeledContent("Messages", value: model.messages.count, format: .number)
                    Toggle("Mute", isOn: .constant(false))
                }
                .frame(minWidth: 240, minHeight: 180).presentationCompactAdaptation(.popover)
            }
        }
        .environmentObject(model)
    }
}
