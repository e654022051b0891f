/// A box that knows where its elements stand, also those that are not made.
protocol ElementFrames {
  var framesOfElements: [CGRect] { get }
}
