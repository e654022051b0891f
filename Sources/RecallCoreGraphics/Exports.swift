// Points, sizes and rectangles are Foundation's; vectors and transforms the stage's. They come by way of
// the core: a name of its own, such as `Timer`, counts only where Foundation is reached no other way.
@_exported import RecallUICore
