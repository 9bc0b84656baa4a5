import Foundation
import SocialTestSupport

/// A call to the system that fails, as strace makes it fail.
struct InjectedFault: CustomStringConvertible, Sendable {
  /// A kind of call.
  struct Call: Sendable {
    let name: String
    /// How it can fail.
    let errors: [String]
    /// Whether only calls are meant that name or use a file of the data folder: the program makes others of the kind
    /// before it comes to that.
    var isOfFiles = false
  }

  static let calls = [
    Call(name: "openat", errors: ["EMFILE", "EIO", "ENOSPC", "EROFS"], isOfFiles: true),
    Call(name: "pread64", errors: ["EIO"], isOfFiles: true),
    Call(name: "pwrite64", errors: ["EIO", "ENOSPC", "EDQUOT"]),
    Call(name: "fdatasync", errors: ["EIO", "ENOSPC"]), Call(name: "fsync", errors: ["EIO", "ENOSPC"]),
    Call(name: "ftruncate", errors: ["EIO", "ENOSPC"]),
    Call(name: "/^rename", errors: ["EIO", "ENOSPC", "EDQUOT", "EROFS"]),
    Call(name: "/^unlink", errors: ["EIO", "EROFS"]),
    Call(name: "/^mkdir", errors: ["ENOSPC", "EDQUOT", "EROFS"]),
    Call(name: "mmap", errors: ["EIO"], isOfFiles: true), Call(name: "flock", errors: ["ENOLCK"]),
    Call(name: "fcntl", errors: ["ENOLCK", "EIO"], isOfFiles: true),
  ]

  private static let files = [
    "socialconnect.sqlite", "socialconnect.sqlite-wal", "socialconnect.sqlite-shm", "sessions.json",
    "sessions.lock", "log", "drafts", "media", "",
  ]

  let call: Call
  let error: String
  /// Which of the calls that a thread makes is the first to fail.
  let turn: Int
  /// Whether all that follow fail, too.
  let lasts: Bool

  var description: String { "\(call.name) \(error) at \(turn)\(lasts ? " and after" : "")" }

  /// The command through which a program runs that is to meet the fault.
  ///
  /// - Parameter trace: The file that tells whether it did.
  func wrapper(data: URL, trace: String) -> [String] {
    let paths = Self.files.flatMap { name in
      ["-P", name.isEmpty ? data.path : data.appending(path: name).path]
    }
    return [
      "strace", "-f", "--seccomp-bpf", "-qq", "-o", trace, "-e", "trace=\(call.name)", "-e",
      "inject=\(call.name):error=\(error):when=\(turn)\(lasts ? "+" : "")",
    ] + (call.isOfFiles ? paths : [])
  }

  /// Whether strace is there and may trace.
  static func canBeMade() async -> Bool {
    // Absent or forbidden are the same to the test.
    (try? await SocialTestSupport.Program.run(["strace", "-f", "--seccomp-bpf", "-o", "/dev/null", "true"])
      .status)
      == 0
  }
}
