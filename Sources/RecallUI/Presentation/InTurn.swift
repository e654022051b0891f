/// Has what a view presents wait for its turn.
///
/// Of what is asked for in one place, on the stage or in one thing that is presented, one is shown at a
/// time, in the order in which it was asked for. What has to wait is reported.
struct InTurn<Presentation: ViewModifier>: ViewModifier {
  /// Whether it is asked for.
  let isPresented: Binding<Bool>
  /// What it is, in words: a sheet.
  let kind: String
  /// What presents it; gets a binding that is true once it has its turn.
  let presentation: (Binding<Bool>) -> Presentation
  @State private var request: PresentationRequest
  @Environment(\.presentationQueue) private var queue

  init(
    isPresented: Binding<Bool>, kind: String,
    presentation: @escaping (Binding<Bool>) -> Presentation
  ) {
    self.isPresented = isPresented
    self.kind = kind
    self.presentation = presentation
    request = PresentationRequest(kind: kind)
  }

  func body(content: Content) -> some View {
    let isWanted = isPresented.wrappedValue
    let requests = isWanted ? queue?.valuesByArrival ?? [request] : []
    let isShown = requests.first === request
    content
      .modifier(presentation(isPresented.only(while: isShown)))
      .registering(isWanted ? request : nil, in: \.presentationQueue)
      .reporting(fault(requests))
  }

  private func fault(_ requests: [PresentationRequest]) -> String? {
    guard let first = requests.first, first !== request,
      requests.contains(where: { $0 === request })
    else { return nil }
    return """
      \(kind) to present while \(first.kind) is presented; expected one thing at a time. \
      It opens when that is gone
      """
  }
}

/// What a view asks to be presented.
final class PresentationRequest {
  let kind: String

  init(kind: String) {
    self.kind = kind
  }
}

private enum StagePresentations: StageValueKey {
  static var initialValue: Register<PresentationRequest> { Register() }
  static var name: String { "presentations" }
}

private struct PresentationQueueKey: EnvironmentKey {
  static var defaultValue: Register<PresentationRequest>? { nil }
}

extension EnvironmentValues {
  /// Who asks to present something where a view stands: on the stage, or in something that is
  /// presented itself.
  var presentationQueue: Register<PresentationRequest>? {
    get { self[PresentationQueueKey.self] ?? stageValue(StagePresentations.self)?.wrappedValue }
    set { self[PresentationQueueKey.self] = newValue }
  }
}

/// Has what stands in the modified view present things above it.
struct PresentationScope: ViewModifier {
  @State private var queue = Register<PresentationRequest>()

  func body(content: Content) -> some View {
    content.environment(\.presentationQueue, queue)
  }
}
