import Interaction

/// What is told to who can't see the stage, without a view that changes.
public enum AccessibilityNotification {
  /// Something that is to be said: `AccessibilityNotification.Announcement("3 pairs left").post()`.
  public struct Announcement {
    private let text: String

    public init(_ announcement: String) {
      text = announcement
    }

    /// Asks for it by the effect `StageEffect.announce(_:)`, once what is being said has been said; off any stage
    /// nobody hears of it.
    public func post() {
      StageContext.perform(.announce(Interaction.Announcement(text)))
    }
  }
}
