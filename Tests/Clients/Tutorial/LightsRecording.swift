import RecallUI
import Replay

/// Plays a game by touching lights, a second apart, and writes it down.
func record(touching places: [Int], seed: UInt64) throws -> String {
    let header = ReplayHeader(
        deck: "lights", pairs: 1, seed: seed, viewport: ScriptSize(CGSize(width: 400, height: 400)))
    let target = LightsTarget(makeStage(seed: seed))
    var text = ""
    var recorder = try ReplayRecorder(header: header, target: target) { text += $0 }
    for (number, place) in places.enumerated() {
        guard let frame = target.frame(ofElement: "light:\(place)") else { continue }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let instant = Instant(milliseconds: Int64(number) * 1000)
        try recorder.send(.pointer(PointerEvent(.down, at: middle)), at: instant)
        try recorder.send(.pointer(PointerEvent(.up, at: middle)), at: instant)
    }
    try recorder.end(at: Instant(milliseconds: Int64(places.count) * 1000))
    return text
}

/// Plays a recording again, and checks that the same comes of it.
func replay(_ recording: String) throws -> ReplayReport {
    let script = try ReplayScript(parsing: recording, file: "lights.replay")
    return try ReplayPlayer(script).play(on: LightsTarget(makeStage(seed: script.header.seed)))
}
