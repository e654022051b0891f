/// What happened to the devices that sounds come out of.
enum SoundDeviceChange: Sendable {
  /// There is one more.
  case added
  /// One that was in use is gone.
  case lost
}
