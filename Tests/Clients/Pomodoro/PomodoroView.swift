import SwiftUI

struct RingView: View {
    let progress: Double
    let tint: Color
    var body: some View {
        ZStack {
            Circle().stroke(tint.opacity(0.2), lineWidth: 16)
            Circle()
                .trim(from: 0, to: progress)
                .stroke(tint, style: StrokeStyle(lineWidth: 16, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .animation(.linear(duration: 1), value: progress)
    }
}

struct TimerScreen: View {
    @Environment(PomodoroModel.self) private var model
    var body: some View {
        @Bindable var model = model
        VStack(spacing: 32) {
            Picker("Phase", selection: $model.phase) {
                ForEach(PomodoroModel.Phase.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            ZStack {
                RingView(progress: model.progress, tint: model.phase.tint)
                VStack {
                    Text(model.text).font(.system(size: 54, weight: .semibold, design: .rounded)).monospacedDigit()
                        .contentTransition(.numericText())
                    Text(model.phase.rawValue).foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: 260)
            .padding()
            HStack(spacing: 20) {
                Button("Reset", systemImage: "arrow.counterclockwise", action: model.reset).buttonStyle(.bordered)
                Button(
                    model.isRunning ? "Pause" : "Start", systemImage: model.isRunning ? "pause.fill" : "play.fill",
                    action: model.toggle
                )
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.space, modifiers: [])
            }
            .controlSize(.large)
            Gauge(value: Double(model.finished.count), in: 0...8) {
                Text("Day")
            } currentValueLabel: {
                Text("\(model.finished.count)")
            }
            .gaugeStyle(.accessoryLinearCapacity)
        }
        .padding()
        .tint(model.phase.tint)
        .navigationTitle("Pomodoro")
    }
}

struct HistoryScreen: View {
    @Environment(PomodoroModel.self) private var model
    var body: some View {
        List {
            if model.finished.isEmpty {
                ContentUnavailableView(
                    "No sessions", systemImage: "clock", description: Text("Finish one to see it here."))
            } else {
                Section {
                    ForEach(model.finished) { session in
                        LabeledContent {
                            Text("\(session.minutes) min")
                        } label: {
                            Label(
                                "\(session.number). \(session.phase.rawValue)",
                                systemImage: session.phase == .focus ? "bolt" : "cup.and.saucer"
                            )
                            .foregroundStyle(session.phase.tint)
                        }
                    }
                    .onDelete(perform: model.clear)
                } header: {
                    Text("Today")
                } footer: {
                    Text("^[\(model.finished.count) session](inflect: true)")
                }
            }
        }
        .toolbar { EditButton() }
        .navigationTitle("History")
    }
}

struct SettingsScreen: View {
    @AppStorage("sound") private var sound = true
    @AppStorage("goal") private var goal = 8.0
    @AppStorage("accent") private var accent = "red"
    @State private var showsReset = false
    var body: some View {
        Form {
            Section("General") {
                Toggle(isOn: $sound) { Label("Sound", systemImage: "speaker.wave.2.fill") }
                VStack(alignment: .leading) {
                    Text("Goal: \(Int(goal))")
                    Slider(value: $goal, in: 1...12, step: 1) {
                        Text("Goal")
                    } minimumValueLabel: {
                        Text("1")
                    } maximumValueLabel: {
                        Text("12")
                    }
                }
                Picker("Accent", selection: $accent) {
                    ForEach(["red", "blue", "green"], id: \.self) { Text($0.capitalized) }
                }
            }
            Section { Button("Reset All", role: .destructive) { showsReset = true } }
        }
        .navigationTitle("Settings")
        .confirmationDialog("Reset everything?", isPresented: $showsReset, titleVisibility: .visible) {
            Button("Reset", role: .destructive) {
                sound = true
                goal = 8
                accent = "red"
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This can't be undone.")
        }
    }
}

struct PomodoroView: View {
    @State private var model = PomodoroModel()
    @State private var selection = 0

    init() {}

    var body: some View {
        TabView(selection: $selection) {
            Tab("Timer", systemImage: "timer", value: 0) { NavigationStack { TimerScreen() } }
            Tab("History", systemImage: "clock", value: 1) { NavigationStack { HistoryScreen() } }
                .badge(model.finished.count)
            Tab("Settings", systemImage: "gearshape", value: 2) { NavigationStack { SettingsScreen() } }
        }
        .environment(model)
    }
}
#Preview { PomodoroView() }
