import SwiftUI

@Observable final class PomodoroModel {
    enum Phase: String, CaseIterable, Codable, Identifiable {
        case focus = "Focus"
        case short = "Short break"
        case long = "Long break"
        var id: Self { self }
        var minutes: Int {
            switch self {
            case .focus: 25
            case .short: 5
            case .long: 15
            }
        }
        var tint: Color {
            switch self {
            case .focus: .red
            case .short: .mint
            case .long: .indigo
            }
        }
    }
    struct Session: Identifiable, Hashable {
        let id = UUID()
        let phase: Phase
        let minutes: Int
        let number: Int
    }

    var phase: Phase = .focus { didSet { reset() } }
    private(set) var remaining = 25 * 60
    private(set) var isRunning = false
    private(set) var finished: [Session] = []
    private var ticker: Task<Void, Never>?

    var progress: Double { 1 - Double(remaining) / Double(phase.minutes * 60) }
    var text: String { Duration.seconds(remaining).formatted(.time(pattern: .minuteSecond)) }

    func toggle() { isRunning ? pause() : start() }
    func start() {
        isRunning = true
        ticker = Task { @MainActor [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                guard let self, !Task.isCancelled else { return }
                tick()
            }
        }
    }
    func pause() {
        isRunning = false
        ticker?.cancel()
        ticker = nil
    }
    func reset() {
        pause()
        remaining = phase.minutes * 60
    }
    private func tick() {
        remaining -= 1
        if remaining <= 0 {
            finished.append(Session(phase: phase, minutes: phase.minutes, number: finished.count + 1))
            phase = phase == .focus ? (finished.count.isMultiple(of: 4) ? .long : .short) : .focus
        }
    }
    func clear(at offsets: IndexSet) { finished.remove(atOffsets: offsets) }
}
