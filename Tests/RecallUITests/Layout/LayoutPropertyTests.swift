import Observation
import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Random trees of stacks, frames and padding, held against what must hold of each layout.
@Suite struct LayoutPropertyTests {
  /// What changes the tree while it is on the stage.
  @Observable final class Knob {
    var value: Int

    init(_ value: Int) {
      self.value = value
    }
  }

  indirect enum Tree {
    case color
    case text(Knob)
    case fixed(Knob)
    case spacer
    case optional(Knob, Tree)
    case either(Knob, Tree, Tree)
    case row([Tree], Knob)
    case column([Tree], Knob)
    case layers([Tree])
    case padded(Tree, Knob)
    case framed(Tree, Knob)
    case flexible(Tree, Knob)
    case ratio(Tree, Knob)
    case backed(Tree, Tree)
    case prior(Tree, Knob)
    case scrolling(Tree)
    case read(Tree)
    case repeated(Tree, Knob)
  }

  struct TreeView: View {
    let tree: Tree

    var body: some View { view }

    private var view: AnyView {
      switch tree {
      case .color: AnyView(Color.red)
      case .text(let knob): AnyView(Text(String(repeating: "word ", count: knob.value)))
      case .fixed(let knob): AnyView(Color.blue.frame(width: 7, height: CGFloat(knob.value * 9)))
      case .spacer: AnyView(Spacer())
      case .optional(let knob, let tree):
        AnyView(Group { if knob.value % 2 == 0 { TreeView(tree: tree) } })
      case .either(let knob, let first, let second):
        AnyView(
          Group {
            if knob.value % 2 == 0 { TreeView(tree: first) } else { TreeView(tree: second) }
          })
      case .row(let trees, let knob):
        AnyView(HStack(spacing: CGFloat(knob.value)) { TreeList(trees: trees) })
      case .column(let trees, let knob):
        AnyView(
          VStack(alignment: .leading, spacing: CGFloat(knob.value)) { TreeList(trees: trees) })
      case .layers(let trees): AnyView(ZStack { TreeList(trees: trees) })
      case .padded(let tree, let knob):
        AnyView(TreeView(tree: tree).padding(.horizontal, CGFloat(knob.value)))
      case .framed(let tree, let knob):
        AnyView(TreeView(tree: tree).frame(width: CGFloat(knob.value * 11)))
      case .flexible(let tree, let knob):
        AnyView(
          TreeView(tree: tree).frame(minWidth: CGFloat(knob.value), maxWidth: 50, minHeight: 3))
      case .ratio(let tree, let knob):
        AnyView(TreeView(tree: tree).aspectRatio(CGFloat(knob.value) / 3, contentMode: .fit))
      case .backed(let tree, let behind):
        AnyView(TreeView(tree: tree).background(TreeView(tree: behind)))
      case .prior(let tree, let knob):
        AnyView(TreeView(tree: tree).layoutPriority(Double(knob.value % 3)))
      case .scrolling(let tree): AnyView(ScrollView { TreeView(tree: tree) })
      case .read(let tree): AnyView(GeometryReader { _ in TreeView(tree: tree) })
      case .repeated(let tree, let knob):
        AnyView(ForEach(0..<knob.value, id: \.self) { _ in TreeView(tree: tree) })
      }
    }
  }

  struct TreeList: View {
    let trees: [Tree]

    var body: some View {
      ForEach(trees.indices, id: \.self) { TreeView(tree: trees[$0]) }
    }
  }

  private struct Forest {
    var chance: Chance
    var knobs: [Knob] = []

    init(seed: UInt64) {
      chance = Chance(seed: seed)
    }

    mutating func knob() -> Knob {
      let knob = Knob(chance.number(below: 6))
      knobs.append(knob)
      return knob
    }

    mutating func trees(_ depth: Int) -> [Tree] {
      (0..<chance.number(below: 4)).map { _ in tree(depth) }
    }

    mutating func tree(_ depth: Int) -> Tree {
      guard depth > 0 else {
        switch chance.number(below: 4) {
        case 0: return .color
        case 1: return .text(knob())
        case 2: return .fixed(knob())
        default: return .spacer
        }
      }
      switch chance.number(below: 15) {
      case 0: return .optional(knob(), tree(depth - 1))
      case 1: return .either(knob(), tree(depth - 1), tree(depth - 1))
      case 2, 3: return .row(trees(depth - 1), knob())
      case 4, 5: return .column(trees(depth - 1), knob())
      case 6: return .layers(trees(depth - 1))
      case 7: return .padded(tree(depth - 1), knob())
      case 8: return .framed(tree(depth - 1), knob())
      case 9: return .flexible(tree(depth - 1), knob())
      case 10: return .ratio(tree(depth - 1), knob())
      case 11: return .backed(tree(depth - 1), tree(depth - 1))
      case 12: return .prior(tree(depth - 1), knob())
      case 13: return chance.oneIn(2) ? .scrolling(tree(depth - 1)) : .read(tree(depth - 1))
      default: return .repeated(tree(depth - 1), knob())
      }
    }
  }

  private func check(_ stage: Stage, _ seed: UInt64) {
    for box in stage.boxes {
      let frame = box.frame
      let isFinite =
        frame.minX.isFinite && frame.minY.isFinite
        && frame.width.isFinite && frame.height.isFinite
      #expect(isFinite && frame.width >= 0 && frame.height >= 0, "seed \(seed): \(frame)")
      let proposal = ProposedViewSize(width: 33, height: 44)
      #expect(box.size(for: proposal) == box.size(for: proposal), "seed \(seed)")
      guard let axis = box.stackingAxis, box is StackBox else { continue }
      for (former, next) in zip(box.children, box.children.dropFirst()) {
        let end = former.frame.origin[axis] + former.frame.size[axis]
        #expect(next.frame.origin[axis] >= end - 0.001, "seed \(seed)")
      }
    }
    #expect(stage.issues.isEmpty, "seed \(seed)")
  }

  @Test(arguments: 0..<60)
  func aLayoutThatWasChangedIsTheLayoutOfAFreshStage(seed: UInt64) {
    var forest = Forest(seed: seed)
    let tree = forest.tree(5)
    func stage() -> Stage {
      Stage(size: CGSize(width: 300, height: 200)) { TreeView(tree: tree) }
    }
    let old = stage()
    check(old, seed)
    guard !forest.knobs.isEmpty else { return }
    for _ in 0..<12 {
      forest.chance.one(of: forest.knobs).value = forest.chance.number(below: 6)
      if forest.chance.oneIn(3) { _ = old.displayList }
      if forest.chance.oneIn(3) { continue }
      let fresh = stage()
      #expect(old.outline == fresh.outline, "seed \(seed)")
      #expect(old.displayList == fresh.displayList, "seed \(seed)")
      #expect(old.boxes.map(\.frame) == fresh.boxes.map(\.frame), "seed \(seed)")
      check(old, seed)
    }
  }
}
