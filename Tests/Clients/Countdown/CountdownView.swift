import SwiftUI

struct CountdownView: View {
    let seconds: Int

    @State private var left: Int
    @State private var isRunning = false
    @State private var isLoud = true
    @State private var message: String?

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init(seconds: Int) {
        self.seconds = seconds
        _left = State(initialValue: seconds)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(alignment: .firstTextBaseline) {
                Text("\(left)")
                    .font(.system(size: 64, weight: .bold, design: .rounded))
                    .foregroundStyle(left <= 3 ? .red : .primary)
                    .accessibilityIdentifier("left")
                Text("seconds").foregroundColor(.secondary)
                Spacer()
                Pulse(isOn: isRunning)
            }
            ProgressView(value: Double(seconds - left), total: Double(seconds))
            Toggle("Loud", isOn: $isLoud)
                .accessibilityIdentifier("loud")
            HStack {
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier("start")
                Button("Reset", role: .destructive, action: reset)
                    .disabled(left == seconds)
                    .accessibilityIdentifier("reset")
            }
            if let message {
                Text(message)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                    .accessibilityIdentifier("message")
            }
        }
        .padding(24)
        .onReceive(timer) { _ in tick() }
        .onChange(of: left) { _, left in
            if left == 0 { finish() }
        }
    }

    private func tick() {
        guard isRunning, left > 0 else { return }
        left -= 1
    }

    private func finish() {
        isRunning = false
        withAnimation { message = isLoud ? "Time is up!" : "Time is up." }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            withAnimation { message = nil }
        }
    }

    private func reset() {
        isRunning = false
        left = seconds
    }
}

private struct Pulse: View {
    let isOn: Bool
    @State private var isLarge = false

    var body: some View {
        Circle()
            .fill(isOn ? Color.green : .gray)
            .frame(width: 20, height: 20)
            .scaleEffect(isLarge ? 1.4 : 1)
            .onChange(of: isOn) { _, isOn in
                withAnimation(isOn ? .easeInOut(duration: 0.6).repeatForever() : .default) {
                    isLarge = isOn
                }
            }
    }
}
