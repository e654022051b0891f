// Points, sizes and rectangles are Foundation's.
@_exported import Foundation
