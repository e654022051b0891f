import AccessibilityTree
import Testing

@Suite struct AccessibleTreeTests {
  private func element(_ id: Int, _ children: AccessibleElement...) -> AccessibleElement {
    AccessibleElement(id: id, role: .group, children: children)
  }

  @Test func elementsAreFoundByTheirNumbersWithWhereTheyStand() {
    let tree = AccessibleTree(element(1, element(2), element(3, element(4))))
    #expect(tree.root == 1)
    #expect(tree.order == [1, 2, 3, 4])
    #expect(tree[1]?.parent == nil)
    #expect(tree[3]?.parent == 1)
    #expect(tree[3]?.index == 1)
    #expect(tree[3]?.children == [4])
    #expect(tree[5] == nil)
  }

  @Test func ofTwoElementsWithOneNumberTheFirstCounts() {
    let tree = AccessibleTree(element(1, element(2), element(2, element(3))))
    #expect(tree.order == [1, 2])
    #expect(tree[3] == nil)
  }

  @Test func theInnermostElementAtAPointIsTheForemost() {
    var window = element(1, element(2), element(3))
    window.frame = AccessibleFrame(x: 0, y: 0, width: 100, height: 100)
    window.children[0].frame = AccessibleFrame(x: 0, y: 0, width: 50, height: 50)
    window.children[1].frame = AccessibleFrame(x: 40, y: 40, width: 50, height: 50)
    let tree = AccessibleTree(window)
    #expect(tree.element(atX: 45, y: 45, in: 1) == 3)
    #expect(tree.element(atX: 39, y: 39, in: 1) == 2)
    #expect(tree.element(atX: 95, y: 95, in: 1) == 1)
    #expect(tree.element(atX: 100, y: 0, in: 1) == nil)
    #expect(tree.element(atX: 99, y: 0, in: 9) == nil)
  }
}
