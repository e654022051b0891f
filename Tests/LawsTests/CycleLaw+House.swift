extension CycleLaw {
  /// The law with what doesn't keep it yet. This list may only get shorter: whoever opens a circle
  /// takes the exception out, and nobody adds one.
  static let house = CycleLaw(exceptions: folders + files)

  private static let folders: [Exceptions] = [
    Exceptions(
      in: "RecallUICore",
      because: "Display lists are made by walking the tree, not yet from values.",
      """
      Drawing -> Animation
      Drawing -> Layout
      """),
    Exceptions(
      in: "RecallUICore",
      because: "One graph still owns what is out of date, laid out, focused and moving.",
      """
      Graph -> Animation
      Graph -> Environment
      Graph -> Focus
      Graph -> Layout
      Graph -> Preferences
      Graph -> Stage
      Graph -> State
      Graph -> View
      """),
    Exceptions(
      in: "RecallUICore",
      because: "A box is still what is laid out, what is on the screen, and what a pointer hits.",
      """
      Layout -> Animation
      Layout -> Modifiers
      """),
    Exceptions(
      in: "RecallUICore",
      because: "A modifier of a box still takes part in all that the box does.",
      """
      Modifiers -> Animation
      """),
    Exceptions(
      in: "RecallUICore",
      because: "The stage still puts updates, motions, the focus and timers in order by itself.",
      """
      Stage -> Animation
      Stage -> Focus
      """),
    Exceptions(
      in: "RecallUICore",
      because: "What a view is and the views that everything is made of stand in one folder.",
      """
      View -> Animation
      """),
  ]

  private static let files: [Exceptions] = [
    Exceptions(
      in: "RecallGame",
      because: "The game and its observed parts are made of each other.",
      """
      ViewModel/EmojiMemoryGame.swift -> ViewModel/GameParts.swift
      """),
    Exceptions(
      in: "RecallUICore",
      because: "What moves on the screen is still a part of the graph and of its boxes.",
      """
      Animation/BoxPresentation.swift -> Animation/Transitions/TransitionHost.swift
      Animation/Presenting/Counterflight.swift -> Animation/Presenting/Box+Presenting.swift
      """),
    Exceptions(
      in: "RecallUICore",
      because: "Display lists are made by walking the tree, not yet from values.",
      """
      Drawing/Box+Drawing.swift -> Animation/Transitions/Box+Transitions.swift
      Drawing/DisplayListBuilder.swift -> Animation/Transitions/Box+Transitions.swift
      Drawing/DisplayListBuilder.swift -> Graph/ViewGraph.swift
      """),
    Exceptions(
      in: "RecallUICore",
      because: "One graph still owns what is out of date, laid out, focused and moving.",
      """
      Graph/ViewGraph.swift -> Focus/Focus.swift
      Graph/ViewNode.swift -> Graph/ViewGraph.swift
      Graph/ViewNode.swift -> Layout/Box.swift
      """),
    Exceptions(
      in: "RecallUICore",
      because: "A box is still what is laid out, what is on the screen, and what a pointer hits.",
      """
      Layout/Alignment.swift -> Layout/AlignmentGuides.swift
      Layout/Box+Geometry.swift -> Layout/Box.swift
      Layout/Box.swift -> Animation/BoxPresentation.swift
      Layout/Box.swift -> Animation/Transitions/AnyTransition.swift
      Layout/Box.swift -> Animation/Transitions/Box+Transitions.swift
      Layout/Box.swift -> Drawing/Box+Drawing.swift
      Layout/Box.swift -> Drawing/DisplayListBuilder.swift
      Layout/Box.swift -> Graph/ViewGraph.swift
      Layout/Box.swift -> Layout/Box+Layout.swift
      Layout/WrapperBox.swift -> Animation/Transitions/AnyTransition.swift
      """),
    Exceptions(
      in: "RecallUICore",
      because: "A modifier of a box still takes part in all that the box does.",
      """
      Modifiers/TraitModifier.swift -> Animation/Transitions/AnyTransition.swift
      """),
    Exceptions(
      in: "RecallUICore",
      because: "What a view is and the views that everything is made of stand in one folder.",
      """
      View/View.swift -> View/PrimitiveView.swift
      View/View.swift -> View/ViewBuilder.swift
      View/ViewModifier.swift -> Animation/GeometryEffect.swift
      """),
  ]
}
