import Foundation
import SwiftUI

enum Activity: String, CaseIterable, Identifiable {
    case run = "Run"
    case walk = "Walk"
    case bike = "Bike"

    var id: Self { self }
}

struct Workout {
    let day: Date
    let activity: Activity
    let minutes: Double
}

final class WorkoutStore: ObservableObject {
    @Published var workouts: [Workout]

    init(start: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        let minutes: [Activity: [Double]] = [
            .run: [30, 0, 45, 20, 0, 60, 25],
            .walk: [20, 35, 15, 40, 30, 10, 50],
            .bike: [0, 50, 0, 0, 75, 0, 90],
        ]
        workouts = Activity.allCases.flatMap { activity in
            (minutes[activity] ?? []).enumerated().map { index, minutes in
                Workout(
                    day: start.addingTimeInterval(Double(index) * 86_400), activity: activity,
                    minutes: minutes)
            }
        }
    }

    func total(of activity: Activity) -> Double {
        workouts.filter { $0.activity == activity }.reduce(0) { $0 + $1.minutes }
    }
}
