import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// What must hold of sizes and places whatever a program asks for, tried on random trees of which
/// some lengths are none.
@Suite struct LayoutNumbersTests {
  /// Keeps the stages whose boxes are looked at.
  private final class Stages {
    var all: [Stage] = []
  }

  private let stages = Stages()

  /// A length, sometimes one that is none.
  private func length(_ chance: inout Chance, below most: Int = 60) -> CGFloat {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, -7]
    return chance.oneIn(25)
      ? odd[chance.number(below: odd.count)] : CGFloat(chance.number(below: most * 2)) / 2
  }

  private func view(_ chance: inout Chance, depth: Int) -> AnyView {
    guard depth > 0 else { return leaf(&chance) }
    let parts = (0...chance.number(below: 3)).map { _ in view(&chance, depth: depth - 1) }
    let spacing = chance.oneIn(2) ? CGFloat(chance.number(below: 9)) : nil
    let content = ForEach(parts.indices, id: \.self) { parts[$0] }
    switch chance.number(below: 14) {
    case 0, 1: return AnyView(HStack(spacing: spacing) { content })
    case 2, 3: return AnyView(VStack(spacing: spacing) { content })
    case 4: return AnyView(ZStack(alignment: .bottomLeading) { content })
    case 5: return AnyView(parts[0].padding(length(&chance, below: 20)))
    case 6: return AnyView(parts[0].frame(width: length(&chance), height: length(&chance)))
    case 7: return AnyView(parts[0].frame(minWidth: 10, maxWidth: .infinity, maxHeight: 50))
    case 8:
      return AnyView(parts[0].fixedSize(horizontal: chance.oneIn(2), vertical: chance.oneIn(2)))
    case 9: return AnyView(parts[0].aspectRatio(length(&chance, below: 3), contentMode: .fit))
    case 10: return AnyView(parts[0].position(x: length(&chance), y: length(&chance)))
    case 11:
      return AnyView(
        Grid(verticalSpacing: spacing) {
          GridRow { content }
          GridRow { parts[0] }
        })
    case 12: return AnyView(ViewThatFits { content })
    default: return AnyView(VStackLayout(spacing: spacing) { content })
    }
  }

  private func leaf(_ chance: inout Chance) -> AnyView {
    switch chance.number(below: 6) {
    case 0: AnyView(Color.red)
    case 1: AnyView(Text(String(repeating: "word ", count: 1 + chance.number(below: 8))))
    case 2: AnyView(Spacer(minLength: length(&chance, below: 20)))
    case 3: AnyView(Divider())
    case 4: AnyView(Color.blue.frame(width: length(&chance), height: length(&chance)))
    default: AnyView(Circle().layoutPriority(Double(chance.number(below: 3))))
    }
  }

  private func stage(_ seed: Int) -> Stage {
    var chance = Chance(seed: UInt64(seed))
    let content = view(&chance, depth: 4)
    let stage = Stage(size: CGSize(width: 200, height: 150)) { content }
    stages.all.append(stage)
    return stage
  }

  private static let seeds = 0..<150
  private static let proposals: [ProposedViewSize] = [
    .zero, .unspecified, .infinity, ProposedViewSize(width: 33, height: nil),
    ProposedViewSize(width: nil, height: 77), ProposedViewSize(width: 120, height: 90),
    ProposedViewSize(width: 1_000_000, height: 50),
  ]

  @Test func noNumberThatIsNoneSurvives() {
    for seed in Self.seeds {
      let boxes = stage(seed).boxes
      let numbers = boxes.flatMap {
        [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
      }
      #expect(numbers.filter { !$0.isFinite } == [], "seed \(seed)")
      let sizes = boxes.flatMap { box in Self.proposals.map { box.size(for: $0) } }
      #expect(
        sizes.filter { !$0.width.isFinite || !$0.height.isFinite || $0.width < 0 || $0.height < 0 }
          == [], "seed \(seed)")
    }
  }

  @Test func aStackEnclosesItsChildrenOnItsAxis() {
    for seed in Self.seeds {
      for case let stack as StackBox in stage(seed).boxes {
        guard let axis = stack.stackingAxis, let last = stack.children.last else { continue }
        let end = last.frame.origin[axis] + last.frame.size[axis]
        #expect(abs(end - stack.frame.size[axis]) < 0.001, "seed \(seed)")
      }
    }
  }

  @Test func theSizeIsTheOneThatWasPromised() {
    for seed in Self.seeds {
      for box in stage(seed).boxes {
        for child in box.children {
          let proposal = ProposedViewSize(child.frame.size)
          let promised = child.size(for: proposal)
          child.place(at: child.frame.origin, proposal)
          #expect(child.frame.size == promised, "seed \(seed)")
        }
      }
    }
  }

  @Test func aCachedSizeEqualsAFreshOne() {
    for seed in Self.seeds {
      let cached = stage(seed).boxes
      let fresh = stage(seed).boxes
      #expect(cached.map(\.frame) == fresh.map(\.frame), "seed \(seed)")
      for box in cached {
        let first = Self.proposals.map { box.size(for: $0) }
        let again = Self.proposals.reversed().map { box.size(for: $0) }
        #expect(first == again.reversed(), "seed \(seed)")
        box.invalidateLayout()
        #expect(Self.proposals.map { box.size(for: $0) } == first, "seed \(seed)")
      }
    }
  }

  @Test func layingOutAnewChangesNothing() {
    for seed in Self.seeds {
      let stage = stage(seed)
      let before = stage.boxes.map(\.frame)
      stage.send(.resize(CGSize(width: 90, height: 300)))
      stage.send(.resize(CGSize(width: 200, height: 150)))
      #expect(stage.boxes.map(\.frame) == before, "seed \(seed)")
      #expect(stage.issues.isEmpty, "seed \(seed)")
    }
  }
}
