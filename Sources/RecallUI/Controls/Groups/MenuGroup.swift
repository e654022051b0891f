extension ContainerValues {
  /// Whether what a view shows in a menu belongs together.
  @Entry var isMenuGroup = false
}
