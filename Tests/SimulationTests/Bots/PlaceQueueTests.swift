import Testing

@testable import Simulation

@Suite struct PlaceQueueTests {
  @Test func placesLeaveInTheOrderInWhichTheyCame() {
    var queue = PlaceQueue()
    queue.clear(places: 5)
    for place in [3, 0, 4, 0] {
      queue.append(place)
    }
    queue.remove(0)
    queue.remove(0)
    queue.append(0)
    #expect(queue.count == 3)
    let left = (0..<4).map { _ in queue.removeFirst() }
    #expect(left == [3, 4, 0, nil])
  }
}
