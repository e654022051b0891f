// Who imports Combine gets the names of the things that views and Combine share: objects, published
// properties, the stage's timers.
@_exported import RecallUICore
