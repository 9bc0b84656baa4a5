import AppValues
import Foundation
import SocialFiles

/// The files of a request, which exist until it is answered.
final class UploadedFiles: Sendable {
  /// No files.
  static let none = UploadedFiles([:])

  private let files: [String: LocalFile]

  /// - Parameter files: The files by the names of their fields.
  init(_ files: [String: LocalFile]) {
    self.files = files
  }

  /// The file of a field; nil for none.
  subscript(field: String) -> LocalFile? { files[field] }

  /// Removes the files. What was made of them is kept elsewhere.
  func remove() {
    for file in files.values {
      // A file that can't be removed is in a folder that the system empties.
      try? FileManager.default.removeItem(atPath: file.path)
    }
  }

  /// Removes what a killed server left in its folder. Nothing that old belongs to a request.
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

  /// The prefix of the files' names.
  static let prefix = "upload-"
}
