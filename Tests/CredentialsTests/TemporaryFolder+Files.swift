import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  var path: String { url.path }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

/// The permission bits of a file.
func mode(of path: String) throws -> Int {
  try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
}
