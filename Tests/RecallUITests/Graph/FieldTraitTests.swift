@_spi(Reflection) import Swift
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FieldTraitTests {
  private struct Structure {}
  private enum Enumeration { case one, two }
  private final class Object {}

  @Test(
    arguments: [
      Structure.self, Enumeration.self, Object.self, Int.self, Int?.self, Object?.self,
      State<Int>.self, PlainButtonStyle.self,
    ] as [Any.Type])
  func namedTypesCanConform(type: Any.Type) {
    #expect(canConform(metadataKind(of: type)))
  }

  @Test(
    arguments: [
      (() -> Void).self, ((Int) -> Int).self, Any.self, (any Equatable).self, Int.Type.self,
      Any.Type.self,
    ] as [Any.Type])
  func closuresExistentialValuesAndTypesCannot(type: Any.Type) {
    #expect(!canConform(metadataKind(of: type)))
  }

  @Test func whatTheEngineKnowsIsFoundByOneQuestion() {
    let known: [Any.Type] = [
      State<Int>.self, Environment<ColorScheme>.self, Binding<Int>.self, PlainButtonStyle.self,
      ErasedStyle<Int>.self, Stated.self, Styled.self,
    ]
    #expect(known.allSatisfy { $0 is any _FieldTrait.Type })
    #expect(
      !([Int.self, Text.self, Object.self] as [Any.Type]).contains { $0 is any _FieldTrait.Type })
  }

  /// A client's own.
  private struct Stated: DynamicProperty {
    @State var number = 0
  }

  private struct Styled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon }
  }
}
