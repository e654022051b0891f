// A program that imports SwiftUI gets all that it has there from here.
@_exported import RecallScenes
@_exported import RecallUI
@_exported import RecallUserNotifications
