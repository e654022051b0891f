/// Something that an object on the bus is asked.
struct BusCall {
  enum Kind {
    /// A method, with what it is given.
    case method(String, [BusValue])
    /// What a property is.
    case property(String)
    /// To set a property.
    case setting(String, BusValue)
    /// Which interfaces there are.
    case interfaces
  }

  var node: BusNode
  var interface: BusInterface
  var kind: Kind
}
