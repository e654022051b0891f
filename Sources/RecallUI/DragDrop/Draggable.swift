/// Has a view be taken up and carried to another one.
struct Draggable<Preview: View>: ViewModifier {
  let thing: () -> any Transferable
  /// Nil for the view itself.
  let preview: Preview?
  @GestureState private var way: DragGesture.Value?
  @State private var session = DragSession()
  /// Whether Escape was pressed on the way.
  @State private var isCancelled = false
  @Environment(\.self) private var surroundings

  init(thing: @escaping () -> any Transferable, preview: Preview?) {
    self.thing = thing
    self.preview = preview
  }

  func body(content: Content) -> some View {
    let isCarried = way != nil && !isCancelled
    content
      .gesture(
        LiftGesture()
          .updating($way) { value, way, _ in way = value }
          .onChanged(carry)
          .onEnded(letGo)
      )
      .background {
        if let way, isCarried {
          GeometryReader { view in
            lifted(content, from: view.frame(in: .global), way)
          }
        }
      }
      .onChange(of: way == nil) { _, isOver in
        guard isOver else { return }
        session.leave()
        isCancelled = false
      }
  }

  private func carry(_ way: DragGesture.Value) {
    guard !isCancelled else { return }
    session.move(TransferredThing.value(thing()), to: way.location, in: surroundings)
  }

  private func letGo(_ way: DragGesture.Value) {
    guard !isCancelled else { return }
    _ = session.drop(TransferredThing.value(thing()), at: way.location, in: surroundings)
  }

  private func cancel() {
    isCancelled = true
    session.leave()
  }

  /// What follows the pointer, above everything.
  private func lifted(
    _ content: Content, from frame: CGRect, _ way: DragGesture.Value
  ) -> some View {
    let place = CGPoint(
      x: frame.midX + way.translation.width, y: frame.midY + way.translation.height)
    return Color.clear.layer(
      Group {
        if let preview {
          preview.fixedSize().position(fromLeft: way.location)
        } else {
          content.frame(width: frame.width, height: frame.height).position(fromLeft: place)
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
