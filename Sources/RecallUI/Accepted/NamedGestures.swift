extension View {
  /// Adds a gesture that has a name.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: Taken for what programs say: nobody asks for it.
  ///   - isEnabled: Whether it is there.
  public func gesture<Added: Gesture>(
    _ gesture: Added, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }
}
