/// Has a type be isolated to the main actor, with all that it has.
///
/// SwiftUI's `View` does so. RecallUI's does not, since a stage belongs to whichever thread uses it;
/// only `body` is isolated. A program whose views ask models of the main actor elsewhere than in
/// `body` says once:
///
/// ```swift
/// import SwiftUI
/// public typealias View = SwiftUI.View & MainActorIsolated
/// ```
@_marker
@preconcurrency
@MainActor
public protocol MainActorIsolated {}
