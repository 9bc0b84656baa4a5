import Foundation
import SocialMenuShell
import SocialShell
import SocialTestSupport
import Synchronization

/// A data directory for one test, gone when the test is over, and what was logged about it.
final class TemporaryHome: Sendable {
  private let folder: TemporaryFolder
  private let lines = Mutex<[String]>([])

  init() throws {
    folder = try TemporaryFolder()
  }

  var path: String { folder.url.path }

  var directory: DataDirectory { DataDirectory(path + "/data", environment: [:]) }

  var logged: [String] { lines.withLock { $0 } }

  func log(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  func write(_ text: String, to name: String) throws {
    try directory.create()
    try Data(text.utf8).write(to: URL(fileURLWithPath: directory.path + "/" + name))
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: directory.path + "/" + name, encoding: .utf8)
  }

  /// The files below a folder of the data directory, without those that lock.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path + "/" + folder)
      .filter { !$0.hasSuffix(".lock") }.sorted()
  }
}
