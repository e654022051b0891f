/// What people may see where they choose files.
public struct FileDialogBrowserOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What programs say of the panels where people choose files. There is one folder, and one look.
extension View {
  /// Taken for what programs say: a panel says what it is for by its title.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Taken for what programs say: a panel says what it is for by its title.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Taken for what programs say: a panel's buttons have names of their own.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Taken for what programs say: a panel's buttons have names of their own.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Taken for what programs say: a field for a name has a name of its own.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Taken for what programs say: a field for a name has a name of its own.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Taken for what programs say: there is one folder.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Taken for what programs say: all panels look alike.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Taken for what programs say: nothing of a panel is kept.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Taken for what programs say: there are no aliases.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
