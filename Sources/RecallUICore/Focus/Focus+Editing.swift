extension Focus {
  /// Takes the focus from the field that is being edited; what else has it keeps it.
  func endEditing() {
    if target?.textInput != nil { move(to: nil, because: "the program ended editing") }
  }
}
