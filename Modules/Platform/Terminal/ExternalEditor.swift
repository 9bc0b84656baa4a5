public import AppValues
import Foundation

/// The editor that someone prefers for longer text.
public struct ExternalEditor: Hashable, Sendable {
  /// A shell command. The file's path is appended to it.
  private let command: String

  /// The editors to try if none is set, the easiest first.
  private static let usual = ["editor", "nano", "vi"]

  /// The editor in `VISUAL` or `EDITOR`, or else a common one in the folders of `PATH`; nil if there is none.
  public init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let installed = Self.usual.first { name in folders.contains { access("\($0)/\(name)", X_OK) == 0 } }
    let names = [environment["VISUAL"], environment["EDITOR"], installed]
    guard let command = names.lazy.compactMap(\.self).first(where: { !$0.isEmpty }) else {
      return nil
    }
    self.command = command
  }

  /// Lets the person edit a text, in a file that only they can read.
  ///
  /// Throws `cancelled` if the editor fails or can't be started, `storage` if the file can't be made.
  public func edit(_ text: String) async throws(AppError) -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("socialconnect-\(UUID().uuidString)")
    let file = folder.appendingPathComponent("post.txt")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      // Editors expect a file to end with a newline.
      try Data((text.isEmpty ? "" : text + "\n").utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    } catch {
      throw .storage(.readOnly)
    }
    // Leftovers in the temporary folder do no harm.
    defer { try? FileManager.default.removeItem(at: folder) }
    guard await run(on: file.path) else { throw .cancelled }
    // A file that the editor took away holds nothing to take over.
    guard let data = try? Data(contentsOf: file) else { throw .cancelled }
    var edited = String(decoding: data, as: UTF8.self)
    while edited.last?.isNewline == true { edited.removeLast() }
    return edited
  }

  /// Whether the editor succeeded.
  private func run(on path: String) async -> Bool {
    let command = command
    return await withCheckedContinuation { done in
      Thread.detachNewThread {
        done.resume(returning: Self.wait(for: command, path))
      }
    }
  }

  private static func wait(for command: String, _ path: String) -> Bool {
    let words = ["sh", "-c", "\(command) \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var environment: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { environment.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", nil, &attributes, &arguments, &environment) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return status == 0
  }
}
