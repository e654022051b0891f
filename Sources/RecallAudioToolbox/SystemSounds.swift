/// Names a sound of the system's, or one that a program made of a file.
public typealias SystemSoundID = UInt32

/// Whether something went well: 0 if it did.
public typealias OSStatus = Int32

/// An address of a file, which `url as CFURL` makes of one of Foundation's.
public typealias CFURL = URL

/// What is felt rather than heard.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// That a sound isn't known.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Asks for a sound, which is an effect of the stage: `playSound("bell")` for one that was made of `bell.caf`, and
/// `playSound("system-1104")` for one of the system's, which a window has none of. What a phone has felt is an effect of
/// that kind, as `sensoryFeedback` is.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  StageContext.perform(SystemSounds.current.effect(of: inSystemSoundID))
}

/// The same, of a sound that is to be noticed.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Asks for a sound, and calls a closure once what happens now is over: nobody tells how long a sound lasts.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  if let inCompletionBlock { StageQueue.main.async(execute: inCompletionBlock) }
}

/// The same, of a sound that is to be noticed.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Makes a sound of a file.
///
/// - Parameters:
///   - inFileURL: The file, whose name without its extension is the sound's.
///   - outSystemSoundID: Gets what the sound is played by.
/// - Returns: 0.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = SystemSounds.current.add(
    inFileURL.deletingPathExtension().lastPathComponent)
  return 0
}

/// Forgets a sound that was made of a file.
///
/// - Returns: 0, or `kAudioServicesSystemSoundUnspecifiedError` where there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.current.remove(inSystemSoundID) ? 0 : kAudioServicesSystemSoundUnspecifiedError
}

/// The sounds that the program of one stage has made of files.
private final class SystemSounds {
  private var names: [SystemSoundID: String] = [:]
  /// The system's sounds have smaller numbers.
  private var last: SystemSoundID = 0x1000_0000

  /// Those of the stage whose code asks; off any stage, some that nobody else has.
  static var current: SystemSounds { StageContext.object(of: SystemSounds.self) { SystemSounds() } }

  func add(_ name: String) -> SystemSoundID {
    last += 1
    names[last] = name
    return last
  }

  func remove(_ id: SystemSoundID) -> Bool { names.removeValue(forKey: id) != nil }

  func effect(of id: SystemSoundID) -> StageEffect {
    switch id {
    case kSystemSoundID_Vibrate: .feedback(.impact(weight: .heavy))
    // What phones call peek, pop and nope.
    case 1519: .feedback(.impact(weight: .light))
    case 1520: .feedback(.impact(weight: .medium))
    case 1521: .feedback(.error)
    default: .playSound(names[id] ?? "system-\(id)")
    }
  }
}
