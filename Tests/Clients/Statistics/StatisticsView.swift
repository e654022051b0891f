import Charts
import SwiftUI

struct StatisticsView: View {
    enum Style: String, CaseIterable, Identifiable {
        case bars = "Bars"
        case lines = "Lines"
        case pie = "Pie"

        var id: Self { self }
    }

    @StateObject private var store = WorkoutStore()
    @State private var style = Style.bars
    @State private var selectedDay: Date?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Statistics")
                    .font(.largeTitle.bold())
                    .foregroundStyle(
                        LinearGradient(
                            colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
                Spacer()
                ClockView()
                    .frame(width: 56, height: 56)
            }
            Picker("Style", selection: $style) {
                ForEach(Style.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            .accessibilityIdentifier("style")
            chart
                .frame(height: 220)
                .padding()
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
            if let selectedDay {
                Text("Selected \(selectedDay.formatted(.iso8601.year().month().day()))")
                    .font(.footnote)
                    .accessibilityIdentifier("selection")
            }
            Button("Another walk") { addWalk() }
                .accessibilityIdentifier("walk")
        }
        .padding()
    }

    @ViewBuilder private var chart: some View {
        switch style {
        case .bars: bars
        case .lines: lines
        case .pie: pie
        }
    }

    private var bars: some View {
        Chart(store.workouts, id: \.key) { workout in
            BarMark(
                x: .value("Day", workout.day, unit: .day),
                y: .value("Minutes", workout.minutes)
            )
            .foregroundStyle(by: .value("Activity", workout.activity.rawValue))
        }
        .chartForegroundStyleScale(["Run": Color.orange, "Walk": .green, "Bike": .blue])
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            }
        }
        .chartXSelection(value: $selectedDay)
        .accessibilityIdentifier("chart")
    }

    private var lines: some View {
        Chart {
            ForEach(store.workouts, id: \.key) { workout in
                LineMark(
                    x: .value("Day", workout.day),
                    y: .value("Minutes", workout.minutes),
                    series: .value("Activity", workout.activity.rawValue)
                )
                .interpolationMethod(.catmullRom)
                .foregroundStyle(by: .value("Activity", workout.activity.rawValue))
                .symbol(by: .value("Activity", workout.activity.rawValue))
            }
            RuleMark(y: .value("Goal", 40))
                .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
                .foregroundStyle(.secondary)
                .annotation(position: .top, alignment: .trailing) {
                    Text("Goal").font(.caption2).foregroundColor(.secondary)
                }
        }
        .chartYScale(domain: 0...100)
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 25, 50, 75, 100]) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let minutes = value.as(Double.self) {
                        Text("\(Int(minutes)) min")
                    }
                }
            }
        }
    }

    private var pie: some View {
        Chart(Activity.allCases) { activity in
            SectorMark(
                angle: .value("Minutes", store.total(of: activity)),
                innerRadius: .ratio(0.6),
                angularInset: 2
            )
            .cornerRadius(5)
            .foregroundStyle(by: .value("Activity", activity.rawValue))
            .annotation(position: .overlay) {
                Text("\(Int(store.total(of: activity)))").font(.caption.bold()).foregroundColor(.white)
            }
        }
        .chartLegend(position: .bottom, alignment: .center)
    }

    private func addWalk() {
        let day = store.workouts.first?.day ?? Date(timeIntervalSinceReferenceDate: 0)
        withAnimation {
            store.workouts.append(
                Workout(day: day.addingTimeInterval(7 * 86_400), activity: .walk, minutes: 30))
        }
    }
}

extension Workout {
    var key: String { "\(activity.rawValue) \(day.timeIntervalSinceReferenceDate)" }
}
