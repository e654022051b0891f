/// Names views that a preview shows; accepted, so that files with previews compile.
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
