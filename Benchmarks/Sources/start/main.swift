import Foundation

// How long it takes from the start of the process of `recall play` to its first frame, as the
// middle and the fastest of many starts, and what of that time goes where.
//
// Under SDL's dummy driver, which shows nothing, and where there is a screen, on that too.

let arguments = CommandLine.arguments.dropFirst()
guard let program = arguments.first, let count = Int(arguments.dropFirst().first ?? "20"), count > 0
else {
  print("usage: start PATH-OF-RECALL [STARTS]")
  exit(2)
}

func milliseconds(_ value: Double) -> String {
  String(format: "%.1f ms", value)
}

func middle(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

/// Starts the program `count` times, and once before that, for the system to have read it.
func measure(_ name: String, environment: [String: String]) throws {
  _ = try Launch(program, environment: environment)
  let launches = try (0..<count).map { _ in try Launch(program, environment: environment) }
  let totals = launches.map(\.total)
  print("| \(name), \(count) starts | median | fastest |")
  print("| --- | --- | --- |")
  func row(_ what: String, _ times: [Double]) {
    print("| \(what) | \(milliseconds(middle(times))) | \(milliseconds(times.min() ?? 0)) |")
  }
  row("from the process's start to the first frame", totals)
  row(
    "loading the program and its libraries, and ending up here",
    launches.map { launch in launch.total - launch.parts.reduce(0) { $0 + $1.time } })
  for (index, part) in launches[0].parts.enumerated() {
    row(part.name, launches.map { $0.parts[index].time })
  }
  print("")
}

var environment = ProcessInfo.processInfo.environment
do {
  let screen = environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"]
  if let screen { try measure("screen \(screen)", environment: environment) }
  environment["SDL_VIDEODRIVER"] = "dummy"
  try measure("SDL's dummy driver", environment: environment)
} catch {
  print(error)
  exit(1)
}
