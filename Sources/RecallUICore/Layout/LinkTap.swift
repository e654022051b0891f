import Interaction

/// Listens to taps on the links of a leaf.
final class LinkTap {
  let recognizer = TapRecognizer(name: "link")
  /// Whether the pointer that was looked for last is on a link.
  var isHit = false

  init(of box: Box, leadingFrom address: @escaping (CGPoint) -> URL?) {
    let link = box.link
    recognizer.onEnded = { value in
      guard let box = link.box,
        let address = address(box.point(value.location, in: .local))
      else { return }
      box.node.environment.openURL(address)
    }
  }

  var gesture: GestureAttachment? { isHit ? GestureAttachment(recognizer) : nil }
}
