/// That who watches a script being played wants no more of it.
struct PlayingStopped: Error {}
