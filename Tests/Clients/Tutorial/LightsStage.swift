import RecallUI

extension Lights: StageState {
    var snapshotLines: [StateSnapshot.Line] {
        isOn.enumerated().map { StateSnapshot.Line(name: "light:\($0).isOn", value: "\($1)") }
            + [StateSnapshot.Line(name: "touches", value: "\(touches)")]
    }

    var digest: UInt64 {
        isOn.reduce(UInt64(touches)) { $0 << 1 | ($1 ? 1 : 0) }
    }
}

func makeStage(seed: UInt64) -> Stage {
    let lights = Lights(seed: seed)
    return Stage(size: CGSize(width: 400, height: 400), state: lights) {
        LightsView(lights: lights)
    }
}
