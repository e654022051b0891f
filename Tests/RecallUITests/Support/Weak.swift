/// Refers to an object without keeping it.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
