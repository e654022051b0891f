import SwiftUI

public typealias View = SwiftUI.View & MainActorIsolated
public typealias ViewModifier = SwiftUI.ViewModifier & MainActorIsolated
public typealias Timer = SwiftUI.Timer
