import RecallUI
import Testing

/// What programs say of their surroundings is read there.
@Suite struct AcceptedEnvironmentTests {
  private struct Reader<Value>: View {
    @Environment private var value: Value
    let hear: (Value) -> Void

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, hear: @escaping (Value) -> Void) {
      _value = Environment(keyPath)
      self.hear = hear
    }

    var body: some View {
      let _ = hear(value)
      Color.clear
    }
  }

  /// What a view reads without a modifier around it, and with one.
  private func read<Value: Equatable, Content: View>(
    _ keyPath: KeyPath<EnvironmentValues, Value>,
    @ViewBuilder around: (AnyView) -> Content
  ) -> [Value] {
    var values: [Value] = []
    let reader = AnyView(Reader(keyPath) { values.append($0) })
    let modified = around(reader)
    _ = smallStage { reader }
    _ = smallStage { modified }
    return values
  }

  @Test func aValueIsReadAsAModifierSaysIt() {
    #expect(read(\.menuOrder) { $0.menuOrder(.fixed) } == [.automatic, .fixed])
    #expect(
      read(\.menuIndicatorVisibility) { $0.menuIndicator(.hidden) } == [.automatic, .hidden])
    #expect(read(\.labelsVisibility) { $0.labelsHidden() } == [.automatic, .hidden])
    #expect(
      read(\.labelsVisibility) { $0.labelsVisibility(.automatic).labelsVisibility(.visible) }
        == [.automatic, .visible])
    #expect(read(\.allowsTightening) { $0.allowsTightening(true) } == [false, true])
    #expect(read(\.autocorrectionDisabled) { $0.autocorrectionDisabled() } == [false, true])
    #expect(read(\.disableAutocorrection) { $0.disableAutocorrection(nil) } == [false, false])
    #expect(read(\.disableAutocorrection) { $0.disableAutocorrection(true) } == [false, true])
    #expect(
      read(\.buttonRepeatBehavior) { $0.buttonRepeatBehavior(.enabled) } == [.automatic, .enabled])
    #expect(read(\.buttonSizing) { $0.buttonSizing(.flexible) } == [.automatic, .flexible])
    #expect(
      read(\.springLoadingBehavior) { $0.springLoadingBehavior(.disabled) }
        == [.automatic, .disabled])
    #expect(read(\.contentTransition) { $0.contentTransition(.opacity) } == [.identity, .opacity])
    #expect(
      read(\.symbolRenderingMode) { $0.symbolRenderingMode(.hierarchical) }
        == [nil, .hierarchical])
  }

  @Test func aWindowThatHasTheKeyboardIsActive() {
    #expect(read(\.appearsActive) { $0.environment(\.scenePhase, .inactive) } == [true, false])
    #expect(
      read(\.controlActiveState) { $0.environment(\.scenePhase, .inactive) } == [.key, .inactive])
  }
}
