extension UTType {
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let compositeContent = UTType(named: "public.composite-content")
  public static let data = UTType(named: "public.data")
  public static let directory = UTType(named: "public.directory")
  public static let folder = UTType(named: "public.folder")
  public static let package = UTType(named: "com.apple.package")
  public static let bundle = UTType(named: "com.apple.bundle")
  public static let application = UTType(named: "com.apple.application")
  public static let applicationBundle = UTType(named: "com.apple.application-bundle")
  public static let executable = UTType(named: "public.executable")
  public static let exe = UTType(named: "com.microsoft.windows-executable")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(named: "public.utf16-plain-text")
  public static let delimitedText = UTType(named: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  public static let tabSeparatedText = UTType(named: "public.tab-separated-values-text")
  public static let utf8TabSeparatedText = UTType(named: "public.utf8-tab-separated-values-text")
  public static let rtf = UTType(named: "public.rtf")
  public static let html = UTType(named: "public.html")
  public static let xml = UTType(named: "public.xml")
  public static let yaml = UTType(named: "public.yaml")
  public static let json = UTType(named: "public.json")
  public static let sourceCode = UTType(named: "public.source-code")
  public static let swiftSource = UTType(named: "public.swift-source")
  public static let cSource = UTType(named: "public.c-source")
  public static let script = UTType(named: "public.script")
  public static let shellScript = UTType(named: "public.shell-script")
  public static let javaScript = UTType(named: "com.netscape.javascript-source")
  public static let pythonScript = UTType(named: "public.python-script")
  public static let log = UTType(named: "com.apple.log")
  public static let propertyList = UTType(named: "com.apple.property-list")
  public static let xmlPropertyList = UTType(named: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(named: "com.apple.binary-property-list")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let rtfd = UTType(named: "com.apple.rtfd")
  public static let spreadsheet = UTType(named: "public.spreadsheet")
  public static let presentation = UTType(named: "public.presentation")
  public static let epub = UTType(named: "org.idpf.epub-container")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let image = UTType(named: "public.image")
  public static let png = UTType(named: "public.png")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let gif = UTType(named: "com.compuserve.gif")
  public static let tiff = UTType(named: "public.tiff")
  public static let bmp = UTType(named: "com.microsoft.bmp")
  public static let ico = UTType(named: "com.microsoft.ico")
  public static let icns = UTType(named: "com.apple.icns")
  public static let svg = UTType(named: "public.svg-image")
  public static let heic = UTType(named: "public.heic")
  public static let heif = UTType(named: "public.heif")
  public static let webP = UTType(named: "org.webmproject.webp")
  public static let rawImage = UTType(named: "public.camera-raw-image")
  public static let livePhoto = UTType(named: "com.apple.live-photo")
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  public static let movie = UTType(named: "public.movie")
  public static let video = UTType(named: "public.video")
  public static let audio = UTType(named: "public.audio")
  public static let quickTimeMovie = UTType(named: "com.apple.quicktime-movie")
  public static let mpeg = UTType(named: "public.mpeg")
  public static let mpeg4Movie = UTType(named: "public.mpeg-4")
  public static let avi = UTType(named: "public.avi")
  public static let mp3 = UTType(named: "public.mp3")
  public static let wav = UTType(named: "com.microsoft.waveform-audio")
  public static let aiff = UTType(named: "public.aiff-audio")
  public static let midi = UTType(named: "public.midi-audio")
  public static let mpeg4Audio = UTType(named: "public.mpeg-4-audio")
  public static let archive = UTType(named: "public.archive")
  public static let zip = UTType(named: "public.zip-archive")
  public static let gzip = UTType(named: "org.gnu.gnu-zip-archive")
  public static let font = UTType(named: "public.font")
  public static let database = UTType(named: "public.database")
  public static let contact = UTType(named: "public.contact")
  public static let vCard = UTType(named: "public.vcard")
  public static let message = UTType(named: "public.message")
  public static let emailMessage = UTType(named: "public.email-message")
  public static let calendarEvent = UTType(named: "public.calendar-event")
  public static let toDoItem = UTType(named: "public.to-do-item")
  public static let threeDContent = UTType(named: "public.3d-content")
  public static let usdz = UTType(named: "com.pixar.universal-scene-description-mobile")

  /// What Apple's systems say of the types above: what each of them is, too.
  static let parents: [UTType: [UTType]] = [
    .compositeContent: [.content],
    .data: [.item],
    .directory: [.item],
    .folder: [.directory],
    .package: [.directory],
    .bundle: [.directory],
    .application: [.item],
    .applicationBundle: [.application, .bundle, .package],
    .executable: [.data],
    .exe: [.executable],
    .text: [.data, .content],
    .plainText: [.text],
    .utf8PlainText: [.plainText],
    .utf16PlainText: [.plainText],
    .delimitedText: [.text],
    .commaSeparatedText: [.delimitedText],
    .tabSeparatedText: [.delimitedText],
    .utf8TabSeparatedText: [.tabSeparatedText, .utf8PlainText],
    .rtf: [.text],
    .html: [.text],
    .xml: [.text],
    .yaml: [.text],
    .json: [.text],
    .sourceCode: [.plainText],
    .swiftSource: [.sourceCode],
    .cSource: [.sourceCode],
    .script: [.sourceCode],
    .shellScript: [.script],
    .javaScript: [.sourceCode, .executable],
    .pythonScript: [.shellScript],
    .log: [.plainText],
    .propertyList: [.data],
    .xmlPropertyList: [.propertyList, .xml],
    .binaryPropertyList: [.propertyList],
    .pdf: [.data, .compositeContent],
    .rtfd: [.package, .compositeContent],
    .spreadsheet: [.content],
    .presentation: [.compositeContent],
    .epub: [.data, .compositeContent],
    .url: [.data],
    .fileURL: [.url],
    .image: [.data, .content],
    .png: [.image],
    .jpeg: [.image],
    .gif: [.image],
    .tiff: [.image],
    .bmp: [.image],
    .ico: [.image],
    .icns: [.image],
    .svg: [.image, .xml],
    .heic: [.image],
    .heif: [.image],
    .webP: [.image],
    .rawImage: [.image],
    .livePhoto: [.content],
    .audiovisualContent: [.data, .content],
    .movie: [.audiovisualContent],
    .video: [.movie],
    .audio: [.audiovisualContent],
    .quickTimeMovie: [.movie],
    .mpeg: [.movie],
    .mpeg4Movie: [.movie],
    .avi: [.movie],
    .mp3: [.audio],
    .wav: [.audio],
    .aiff: [.audio],
    .midi: [.audio],
    .mpeg4Audio: [.audio],
    .archive: [.data],
    .zip: [.archive],
    .gzip: [.archive],
    .font: [.data, .content],
    .database: [.content],
    .contact: [.content],
    .vCard: [.text, .contact],
    .message: [.content],
    .emailMessage: [.message],
    .calendarEvent: [.content],
    .toDoItem: [.content],
    .threeDContent: [.content],
    .usdz: [.threeDContent],
  ]
}
