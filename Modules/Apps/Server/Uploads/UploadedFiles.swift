import AppValues
import Foundation

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
}
