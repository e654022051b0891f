/// Has a view be taken up and carried to another one.
struct Draggable<Preview: View>: ViewModifier {
  let thing: () -> any Transferable
  /// Nil for the view itself.
  let preview: Preview?
  @GestureState private var lift: LiftGesture.Value?
  @State private var session = DragSession()
  /// Whether Escape was pressed on the way.
  @State private var isCancelled = false
  @Environment(\.self) private var surroundings

  init(thing: @escaping () -> any Transferable, preview: Preview?) {
    self.thing = thing
    self.preview = preview
  }

  func body(content: Content) -> some View {
    let isCarried = lift != nil && !isCancelled
    content
      .gesture(
        LiftGesture()
          .updating($lift) { value, lift, _ in
            // The view may go elsewhere meanwhile: in a list that makes room for it, say.
            let grip = lift?.grip ?? value.grip
            lift = value
            lift?.grip = grip
          }
          .onChanged(carry)
          .onEnded(letGo)
      )
      .background {
        if let lift, isCarried {
          GeometryReader { view in
            lifted(content, in: view.size, lift)
          }
        }
      }
      .onChange(of: lift == nil) { _, isOver in
        guard isOver else { return }
        session.leave()
        isCancelled = false
      }
  }

  private func carry(_ lift: LiftGesture.Value) {
    guard !isCancelled else { return }
    session.move(TransferredThing.value(thing()), to: lift.way.location, in: surroundings)
  }

  private func letGo(_ lift: LiftGesture.Value) {
    guard !isCancelled else { return }
    _ = session.drop(TransferredThing.value(thing()), at: lift.way.location, in: surroundings)
  }

  private func cancel() {
    isCancelled = true
    session.leave()
  }

  /// What follows the pointer, above everything.
  private func lifted(
    _ content: Content, in size: CGSize, _ lift: LiftGesture.Value
  ) -> some View {
    let pointer = lift.way.location
    let place = CGPoint(
      x: pointer.x + size.width / 2 - lift.grip.x, y: pointer.y + size.height / 2 - lift.grip.y)
    return Color.clear.layer(
      Group {
        if let preview {
          preview.fixedSize().position(fromLeft: pointer)
        } else {
          content.frame(width: size.width, height: size.height).position(fromLeft: place)
        }
      }
      .opacity(DragLook.opacity)
      .shadow(color: .black.opacity(0.3), radius: DragLook.shadowRadius, y: 4)
      .allowsHitTesting(false)
      .environment(\.isDragPreview, true)
      .transition(.opacity.animation(.easeOut(duration: DragLook.duration))),
      isModal: false, cancel: cancel)
  }
}

/// The looks of what is carried.
private enum DragLook {
  static let opacity = 0.85
  /// In points.
  static let shadowRadius: CGFloat = 8
  /// In seconds.
  static let duration = 0.15
}

extension View {
  /// Has this view be carried to a drop destination: by a mouse that moves while it is down, or by a
  /// finger that holds it for a moment. What is carried follows the pointer above everything. Escape, or a
  /// pointer that is lost, puts it back.
  ///
  /// - Parameter payload: What is handed on; asked for on the way.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(Draggable<EmptyView>(thing: payload, preview: nil))
  }

  /// Has this view be carried to a drop destination.
  ///
  /// - Parameters:
  ///   - payload: What is handed on; asked for on the way.
  ///   - preview: What follows the pointer.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(Draggable(thing: payload, preview: preview()))
  }
}
