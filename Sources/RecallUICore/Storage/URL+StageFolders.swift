extension URL {
  /// The stage's folder for what people make.
  public static var documentsDirectory: URL { StageFiles.documents }
  /// The stage's folder for what a program needs to run.
  public static var applicationSupportDirectory: URL { StageFiles.applicationSupport }
  /// The stage's folder for what can be made anew.
  public static var cachesDirectory: URL { StageFiles.caches }
  /// The stage's folder for what nobody needs the next time.
  public static var temporaryDirectory: URL { StageFiles.temporary }
}
