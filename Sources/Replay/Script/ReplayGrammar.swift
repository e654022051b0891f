/// The language of replay scripts, versions 1 to 5.
///
/// A script is UTF-8 text in lines. Nothing in it depends on a locale. Words stand between spaces
/// or tabs; a text that is no plain word stands in quotes. In EBNF, with `" "` left out between
/// words:
///
/// ```
/// script   = first { field | comment | blank } { step | comment | blank } ;
/// first    = "recall-replay" ( "1" | "2" | "3" | "4" | "5" ) newline ;
/// field    = ( "deck" name                      (* each once, in any order *)
///            | "pairs" integer                  (* 1 … 10,000 *)
///            | "seed" integer                   (* 0 … 2^64 − 1 *)
///            | "viewport" size                  (* each side 1 … 100,000 points *)
///            | "scheme" ( "light" | "dark" )    (* may be missing: light *)
///            | "fonts" value { value } digest  (* from version 2 on; may be missing *)
///            | "program" quoted                 (* from version 5 on; may be missing *)
///            | "language" value                 (* from version 5 on; may be missing: English *)
///            | "title" quoted                   (* from version 2 on, with symbols *)
///            | "symbols" value { value }        (* from version 2 on; may be there more than once *)
///            | "use" value                      (* from version 5 on; above all other fields *)
///            | "stored" stored                  (* from version 4 on; may be there more than once *)
///            | setup ) newline ;               (* from version 4 on; all of it may be missing *)
/// setup    = "player" quoted [ "bot" value ]   (* a line for each, 1 … 4, by their turns *)
///          | "turnback" integer                (* 250 … 60,000 ms *)
///          | "look" integer                    (* 500 … 600,000 ms *)
///          | "bonus" "off"
///          | "peeks" "off"
///          | "advice" "on"                     (* from version 5 on *)
///          | "race" integer                    (* 1,000 … 36,000,000 ms *)
///          | "hold" integer                    (* 250 … 3,000 ms *)
///          | "ghost" find { find }             (* may be there more than once *)
///          | "screen" name                     (* table, if it is missing *)
///          | "given" quoted ;                  (* with screen; may be there more than once *)
/// find     = integer ":" integer ;             (* ms of the game, never falling, and a pair from 0 *)
/// step     = time action [ digest ] newline { change } ;
/// time     = integer ;                          (* ms since the start, never falling *)
/// action   = "start"                            (* only as the first step, at 0 *)
///          | "wait"
///          | "tap" place use
///          | "press" place "for" integer use    (* ms *)
///          | "drag" place "->" place "over" integer use
///          | ( "down" | "move" | "up" | "cancel" ) place use
///          | "scroll" place "by" point
///          | "key" [ "down" | "up" | "repeat" ] key [ "with" modifier { "+" modifier } ]
///          | "text" quoted
///          | "marked" quoted                    (* of an input method; empty: none any more *)
///          | "paste" quoted                     (* the pasteboard's text *)
///          | "message" value quoted             (* of the program that drives the stage *)
///          | "resize" size                      (* each side 0 … 100,000 points *)
///          | "focus" ( "gained" | "lost" )
///          | "expect" expectation
///          | "expect" "effect" effect
///          | "expect" "announcement" said      (* the same as the effect *)
///          | "expect" "picture" value [ "within" integer ]  (* a file, and 0 … 255; from version 5 on *)
///          | "scroll" "to" name [ "at" place ]  (* from version 5 on *)
///          | "wait" "until" expectation "for" "at" "most" integer  (* ms; from version 5 on *)
///          | "end" ;                            (* the last step *)
/// effect   = "copy" quoted | "paste" | "open" value | "feedback" value | "sound" value | "close"
///          | "message" value quoted | "store" stored | "announcement" said ;
/// said     = [ "assertive" ] quoted ;          (* to who can't see the stage; assertive: at once *)
/// stored   = value value ( "none" | kind value ) ;   (* a domain, a key, what is kept; "none": nothing *)
/// kind     = "bool" | "int" | "double" | "string" | "url" | "date" | "utf8" | "data" | "array"
///          | "dictionary" ;
/// expectation = ( name | "element" element ) comparison ;   (* before version 5: name "=" value *)
/// element  = name [ "." property ] | name property ;        (* the second where the name has quotes *)
/// property = "label" | "value" | "isVisible" | "isEnabled" | "frame" | "x" | "y" | "width" | "height" ;
/// comparison = ( "=" | "!=" ) value | ( "<" | ">" ) decimal | "exists" | "gone" ;
/// decimal  = [ "-" ] digits [ "." digits ] ;
/// use      = [ "pointer" integer ] [ "button" ( "primary" | "secondary" | "middle" ) ] ;
/// place    = point
///          | name [ offset ]                    (* an element; its centre without an offset *)
///          | "beside" name offset ;             (* from version 2 on: a gap, from the element next to it *)
/// point    = number "," number ;                (* in points from the viewport's top left *)
/// offset   = signed "," signed ;                (* in points from the element's top left *)
/// size     = number "x" number ;
/// modifier = "shift" | "control" | "option" | "command" ;
/// digest   = "#" 16 * hex ;                     (* of the state after the step; lower case *)
/// change   = name ( "=" value | "gone" ) newline ;
/// name     = letter or "_", { printable ASCII but space, quote and "#" } | quoted ;
/// key      = printable ASCII but space, quote and "#", not "with" | quoted ;
/// value    = printable ASCII but space, quote and "#" at its start | quoted ;
/// quoted   = '"' { any but quote and backslash | "\\" | '\"' | "\n" | "\r" | "\t"
///          | "\u{" hex { hex } "}" } '"' ;
/// number   = [ "-" ] digits [ "." 1…3 digits ] ; (* within ± 1,000,000 *)
/// signed   = ( "+" | "-" ) digits [ "." 1…3 digits ] ;
/// comment  = "//" any text newline ;            (* a line of its own *)
/// newline  = [ carriage return ] line feed ;
/// ```
///
/// The fields `deck`, `pairs`, `seed` and `viewport` have to be there; a script of another screen than
/// the table may leave out the first three. A script that has `symbols`
/// shows those on its cards, the first ones first; otherwise `deck` is one that the program knows. Of
/// that, the seed draws the symbols from version 3 on; before, a game took the deck's first ones. A
/// script of version 1 may also name the file of a deck there.
///
/// `fonts` are the families that a game was recorded under, and 64 bits of the sizes that texts have in
/// them. They change nothing; who plays the script under fonts in which texts have other sizes is told
/// so when something is not as it should be. `language` is the code of the language in which it was shown, such as
/// `de`; states are the same in each. What goes for fonts goes for `program`, too, which a game was recorded by, with
/// its version: another one may put things elsewhere.
///
/// The setup tells how a game is played that isn't one of one person by the classic rules: who sits at
/// the table, each a person or a bot that the program knows by name; after how long a mismatch turns back
/// by itself; how long all cards lie face up at the start; whether quick finds earn more, and cards may
/// be peeked at; whether the table tells what can be done next; in how much time the game has to be won; after how long a press is a hold. A `ghost` is
/// an earlier game: when, on the game's clock, it found which pair; each pair at most once.
///
/// `screen` names another screen than the table, and `given` is what it begins with, in a form of the
/// program's own. Texts of several lines are joined, with nothing in between.
///
/// `stored` is what a program had kept when it began: in a domain (`standard`, `scene`, `files`, or
/// `suite:` and a name), under a key, a value of a kind. Bytes that are text in UTF-8 are `utf8`, others
/// `data` in Base64; dates are seconds since the beginning of 2001; an array is a list in JSON of texts
/// that are a kind, a space and a value each, and a dictionary an object of such. A value that is too
/// long for a line goes on in the next ones, which have the same domain, key and kind.
///
/// In an action, `key up` without another word is the key named `up`, and a key without a phase goes
/// down and up at once.
///
/// A step that names an element finds it on the stage at the step's time. A pointer that went
/// `down` on an element keeps that element's place of then until it goes up: `move card:5 +12,-80`
/// is 80 points above where `card:5` stood when the pointer took hold of it.
///
/// `beside card:5 +90,+3` is a place that no element is at, told by the one that is nearest. Where
/// another layout has put an element there, it is the nearest place around that has none. From version
/// 2 on, a pointer that goes down at an offset in an element goes down on that element, in the nearest
/// place of it, where another layout has made it smaller; in version 1 it may miss it.
///
/// `expect effect` waits for nothing: the program has to have asked for that by then, and after what
/// the last `expect effect` found. What it asked for in between may be anything, up to 50,000 effects of 8 MiB: of
/// more, those that came first may be forgotten.
///
/// `expect` looks at a line of the snapshot, or with `element` at one on the stage: what it is called and
/// set to, where it is, whether a pointer could hit it, whether it is enabled. `<` and `>` compare numbers
/// exactly. `expect picture` looks at a file beside the script: `*.txt` has the display list as text, `*.png`
/// its pixels, each channel of which may be so many of 255 off.
///
/// `scroll to` turns a wheel in the viewport's middle, or at a place, down, up, left and right, until the
/// element can be hit in its middle: also one that a lazy container hasn't made yet.
///
/// `wait until` lets time go on from timer to timer until the expectation holds, and fails when it doesn't
/// in all of that time. Times are those at which things happen: what follows stands behind the longest time
/// that it may take.
///
/// `use` takes over the fields and the steps of another file of at most 1 MiB, which stands in the folder of
/// this one or below it, also behind links, names no other one and has no `end`. A field that both have counts as it
/// stands here; those that may be there more than once are added. A file with steps has all fields that have to be there,
/// also those that count as they stand here.
///
/// A change is a line of the state's snapshot that is not what it was after the step before. After
/// `start` the whole snapshot stands as changes to nothing.
///
/// A file need not have an `end`: the writer of a recording may have been killed, and what it wrote
/// is a valid prefix. The recorder writes a line up to its `#` before it sends the event and the
/// rest after it; so a last line that ends in `#`, without a newline, is an event during which the
/// writer died. Any other last line that lacks its newline is refused as cut off, except for a
/// whole `end`.
///
/// What playing a script takes is bounded, whatever it says: it is read and played line by line, and
/// a drag's moves are made one by one. A file has at most 256 MiB, a line 64 KiB, the changes of a
/// step 16 MiB, a header 10,000 symbols in 1 MB and 16 families of
/// fonts, 16 MiB of what is given to a screen, 64 MiB of what was kept, and there are at most 1,000 pointers. Whoever asks
/// for more is told so, with its line, before anything is played. Playing takes at most 200 MB
/// beside the picture that is drawn of it, which has at most 64 Mi pixels.
public enum ReplayGrammar {
  /// The newest version of the language.
  public static let version = 5
  /// The first version in which the seed draws the symbols of a deck.
  public static let versionThatDraws = 3
  /// The first version that says how a game is played, and on which screen.
  public static let versionThatSetsUp = 4
  /// The first version that looks at elements and pictures, waits for something, scrolls to an element, and
  /// uses other files.
  public static let versionThatLooks = 5
  /// All versions that can be read.
  public static let versions = 1...version
  /// The most bytes that a file may have.
  public static let fileBytes = 268_435_456
  /// The most bytes that a line may have, without its newline.
  public static let lineBytes = 65_536
  /// How many bytes of a text stand in a line: as escapes they take at most six times as much.
  static let textBytes = lineBytes / 8
  /// The most bytes that the changes of a step may have in their names and values.
  public static let changeBytes = 16_777_216
  /// The most symbols that a header may carry.
  public static let symbols = 10_000
  /// The most bytes that those may have.
  public static let symbolBytes = 1_000_000
  /// The most families of fonts that a header may name.
  public static let families = 16
  /// How many expectations may fail before playing stops.
  public static let failures = 100
  /// How many pairs a script may ask for.
  public static let pairs = 1...10_000
  /// How many players sit at a table.
  public static let players = 1...4
  /// The Unicode scalars of a player's name.
  public static let nameScalars = 1...40
  /// After how many milliseconds a mismatch may turn back by itself.
  public static let turnBackMilliseconds: ClosedRange<Int64> = 250...60_000
  /// How many milliseconds the cards may lie face up at the start.
  public static let lookMilliseconds: ClosedRange<Int64> = 500...600_000
  /// How many milliseconds a race may last: up to ten hours.
  public static let raceMilliseconds: ClosedRange<Int64> = 1_000...36_000_000
  /// After how many milliseconds a press may be a hold.
  public static let holdMilliseconds: ClosedRange<Int64> = 250...3_000
  /// The most bytes that may be given to a screen.
  public static let givenBytes = 16_777_216
  /// The most bytes that a file may have which a script uses.
  public static let usedBytes = 1_048_576
  /// How far, of 255, the channels of a picture may be off.
  public static let tolerances = 0...255
  /// How many times a wheel is turned at most to come to an element, in each direction.
  public static let wheelTurns = 10_000
  /// How many effects are kept at most for what expects one.
  public static let effects = 100_000
  /// The most bytes that the texts of those may have.
  public static let effectBytes = 16_777_216
  /// The most bytes that what a program had kept may have.
  public static let storedBytes = 67_108_864
  /// Times and durations, in milliseconds: up to 115 days.
  public static let milliseconds: ClosedRange<Int64> = 0...10_000_000_000
  /// The numbers of pointers.
  public static let pointers = 0...999
  /// The sides of a viewport, in thousandths of a point, in the header.
  static let viewportSides = 1_000...100_000_000
  /// The sides of a viewport, in thousandths of a point, after a resize.
  static let resizedSides = 0...100_000_000
  /// Coordinates, in thousandths of a point.
  static let coordinates = -1_000_000_000...1_000_000_000
}
