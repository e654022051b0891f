/// A view that wants the focus, among those of a namespace.
final class FocusPreference {
  var namespace: Namespace.ID?
  var isPreferred = false
  var takeFocus: () -> Void = {}
}

/// Who wants the focus on a stage, in the order in which the views came.
final class FocusPreferences {
  private struct Entry {
    weak var preference: FocusPreference?
  }

  private var entries: [Entry] = []

  func add(_ preference: FocusPreference) {
    remove(preference)
    entries.append(Entry(preference: preference))
  }

  func remove(_ preference: FocusPreference) {
    entries.removeAll { $0.preference == nil || $0.preference === preference }
  }

  func first(in namespace: Namespace.ID) -> FocusPreference? {
    entries.lazy.compactMap(\.preference).first { $0.isPreferred && $0.namespace == namespace }
  }
}
