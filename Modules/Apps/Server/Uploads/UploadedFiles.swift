import AppValues
import Foundation
import SocialFiles

/// The files that a call brought. They are there until it is answered.
final class UploadedFiles: Sendable {
  /// None.
  static let none = UploadedFiles([:])

  private let files: [String: LocalFile]

  /// - Parameter files: Where they are, by the names of their fields.
  init(_ files: [String: LocalFile]) {
    self.files = files
  }

  /// The file of a field; nil for none.
  subscript(field: String) -> LocalFile? { files[field] }

  /// Removes them: what was made of them is kept elsewhere by now.
  func remove() {
    for file in files.values {
      // One that can't be removed lies in a folder that the system empties.
      try? FileManager.default.removeItem(atPath: file.path)
    }
  }

  /// Removes what a server left in its folder that was killed: nothing that old belongs to a call.
  static func removeLeftovers(in folder: PrivateFolder) {
    // If the folder can't be read, nothing in it can be removed, and leftovers do no harm.
    for name in (try? folder.names()) ?? [] where name.hasPrefix(prefix) {
      let path = folder.file(name).path
      // One that has gone by now needs no more.
      let modified = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      if let modified, modified.timeIntervalSinceNow < -3600 {
        try? FileManager.default.removeItem(atPath: path)  // As above.
      }
    }
  }

  /// How the names of the files begin.
  static let prefix = "upload-"
}
