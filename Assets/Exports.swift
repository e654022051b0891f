// Decks are files, and what is said of them goes to terminals.
@_exported import SystemFiles
