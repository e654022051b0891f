/// Which row's actions are out, and on which side.
struct OpenRow: Equatable {
  let key: String
  let edge: HorizontalEdge
}
