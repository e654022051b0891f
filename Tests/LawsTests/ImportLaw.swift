/// Dependencies point one way: what each module may import.
struct ImportLaw {
  struct Module {
    var name: String
    var mayImport: Set<String>
  }

  /// From the bottom to the top: a module may import only modules that stand before it, so that
  /// there can be no cycle.
  let modules: [Module]

  static let house = ImportLaw(modules: [
    Module(name: "GameModel", mayImport: []),
    Module(name: "VirtualTime", mayImport: ["HeapModule", "Foundation"]),
    Module(name: "Storage", mayImport: ["Foundation"]),
    Module(name: "Translations", mayImport: ["Foundation"]),
    Module(name: "Interaction", mayImport: ["Storage", "VirtualTime", "Foundation"]),
    Module(name: "Snapshots", mayImport: ["Foundation"]),
    Module(name: "RecallGraphics", mayImport: ["Foundation"]),
    Module(name: "AccessibilityTree", mayImport: []),
    Module(
      name: "RecallUICore",
      mayImport: [
        "AccessibilityTree", "Interaction", "RecallGraphics", "Snapshots", "Storage",
        "Translations",
        "VirtualTime", "Foundation", "Observation", "Synchronization",
      ]),
    Module(name: "PreviewPlugin", mayImport: ["Foundation"]),
    Module(name: "PreviewMacros", mayImport: ["PreviewPlugin"]),
    Module(name: "RecallCoreGraphics", mayImport: ["RecallUICore"]),
    Module(name: "RecallAudioToolbox", mayImport: ["RecallUICore"]),
    Module(name: "RecallAVFoundation", mayImport: ["RecallAudioToolbox"]),
    Module(name: "RecallAVKit", mayImport: ["RecallAVFoundation"]),
    Module(name: "RecallCoreHaptics", mayImport: ["RecallUICore"]),
    Module(name: "RecallUserNotifications", mayImport: ["RecallUICore"]),
    Module(name: "RecallOSLog", mayImport: ["RecallUICore", "Foundation"]),
    Module(name: "RecallOS", mayImport: ["RecallOSLog"]),
    Module(name: "RecallUIKit", mayImport: ["RecallCoreGraphics", "RecallUICore", "Observation"]),
    Module(name: "RecallUI", mayImport: ["RecallUICore", "RecallUIKit"]),
    Module(name: "RecallStoreKit", mayImport: ["RecallUI"]),
    Module(name: "RecallUniformTypeIdentifiers", mayImport: ["RecallUI"]),
    Module(name: "RecallCoreTransferable", mayImport: ["RecallUI"]),
    Module(name: "RecallCombine", mayImport: ["RecallUICore", "Foundation"]),
    Module(name: "RecallCharts", mayImport: ["RecallUI"]),
    Module(name: "RecallScenes", mayImport: ["CConformances", "RecallUI"]),
    Module(name: "ReplayViewer", mayImport: ["RecallUI"]),
    Module(name: "Gallery", mayImport: ["RecallCharts", "RecallUI", "Foundation"]),
    Module(name: "Rasterizer", mayImport: ["RecallGraphics", "CCairo", "Foundation"]),
    Module(name: "Films", mayImport: ["Rasterizer", "CWebP"]),
    Module(name: "Simulation", mayImport: ["GameModel", "BigInt", "Foundation"]),
    Module(name: "Statistics", mayImport: ["Foundation"]),
    Module(name: "AppData", mayImport: ["Storage", "Foundation"]),
    Module(name: "Records", mayImport: ["Statistics", "GRDB", "Foundation"]),
    Module(
      name: "Replay",
      mayImport: ["Interaction", "Snapshots", "Storage", "VirtualTime", "Foundation"]),
    Module(name: "Fuzzing", mayImport: ["GameModel", "Replay", "Interaction", "Foundation"]),
    Module(
      name: "SDLWindow",
      mayImport: [
        "RecallUI", "Rasterizer", "CSDL2", "CSDL2Mixer", "Foundation", "Synchronization",
      ]),
    Module(name: "DesktopPortal", mayImport: ["CGIO", "Foundation", "Synchronization"]),
    Module(
      name: "AccessibilityBus",
      mayImport: ["AccessibilityTree", "CGIO", "Foundation", "Synchronization"]),
    Module(name: "SystemFiles", mayImport: ["Foundation"]),
    Module(
      name: "RecallDriver",
      mayImport: [
        "DesktopPortal", "Fuzzing", "Interaction", "Rasterizer", "RecallUI", "Replay", "SDLWindow",
        "SystemFiles", "Foundation", "Synchronization",
      ]),
    Module(
      name: "RecallApp",
      mayImport: [
        "AppData", "CConformances", "DesktopPortal", "Fuzzing", "Rasterizer", "RecallDriver",
        "RecallScenes", "RecallUI", "RecallUserNotifications", "Replay", "SDLWindow", "SystemFiles",
        "Foundation",
      ]),
    Module(name: "Assets", mayImport: ["SystemFiles", "Translations", "Foundation"]),
    Module(
      name: "RecallGame",
      mayImport: ["GameModel", "RecallUI", "Simulation", "Foundation", "Observation"]),
    Module(
      name: "RecallHome",
      mayImport: [
        "Assets", "GameModel", "RecallCharts", "RecallGame", "RecallUI", "Simulation", "Statistics",
        "Foundation",
      ]),
    Module(
      name: "recall",
      mayImport: [
        "GameModel", "VirtualTime", "Interaction", "RecallUI", "Rasterizer", "Gallery",
        "RecallGame", "RecallHome", "RecallCharts", "Replay", "ReplayViewer", "Simulation",
        "Statistics", "Records", "Films", "Fuzzing", "SDLWindow", "DesktopPortal", "Assets",
        "AccessibilityBus", "AccessibilityTree", "RecallDriver", "SystemFiles", "Synchronization",
        "ArgumentParser", "Foundation",
      ]),
  ])

  func violations(in file: SourceFile) -> [Violation] {
    guard let module = modules.first(where: { $0.name == file.module }) else {
      return [
        Violation(file: file, line: 1, message: "no law says what \(file.module) may import")
      ]
    }
    return file.imports.filter { imported in
      // The language's own library is there without an import, too.
      imported.text != "Swift" && !module.mayImport.contains(imported.text)
    }.map { imported in
      let allowed = module.mayImport.sorted().joined(separator: ", ")
      return Violation(
        file: file, line: imported.line,
        message: """
          \(module.name) may not import \(imported.text) \
          (it may import \(allowed.isEmpty ? "nothing" : allowed))
          """)
    }
  }
}

extension SourceFile {
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// The names of the imported modules: `Foundation` for `import struct Foundation.Data`.
  var imports: [Token] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "import" else { return nil }
      if index > 0, tokens[index - 1].text == "." { return nil }
      let rest = tokens[(index + 1)...].prefix(2)
      return rest.first { !Self.kinds.contains($0.text) }
    }
  }
}
