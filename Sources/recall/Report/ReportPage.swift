import Foundation

/// A page that shows replays to whoever has a browser: one file, which asks nobody for anything.
struct ReportPage {
  var sessions: [ReportSession]

  /// The page, with what failed first.
  ///
  /// - Throws: What the encoder throws.
  var html: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let passed = ReplayVerdict.Outcome.passed.rawValue
      let ordered =
        sessions.filter { $0.outcome != passed } + sessions.filter { $0.outcome == passed }
      let data = String(decoding: try encoder.encode(ordered), as: UTF8.self)
        // Nothing in it may end the script that it stands in.
        .replacingOccurrences(of: "<", with: "\\u003C")
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
        <title>Replays</title>
        <style>
        \(ReportPage.style)
        </style>
        </head>
        <body>
        \(ReportPage.body)
        <script type="application/json" id="data">\(data)</script>
        <script>
        \(ReportPage.script)
        \(ReportPage.pictures)
        if (sessions.length) open(0);
        </script>
        </body>
        </html>

        """
    }
  }
}
