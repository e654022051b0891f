/// What has the focus of the keyboard, where that matters.
enum WatchFocus: Hashable {
  case screen, search, insertion, path
}
