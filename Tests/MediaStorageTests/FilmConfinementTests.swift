import Foundation
import SocialTestSupport
import Testing

@testable import SocialMediaStorage

/// A file could make `ffmpeg` do anything. A program in its place tries what it can reach.
@Suite("What makes films of a file")
struct FilmConfinementTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  @Test("reaches its two files and no other, no network and no other process, and takes only so much")
  func confined() async throws {
    let (source, program) = (fixtures.path("hostile.c"), fixtures.path("hostile"))
    let secret = try fixtures.write(Array("secret".utf8), to: "secret")
    try Data(Self.hostile(secret: secret).utf8).write(to: URL(filePath: source))
    try await Program.expect(["clang", "-pthread", "-o", program, source])
    let (input, output) = (
      try fixtures.write(Array("film".utf8), to: "input"), try fixtures.write([], to: "output")
    )
    let report = try await FilmProgram(path: program).run(
      on: input, into: output, [input, output], within: .seconds(300))
    #expect(
      String(decoding: report, as: UTF8.self) == """
        read the film: done
        write the film: done
        empty the film: done
        write a hundred megabytes: refused
        read a file: refused
        write a file: refused
        write to what is read: refused
        remove a file: refused
        open a file to everyone: refused
        list a folder: refused
        connect: refused
        start a process: refused
        end another process: refused
        look into another process: refused
        take back the limit of memory: refused
        three gigabytes: refused
        a thread: done
        a hundred megabytes: done

        """)
    #expect(try fixtures.bytes(of: "secret") == Array("secret".utf8))
    #expect(!FileManager.default.fileExists(atPath: secret + ".new"))
  }

  private static func hostile(secret: String) -> String {
    """
    #define _GNU_SOURCE
    #include <dirent.h>
    #include <fcntl.h>
    #include <pthread.h>
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/ptrace.h>
    #include <sys/resource.h>
    #include <sys/socket.h>
    #include <sys/stat.h>
    #include <unistd.h>

    static void tell(const char *what, int done) { printf("%s: %s\\n", what, done ? "done" : "refused"); }
    static void *idle(void *nothing) { return nothing; }
    static int takes(size_t bytes) {
      char *memory = malloc(bytes);
      if (memory != NULL) memset(memory, 1, bytes);
      return memory != NULL && memory[bytes / 2] == 1;
    }

    int main(int count, char **arguments) {
      struct rlimit most = {RLIM_INFINITY, RLIM_INFINITY};
      pthread_t thread;
      char read_bytes[4];
      signal(SIGXFSZ, SIG_IGN);
      int input = open(arguments[1], O_RDONLY), output = open(arguments[2], O_RDWR | O_CREAT, 0600);
      tell("read the film", read(input, read_bytes, 4) == 4);
      tell("write the film", write(output, "film", 4) == 4);
      tell("empty the film", open(arguments[2], O_WRONLY | O_TRUNC) >= 0);
      tell("write a hundred megabytes", pwrite(output, "film", 4, 100 << 20) == 4);
      tell("read a file", open("\(secret)", O_RDONLY) >= 0 || open("/etc/passwd", O_RDONLY) >= 0);
      tell("write a file", open("\(secret).new", O_WRONLY | O_CREAT, 0600) >= 0);
      tell("write to what is read", open(arguments[1], O_WRONLY) >= 0);
      tell("remove a file", unlink("\(secret)") == 0 || rename("\(secret)", "\(secret).new") == 0);
      tell("open a file to everyone", chmod("\(secret)", 0777) == 0);
      tell("list a folder", opendir("/") != NULL);
      tell("connect", socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0);
      fflush(stdout);
      pid_t child = fork();
      if (child == 0) _exit(0);
      tell("start a process", child > 0);
      tell("end another process", kill(getppid(), 0) == 0);
      tell("look into another process", ptrace(PTRACE_SEIZE, getppid(), NULL, NULL) == 0);
      tell("take back the limit of memory", setrlimit(RLIMIT_AS, &most) == 0);
      tell("three gigabytes", takes((size_t)3 << 30));
      tell("a thread", pthread_create(&thread, NULL, idle, NULL) == 0 && pthread_join(thread, NULL) == 0);
      tell("a hundred megabytes", takes(100 << 20));
      return 0;
    }
    """
  }
}
