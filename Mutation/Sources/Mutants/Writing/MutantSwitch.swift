/// The module of the copy that knows which mutant is chosen, in C: its one function is inlined everywhere.
///
/// `MUTANT` is the number, `MUTANTS_REACHED` a file with a byte for each mutant. What is reached is noted there at once, so that
/// a crash and a kill leave it behind.
enum MutantSwitch {
  static let header = """
    #include <stdbool.h>
    #include <stdint.h>

    extern unsigned char *mutants_reached;
    extern uint32_t mutant_chosen;

    static inline bool isMutant(uint32_t number) {
      mutants_reached[number] = 1;
      return number == mutant_chosen;
    }

    """

  /// - Parameter count: How many mutants there are.
  static func source(count: Int) -> String {
    """
    #include "MutantSwitch.h"
    #include <fcntl.h>
    #include <stdlib.h>
    #include <sys/mman.h>
    #include <sys/resource.h>
    #include <unistd.h>

    static unsigned char nowhere[\(count + 1)];
    unsigned char *mutants_reached = nowhere;
    uint32_t mutant_chosen = 0;

    __attribute__((constructor)) static void begin(void) {
      const char *number = getenv("MUTANT");
      if (number != NULL) mutant_chosen = (uint32_t)strtoul(number, NULL, 10);
      const char *path = getenv("MUTANTS_REACHED");
      if (path == NULL) return;
      // Some mutants never stop to ask for memory.
      struct rlimit memory = {.rlim_cur = 8ul << 30, .rlim_max = 8ul << 30};
      setrlimit(RLIMIT_AS, &memory);
      int file = open(path, O_RDWR);
      if (file < 0) abort();
      void *bytes = mmap(NULL, sizeof nowhere, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
      if (bytes == MAP_FAILED) abort();
      mutants_reached = bytes;
      close(file);
    }

    """
  }
}
