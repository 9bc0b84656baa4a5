import Foundation
import Shell
import Synchronization
import Testing

/// A folder for one test, gone when the test is over, and what was logged in it.
final class TemporaryHome: Sendable {
  let path: String
  private let lines = Mutex<[String]>([])

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/storage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // What a failed test leaves in the temporary folder is the system's to clean.
    try? FileManager.default.removeItem(atPath: path)
  }

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

/// The permission bits of a file.
func mode(of path: String) throws -> Int {
  try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
}
