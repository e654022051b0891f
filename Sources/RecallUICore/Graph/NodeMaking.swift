extension ViewNode {
  /// Makes the node of a view that stands in this one.
  func makeChild<Content: View>(
    _ view: Content, as component: Component, called name: String? = nil
  ) -> Node<Content> {
    withUnsafePointer(to: view) { makeChild(at: $0, as: component, called: name) as ViewNode }
      .of(Content.self)
  }

  /// Makes the node of a view that stands in this one, and whose value lies at an address.
  func makeChild<Content: View>(
    at view: UnsafePointer<Content>, as component: Component, called name: String? = nil
  ) -> Node<Content> {
    makeChild(at: view, graph.plans.plan(forNodesOf: Content.self), as: component, called: name)
      .of(Content.self)
  }

  /// Makes the node of a view that stands in this one, lies at an address, and is of a type whose plan
  /// is known.
  func makeChild(
    at view: UnsafeRawPointer, _ plan: PropertyPlan, as component: Component,
    called name: String? = nil
  ) -> ViewNode {
    plan.makeNode(
      at: view,
      in: NodeContext(
        graph: graph, parent: self, component: component, identifierName: name,
        environment: environmentForChildren(), isLazy: hasLazyChildren))
  }

  /// This node, which is known to be one of a type of view.
  func of<Content: View>(_: Content.Type) -> Node<Content> {
    unsafeDowncast(self, to: Node<Content>.self)
  }

  /// Brings this node's only child in line with the view that lies at an address.
  func show<Content: View>(at content: UnsafePointer<Content>) {
    if let child = children.first {
      child.update(at: content)
      return
    }
    children = NodeChildren(
      makeChild(at: content, graph.plans.plan(forNodesOf: Content.self), as: .transparent))
    // Whoever makes this node looks at its boxes afterwards.
    if evaluation > 1 { structureDidChange() }
  }

  /// Has this node no child any more.
  func showNothing() {
    guard let child = children.first else { return }
    child.remove()
    children = []
    structureDidChange()
  }

  /// Brings this node's only child in line with a view.
  func show<Content: View>(_ content: Content) {
    withUnsafePointer(to: content) { show(at: $0) }
  }
}

extension NodeContext {
  /// Makes the node of `view`.
  func makeNode<Content: View>(of view: Content) -> Node<Content> {
    withUnsafePointer(to: view) { makeNode(at: $0) as ViewNode }.of(Content.self)
  }

  /// Makes the node of the view that lies at an address.
  ///
  /// A view with ten modifiers contains nine others: copied at each, it would be copied fifty times.
  func makeNode<Content: View>(at view: UnsafePointer<Content>) -> Node<Content> {
    graph.plans.plan(forNodesOf: Content.self).makeNode(at: view, in: self).of(Content.self)
  }

  /// Makes the node of an animatable view that has a body.
  func makeAnimatedNode<Content: View>(at view: UnsafePointer<Content>) -> ViewNode {
    guard let presentation = bodyPresentation(of: view.pointee) else {
      return CompositeNode<Content>(at: view, graph.plan(for: Content.self), in: self)
    }
    return AnimatedBodyNode(view.pointee, part: \.self, presentation: presentation, in: self) {
      view, context in
      let plan = context.graph.plan(for: Content.self)
      return withUnsafePointer(to: view) { CompositeNode(at: $0, plan, in: context) }
    }
  }
}

extension PropertyPlan {
  /// Finds out how nodes are made of a type of view, whose plan this is.
  func planNodes<Content: View>(of _: Content.Type, in plans: PropertyPlans) {
    guard nodes == nil, makeOther == nil else { return }
    let kind = Content._kind
    if let primitive = kind.primitive {
      nodes = primitive.nodePlan(in: plans)
      if nodes == nil { makeOther = primitive.maker }
    } else if kind.hasAnimatedBody {
      makeOther = { view, context in
        context.makeAnimatedNode(at: view.assumingMemoryBound(to: Content.self))
      }
    } else {
      nodes = NodePlan(type: CompositeNode<Content>.self)
    }
  }

  /// Makes the node of the view that lies at an address, and is of this type: its own if the engine
  /// implements it, else one that evaluates its body.
  func makeNode(at view: UnsafeRawPointer, in context: NodeContext) -> ViewNode {
    if let nodes { return nodes.type.init(at: view, self, in: context) }
    guard let makeOther else { preconditionFailure("no nodes were planned for \(type)") }
    return makeOther(view, context)
  }

  /// The parts of such a view that its node has a use for.
  var parts: [NodePlan.Part] { nodes?.parts ?? [] }

  /// What reads the bodies of this type of view.
  func bodyReader<Content: View>(of _: Content.Type) -> BodyReader<Content> {
    if let reader { return unsafeDowncast(reader, to: BodyReader<Content>.self) }
    let reader = BodyReader<Content>()
    self.reader = reader
    return reader
  }
}

extension PropertyPlans {
  /// The plan of a type of view, by which nodes can be made.
  func plan<Content: View>(forNodesOf type: Content.Type) -> PropertyPlan {
    let plan = plan(for: type)
    plan.planNodes(of: type, in: self)
    return plan
  }
}
