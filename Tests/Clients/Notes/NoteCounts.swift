import Foundation

enum NoteCounts {
    /// Counts letters of several notes, and says when all are counted, and how long that took in nanoseconds.
    static func letters(of notes: [String], whenDone: @escaping ([Int], UInt64) -> Void) {
        let start = DispatchTime.now()
        let group = DispatchGroup()
        var counts: [Int] = []
        for note in notes {
            group.enter()
            counts.append(note.count)
            group.leave()
        }
        group.notify(queue: .main) {
            whenDone(counts, DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds)
        }
    }
}
