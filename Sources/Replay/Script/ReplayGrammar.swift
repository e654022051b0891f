/// The language of replay scripts, version 1.
///
/// A script is UTF-8 text in lines. Nothing in it depends on a locale. Words stand between spaces
/// or tabs; a text that is no plain word stands in quotes. In EBNF, with `" "` left out between
/// words:
///
/// ```
/// script   = first { field | comment | blank } { step | comment | blank } ;
/// first    = "recall-replay" "1" newline ;
/// field    = ( "deck" name                      (* each exactly once, in any order *)
///            | "pairs" integer                  (* 1 … 10,000 *)
///            | "seed" integer                   (* 0 … 2^64 − 1 *)
///            | "viewport" size                  (* each side 1 … 100,000 points *)
///            | "scheme" ( "light" | "dark" ) )  (* the only one that may be missing: light *)
///            newline ;
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
///          | "resize" size                      (* each side 0 … 100,000 points *)
///          | "focus" ( "gained" | "lost" )
///          | "expect" name "=" value
///          | "end" ;                            (* the last step *)
/// use      = [ "pointer" integer ] [ "button" ( "primary" | "secondary" | "middle" ) ] ;
/// place    = point | name [ offset ] ;          (* an element; its centre without an offset *)
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
/// In an action, `key up` without another word is the key named `up`, and a key without a phase goes
/// down and up at once.
///
/// A step that names an element finds it on the stage at the step's time. A pointer that went
/// `down` on an element keeps that element's place of then until it goes up: `move card:5 +12,-80`
/// is 80 points above where `card:5` stood when the pointer took hold of it.
///
/// A change is a line of the state's snapshot that is not what it was after the step before. After
/// `start` the whole snapshot stands as changes to nothing.
///
/// A file need not have an `end`: the writer of a recording may have been killed, and what it wrote
/// is a valid prefix. The recorder writes a line up to its `#` before it sends the event and the
/// rest after it; so a last line that ends in `#`, without a newline, is an event during which the
/// writer died. Any other last line that lacks its newline is refused as cut off, except for a
/// whole `end`.
public enum ReplayGrammar {
  /// The one version of the language that there is.
  public static let version = 1
  /// How many pairs a script may ask for.
  public static let pairs = 1...10_000
  /// Times and durations, in milliseconds: up to 115 days.
  public static let milliseconds: ClosedRange<Int64> = 0...10_000_000_000
  /// The numbers of pointers.
  public static let pointers = 0...1_000_000
  /// The sides of a viewport, in thousandths of a point, in the header.
  static let viewportSides = 1_000...100_000_000
  /// The sides of a viewport, in thousandths of a point, after a resize.
  static let resizedSides = 0...100_000_000
  /// Coordinates, in thousandths of a point.
  static let coordinates = -1_000_000_000...1_000_000_000
}
