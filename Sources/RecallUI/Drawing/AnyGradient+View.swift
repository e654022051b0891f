extension AnyGradient: View {
  public var body: some View { Rectangle().fill(self) }
}
