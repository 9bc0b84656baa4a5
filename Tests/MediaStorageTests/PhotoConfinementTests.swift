import Foundation
import SocialTestSupport
import Testing

@testable import SocialMediaStorage

/// A file could make libvips do anything. A library in its place tries what it can reach.
@Suite("What makes pictures of a file")
struct PhotoConfinementTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  @Test("reaches no file, no network, no program and no other process, and takes only so much memory")
  func confined() async throws {
    let (source, library) = (fixtures.path("hostile.c"), fixtures.path("libhostile.so"))
    try Data(Self.hostile(secret: try fixtures.write(Array("secret".utf8), to: "secret")).utf8)
      .write(to: URL(filePath: source))
    try await Program.expect(["clang", "-shared", "-fPIC", "-pthread", "-o", library, source])
    let maker = PhotoMaker(pixels: 100, patience: .seconds(300), library: library)
    let picture = try PhotoFile(path: try await fixtures.picture("picture.jpg"), limit: 1 << 20)
    let report = try await maker.make([PhotoMaker.Step(width: 1, height: 1, format: .png)], of: picture)[0]
    #expect(
      String(decoding: report.bytes, as: UTF8.self) == """
        read a file: refused
        write a file: refused
        list a folder: refused
        connect: refused
        start a process: refused
        start a program: refused
        end another process: refused
        look into another process: refused
        take back the limit of memory: refused
        two gigabytes: refused
        a thread: done
        a hundred megabytes: done

        """)
    #expect(!FileManager.default.fileExists(atPath: fixtures.path("secret.new")))
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
    #include <unistd.h>

    static char report[4096];
    static void tell(const char *what, int done) {
      snprintf(report + strlen(report), sizeof report - strlen(report), "%s: %s\\n", what, done ? "done" : "refused");
    }
    static void *idle(void *nothing) { return nothing; }
    static int takes(size_t bytes) {
      char *memory = malloc(bytes);
      if (memory != NULL) memset(memory, 1, bytes);
      return memory != NULL && memory[bytes / 2] == 1;
    }

    int vips_init(const char *name) { return 0; }
    void *vips_image_new_from_buffer(const void *bytes, size_t count, const char *options, ...) {
      char *none[] = {NULL};
      struct rlimit most = {RLIM_INFINITY, RLIM_INFINITY};
      pthread_t thread;
      tell("read a file", open("\(secret)", O_RDONLY) >= 0);
      tell("write a file", open("\(secret).new", O_WRONLY | O_CREAT, 0600) >= 0);
      tell("list a folder", opendir("/") != NULL);
      tell("connect", socket(AF_INET, SOCK_STREAM, 0) >= 0 || socket(AF_UNIX, SOCK_STREAM, 0) >= 0);
      pid_t child = fork();
      if (child == 0) _exit(0);
      tell("start a process", child > 0);
      tell("start a program", execve("/bin/true", none, none) == 0);
      tell("end another process", kill(getppid(), 0) == 0);
      tell("look into another process", ptrace(PTRACE_SEIZE, getppid(), NULL, NULL) == 0);
      tell("take back the limit of memory", setrlimit(RLIMIT_AS, &most) == 0);
      tell("two gigabytes", takes((size_t)2 << 30));
      tell("a thread", pthread_create(&thread, NULL, idle, NULL) == 0 && pthread_join(thread, NULL) == 0);
      tell("a hundred megabytes", takes(100 << 20));
      return report;
    }
    int vips_thumbnail_buffer(const void *bytes, size_t count, void **made, int width, ...) {
      *made = report;
      return 0;
    }
    int vips_image_write_to_buffer(void *image, const char *form, void **bytes, size_t *count, ...) {
      *bytes = report;
      *count = strlen(report);
      return 0;
    }
    int vips_image_get_width(const void *image) { return 1; }
    int vips_image_get_height(const void *image) { return 1; }
    int vips_image_get_bands(const void *image) { return 3; }
    int vips_image_get_interpretation(const void *image) { return 22; }
    int vips_image_get_format(const void *image) { return 0; }
    int vips_image_get_n_pages(void *image) { return 1; }
    void *vips_image_copy_memory(void *image) { return image; }
    const void *vips_image_get_data(void *image) { return image; }
    unsigned long vips_image_get_typeof(const void *image, const char *field) { return 0; }
    """
  }
}
