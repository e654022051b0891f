/// What the command line can be told to do, a file each.
enum Commands {}
