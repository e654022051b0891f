/// Several views in one value.
package protocol ViewList: View {
  /// The views, in order.
  var views: [any View] { get }
}
