import Foundation
import RecallUI
import RecallUIKit
import Testing

@Suite struct UIResponderTests {
  @Test func aProgramIsAResponder() {
    #expect(
      UIApplication.keyboardWillHideNotification == UIResponder.keyboardWillHideNotification)
    #expect(UIApplication.shared.resignFirstResponder())
  }

  @Test func aKeyboardsFrameIsReadAsItWasPut() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: frame).cgRectValue == frame)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
  }
}
