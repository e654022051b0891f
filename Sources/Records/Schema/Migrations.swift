import GRDB

/// How the database got to be as it is. A migration that has been published never changes: another one
/// comes behind it.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1: games, decks and settings") { db in
      // Numbers of games are never used again, so that a claim can't be taken for another game's.
      try db.execute(
        sql: """
          CREATE TABLE game (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            beganAt INTEGER NOT NULL,
            deck TEXT NOT NULL,
            title TEXT NOT NULL,
            pairs INTEGER NOT NULL,
            seed TEXT NOT NULL,
            rules TEXT NOT NULL,
            players TEXT NOT NULL,
            person INTEGER NOT NULL,
            kind TEXT NOT NULL,
            "end" TEXT NOT NULL,
            standing TEXT NOT NULL,
            moves INTEGER NOT NULL,
            score INTEGER NOT NULL,
            peeks INTEGER NOT NULL,
            milliseconds INTEGER NOT NULL,
            review TEXT,
            recalls TEXT NOT NULL
          ) STRICT;
          CREATE INDEX gameByEnd ON game ("end", beganAt);
          CREATE TABLE piece (
            game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text BLOB NOT NULL,
            PRIMARY KEY (game, number)
          ) STRICT, WITHOUT ROWID;
          CREATE TABLE deck (
            name TEXT PRIMARY KEY NOT NULL,
            title TEXT NOT NULL,
            place INTEGER NOT NULL,
            json TEXT NOT NULL
          ) STRICT;
          CREATE TABLE setting (
            key TEXT PRIMARY KEY NOT NULL,
            json TEXT NOT NULL
          ) STRICT;
          """)
    }
    migrator.registerMigration("2: sittings") { db in
      try db.execute(
        sql: """
          CREATE TABLE sitting (id INTEGER PRIMARY KEY) STRICT;
          INSERT INTO sitting SELECT id FROM game;
          ALTER TABLE game ADD COLUMN sitting INTEGER REFERENCES sitting (id);
          ALTER TABLE game ADD COLUMN pieces INTEGER;
          UPDATE game SET sitting = id;
          CREATE INDEX gameBySitting ON game (sitting);
          CREATE TABLE sittingPiece (
            sitting INTEGER NOT NULL REFERENCES sitting (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            text BLOB NOT NULL,
            PRIMARY KEY (sitting, number)
          ) STRICT, WITHOUT ROWID;
          INSERT INTO sittingPiece SELECT game, number, text FROM piece;
          DROP TABLE piece;
          ALTER TABLE sittingPiece RENAME TO piece;
          """)
    }
    return migrator
  }
}
