// AVKit hands on AVFoundation: many programs import it for an `AVAudioPlayer`.
@_exported import RecallAVFoundation
